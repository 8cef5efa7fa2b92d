import { createFileRoute } from '@tanstack/react-router'
import { terms } from '../content/terms'
import { PageHead } from '../layout/PageHead'
import { LegalPage } from '../legal/LegalPage'

export const Route = createFileRoute('/terms')({ component: Terms })

function Terms() {
  return (
    <>
      <PageHead path="/terms" />
      <LegalPage text={terms} />
    </>
  )
}
