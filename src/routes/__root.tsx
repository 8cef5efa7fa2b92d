import { Box, Flex } from '@chakra-ui/react'
import {
  createRootRouteWithContext,
  HeadContent,
  lazyRouteComponent,
  Outlet,
  type ParsedLocation,
  useMatches,
} from '@tanstack/react-router'
import { notFoundHead } from '../head/pageHead'
import { SiteFooter } from '../layout/footer/SiteFooter'
import { SiteHeader } from '../layout/header/SiteHeader'
import { SkipLink } from '../layout/header/SkipLink'
import { MAIN_ID } from '../ui/focus'

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

/** The head's tags and the layout of every page, including the not-found page: skip link, header, main and footer. */
function Root() {
  return (
    <>
      <HeadContent />
      <Flex direction="column" minH="[100svh]">
        <SkipLink />
        <SiteHeader />
        <Main />
        <SiteFooter />
      </Flex>
    </>
  )
}

/** A separate component, so that a navigation does not render the header and the footer again. */
function Main() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    // The key gives each page a new `main`: if it were reused, Orca would move to the new heading but not announce it.
    <Box as="main" flex="1" key={page} id={MAIN_ID}>
      <Outlet />
    </Box>
  )
}
