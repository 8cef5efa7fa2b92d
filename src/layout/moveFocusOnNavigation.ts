import type { RegisteredRouter } from '@tanstack/react-router'
import { focusHeadingOf, linkScrollBehavior } from '../ui/focus'

/**
 * After a client-side navigation, moves focus to the section in the URL, or to the page's `h1`, which the router does
 * not do (TanStack/router#918). A link also scrolls there, even if the URL already names its target
 * (TanStack/router#3437). Call this once links lead to pages through the router.
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
