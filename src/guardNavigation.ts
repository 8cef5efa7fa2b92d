import { areChunksLoaded, routesAt } from './routeChunks'
import type { AppRouter } from './router'

/** Blocks a navigation of the router for good: the browser takes over. */
const NEVER = new Promise<never>(() => {})

/**
 * Lets the router show another page only if its code is loaded, which it is once a mouse has rested on the link, or focus
 * has. Otherwise the browser loads the page as a document: that is as quick as waiting for the code and rendering
 * the page (docs/decisions/pages-without-code-are-documents.md), and also works if the code is gone.
 */
export function guardNavigation(router: AppRouter): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      if (nextLocation.pathname === currentLocation.pathname) return false
      if (areChunksLoaded(routesAt(router, router.parseLocation(nextLocation).pathname))) return false
      // Back and Forward have already changed the address.
      const isLink = action === 'PUSH' || action === 'REPLACE'
      loadDocument(isLink ? nextLocation.href : window.location.href)
      return NEVER
    },
  })
}

/**
 * Loads a page as a document. Until it is there, and if the visitor stops this, the browser follows links itself: the
 * router would show a page that the document then replaces.
 */
function loadDocument(href: string): void {
  window.addEventListener('click', bypassRouter, true)
  // The page may come back from the back/forward cache, with this listener.
  window.addEventListener('pageshow', () => window.removeEventListener('click', bypassRouter, true), { once: true })
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(href)
}

/** Hides clicks on links from the router, so that the browser follows them. */
function bypassRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}
