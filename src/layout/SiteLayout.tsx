import { Box, Flex } from '@chakra-ui/react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { MAIN_ID } from '../ui/jump'
import { SiteFooter } from './footer/SiteFooter'
import { SiteHeader } from './header/SiteHeader'
import { SkipLink } from './header/SkipLink'

/** What every page has, the not-found page included: skip link, header, main, footer. */
export function SiteLayout() {
  return (
    <Flex direction="column" minH="100svh">
      <SkipLink />
      <SiteHeader />
      <Main />
      <SiteFooter />
    </Flex>
  )
}

/** A component of its own, so that header and footer are not rendered again with every page. */
function Main() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    // `key`: each page gets a new `main`. If it were reused, Orca would move to the new heading without announcing it.
    <Box as="main" flex="1" key={page} id={MAIN_ID}>
      <Outlet />
    </Box>
  )
}
