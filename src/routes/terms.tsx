import { createFileRoute } from '@tanstack/react-router'
import { terms } from '../content/terms'
import { pageHead } from '../layout/pageHead'
import { LegalPage } from '../legal/LegalPage'

export const Route = createFileRoute('/terms')({
  head: () => pageHead('/terms'),
  component: () => <LegalPage text={terms} />,
})
