import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  type ParsedLocation,
} from '@tanstack/react-router'
import { notFoundHead } from '../head/pageHead'
import { SiteLayout } from '../layout/SiteLayout'

export interface RouterContext {
  /** In the browser: loads the code of a page before the router shows it. */
  loadCode?: (location: ParsedLocation, signal: AbortSignal) => Promise<void> | undefined
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location, abortController, preload }) =>
    preload ? undefined : context.loadCode?.(location, abortController.signal),
  component: Root,
  // Only the build renders the not-found page, which works without JavaScript, and no link leads to it. If only the
  // root matches, the page does not exist.
  ...(import.meta.env.SSR && {
    head: ({ matches }) => (matches.length === 1 ? notFoundHead() : {}),
    notFoundComponent: lazyRouteComponent(() => import('../layout/notFound/NotFound'), 'NotFound'),
  }),
})

function Root() {
  return (
    <>
      <HeadContent />
      <SiteLayout />
    </>
  )
}
