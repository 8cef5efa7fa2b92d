import { createFileRoute } from '@tanstack/react-router'
import { privacy } from '../content/privacy'
import { PageHead } from '../layout/PageHead'
import { LegalPage } from '../legal/LegalPage'

export const Route = createFileRoute('/privacy')({ component: Privacy })

function Privacy() {
  return (
    <>
      <PageHead path="/privacy" />
      <LegalPage text={privacy} />
    </>
  )
}
