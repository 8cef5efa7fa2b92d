import { createFileRoute } from '@tanstack/react-router'
import { privacy } from '../content/privacy'
import { pageHead } from '../layout/pageHead'
import { LegalPage } from '../legal/LegalPage'

export const Route = createFileRoute('/privacy')({
  head: () => pageHead('/privacy'),
  component: () => <LegalPage text={privacy} />,
})
