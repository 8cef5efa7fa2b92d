import { Outlet, useMatches } from '@tanstack/react-router'
import { MAIN_ID } from '../ui/jump'
import { SiteFooter } from './footer/SiteFooter'
import { SiteHeader } from './header/SiteHeader'
import { SkipLink } from './header/SkipLink'

/** What every page has, not found included: skip link, header, main, footer. */
export function SiteLayout() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {/* Each page has a main of its own. In one that stays, Orca moves to the new heading by itself, without a word. */}
      <main key={page} id={MAIN_ID}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
