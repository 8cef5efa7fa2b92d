import { createRootRoute, HeadContent, lazyRouteComponent } from '@tanstack/react-router'
import { notFoundHead } from '../layout/pageHead'
import { SiteLayout } from '../layout/SiteLayout'

export const Route = createRootRoute({
  // If only the root matches, there is no such page.
  head: ({ matches }) => (matches.length === 1 ? notFoundHead() : {}),
  component: Root,
  // In a chunk of its own: no other page needs its JavaScript and its photo finish.
  notFoundComponent: lazyRouteComponent(() => import('../layout/notFound/NotFound'), 'NotFound'),
})

function Root() {
  return (
    <>
      <HeadContent />
      <SiteLayout />
    </>
  )
}
