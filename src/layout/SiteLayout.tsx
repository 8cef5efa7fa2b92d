import { Box, Flex } from '@chakra-ui/react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { MAIN_ID } from '../ui/focus'
import { SiteFooter } from './footer/SiteFooter'
import { SiteHeader } from './header/SiteHeader'
import { SkipLink } from './header/SkipLink'

/** The layout of every page, including the not-found page: skip link, header, main and footer. */
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
