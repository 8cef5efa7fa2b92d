import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../head/pageHead'
import { Download } from '../home/download/Download'
import { Features } from '../home/features/Features'
import { Hero } from '../home/hero/Hero'
import { Science } from '../home/science/Science'

export const Route = createFileRoute('/')({ head: () => pageHead('/'), component: Home })

function Home() {
  return (
    <>
      <Hero />
      <Science />
      <Features />
      <Download />
    </>
  )
}
