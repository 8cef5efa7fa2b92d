import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../article/LegalPage'
import { privacy } from '../content/privacy'
import { pageHead } from '../layout/pageHead'

export const Route = createFileRoute('/privacy')({
  head: () => pageHead('/privacy'),
  component: () => <LegalPage text={privacy} />,
})
