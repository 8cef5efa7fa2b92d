import type { RegisteredRouter } from '@tanstack/react-router'
import { focusHeading, focusTarget } from '../ui/jump'

/**
 * Moves focus after every client navigation: to the section that the address names, else to the new page's `h1`. The
 * router does not (TanStack/router#918); heading focus served screen reader, magnifier and voice users best (Fable for
 * Gatsby, 2019). On the first page focus stays where it is.
 *
 * @returns a function that stops this
 */
export function moveFocusOnNavigation(router: RegisteredRouter): () => void {
  return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    if (document.getElementById(toLocation.hash)) focusTarget(toLocation.hash)
    else focusHeading()
  })
}
