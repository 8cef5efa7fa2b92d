import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../article/LegalPage'
import { accessibility } from '../content/accessibility'
import { pageHead } from '../layout/pageHead'

export const Route = createFileRoute('/accessibility')({
  head: () => pageHead('/accessibility'),
  component: () => <LegalPage text={accessibility} />,
})
