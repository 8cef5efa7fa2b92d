import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../article/ArticlePage'
import { privacy } from '../content/privacy'
import { pageHead } from '../head/pageHead'

export const Route = createFileRoute('/privacy')({
  head: () => pageHead('/privacy'),
  component: () => <ArticlePage text={privacy} />,
})
