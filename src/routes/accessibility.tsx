import { createFileRoute } from '@tanstack/react-router'
import { accessibility } from '../content/accessibility'
import { pageHead } from '../layout/pageHead'
import { LegalPage } from '../legal/LegalPage'

export const Route = createFileRoute('/accessibility')({
  head: () => pageHead('/accessibility'),
  component: () => <LegalPage text={accessibility} />,
})
