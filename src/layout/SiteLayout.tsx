import { Outlet } from '@tanstack/react-router'
import { MAIN_ID } from '../ui/jump'
import { SiteFooter } from './footer/SiteFooter'
import { SiteHeader } from './header/SiteHeader'
import { SkipLink } from './header/SkipLink'

/** What every page has, not found included: skip link, header, main, footer. */
export function SiteLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id={MAIN_ID}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
