import { createFileRoute } from '@tanstack/react-router'
import { accessibility } from '../content/accessibility'
import { PageHead } from '../layout/PageHead'
import { LegalPage } from '../legal/LegalPage'

export const Route = createFileRoute('/accessibility')({ component: Accessibility })

function Accessibility() {
  return (
    <>
      <PageHead path="/accessibility" />
      <LegalPage text={accessibility} />
    </>
  )
}
