import { Box, Flex } from '@chakra-ui/react'
import { Outlet, useMatches } from '@tanstack/react-router'
import { MAIN_ID } from '../ui/jump'
import { SiteFooter } from './footer/SiteFooter'
import { SiteHeader } from './header/SiteHeader'
import { SkipLink } from './header/SkipLink'

/** What every page has, the not-found page included: skip link, header, main, footer. */
export function SiteLayout() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <Flex direction="column" minH="100svh">
      <SkipLink />
      <SiteHeader />
      {/* `key`: each page gets a new `main`. If it were reused, Orca would move to the new heading without announcing
          it. */}
      <Box as="main" flex="1" key={page} id={MAIN_ID}>
        <Outlet />
      </Box>
      <SiteFooter />
    </Flex>
  )
}
