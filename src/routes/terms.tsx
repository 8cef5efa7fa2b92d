import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../article/ArticlePage'
import { terms } from '../content/terms'
import { pageHead } from '../head/pageHead'

export const Route = createFileRoute('/terms')({
  head: () => pageHead('/terms'),
  component: () => <ArticlePage text={terms} />,
})
