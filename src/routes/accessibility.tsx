import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../article/ArticlePage'
import { accessibility } from '../content/accessibility'
import { pageHead } from '../head/pageHead'

export const Route = createFileRoute('/accessibility')({
  head: () => pageHead('/accessibility'),
  component: () => <ArticlePage text={accessibility} />,
})
