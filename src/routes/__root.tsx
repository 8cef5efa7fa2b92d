import { createRootRouteWithContext, HeadContent, lazyRouteComponent } from '@tanstack/react-router'
import { notFoundHead } from '../layout/pageHead'
import { SiteLayout } from '../layout/SiteLayout'

export interface RouterContext {
  /** In the browser: loads the code of the page at a path, before the router shows that page. */
  loadCode?: (path: string) => Promise<void> | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location, preload }) => (preload ? undefined : context.loadCode?.(location.pathname)),
  // If only the root matches, the page does not exist.
  head: ({ matches }) => (matches.length === 1 ? notFoundHead() : {}),
  component: Root,
  // In a separate chunk, since no other page needs its JavaScript.
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
