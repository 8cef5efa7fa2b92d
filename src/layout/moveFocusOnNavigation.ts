import type { RegisteredRouter } from '@tanstack/react-router'
import { focusHeadingOf, linkScrollBehavior } from '../ui/jump'

/**
 * Moves focus after every client navigation: to the section that the address names, else to the page's `h1`. The router
 * does not (TanStack/router#918); heading focus served screen reader, magnifier and voice users best (Fable for Gatsby,
 * 2019). A link also scrolls to that section, or to the top of the current page, on every press: the router does not if
 * the address already names it (TanStack/router#3437). Call this once the first page is hydrated.
 */
export function moveFocusOnNavigation(router: RegisteredRouter): void {
  let isLink = true
  router.history.subscribe(({ action: { type } }) => {
    isLink = type === 'PUSH' || type === 'REPLACE'
  })
  router.subscribe('onRendered', ({ toLocation: { hash }, pathChanged }) => {
    const target = document.getElementById(hash)
    if (isLink && target) target.scrollIntoView({ behavior: pathChanged ? 'instant' : linkScrollBehavior() })
    else if (isLink && !pathChanged) window.scrollTo({ top: 0, behavior: linkScrollBehavior() })
    if (isLink || pathChanged) focusHeadingOf(target ?? document.querySelector('main'))
    isLink = true
  })
}
