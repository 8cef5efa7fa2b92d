import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../article/LegalPage'
import { terms } from '../content/terms'
import { pageHead } from '../layout/pageHead'

export const Route = createFileRoute('/terms')({
  head: () => pageHead('/terms'),
  component: () => <LegalPage text={terms} />,
})
