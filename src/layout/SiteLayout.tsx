import { Outlet, useMatches } from '@tanstack/react-router'
import { MAIN_ID } from '../ui/jump'
import { SiteFooter } from './footer/SiteFooter'
import { SiteHeader } from './header/SiteHeader'
import { SkipLink } from './header/SkipLink'

/** What every page has, the not-found page included: skip link, header, main, footer. */
export function SiteLayout() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {/* `key`: each page gets a new `main`. If it were reused, Orca would move to the new heading without announcing
          it. */}
      <main key={page} id={MAIN_ID}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
