import { createFileRoute } from '@tanstack/react-router'
import { Download } from '../home/download/Download'
import { Features } from '../home/features/Features'
import { Hero } from '../home/hero/Hero'
import { Science } from '../home/science/Science'
import { PageHead } from '../layout/PageHead'

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  return (
    <>
      <PageHead path="/" />
      <Hero />
      <Science />
      <Features />
      <Download />
    </>
  )
}
