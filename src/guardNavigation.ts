import { areChunksLoaded, loadChunks, routesAt } from './routeChunks'
import type { AppRouter } from './router'

/** Time limit of a client navigation, in ms: after it the browser loads the page as a document. */
const TIMEOUT = 5000

const NEVER = new Promise<never>(() => {})

/**
 * Makes every client navigation wait for the code of the next page before the address changes; meanwhile the current
 * page stays. If the code cannot be loaded, or the page is not shown within `TIMEOUT`, the browser loads the page as a
 * document: its HTML needs no script.
 *
 * Alternatives that did not work: `vite:preloadError` does not say which navigation failed, and is not fired for a file
 * that never arrives or is empty. An error component replaces the current page. A `beforeLoad` costs one more render
 * per navigation.
 */
export function guardNavigation(router: AppRouter): void {
  let timer: ReturnType<typeof setTimeout>
  let latest = 0

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      const navigation = ++latest
      clearTimeout(timer)
      if (nextLocation.pathname === currentLocation.pathname) return false
      // For a link the router changes the address after this function returns; Back and Forward have already changed
      // it.
      const { href } = action === 'PUSH' || action === 'REPLACE' ? nextLocation : window.location
      const loadAsDocument = () => {
        latest++
        clearTimeout(timer)
        loadDocument(href)
      }
      timer = setTimeout(loadAsDocument, TIMEOUT)
      const routes = routesAt(router, router.parseLocation(nextLocation).pathname)
      if (areChunksLoaded(routes)) return false
      return loadChunks(router, routes).then(() => {
        if (latest !== navigation) return NEVER
        if (areChunksLoaded(routes)) return false
        loadAsDocument()
        return NEVER
      })
    },
  })
  router.subscribe('onRendered', () => clearTimeout(timer))
}

/** Loads a page as a document. If the visitor stops this, the current page stays, and the browser follows its links. */
function loadDocument(href: string): void {
  window.addEventListener('click', bypassRouter, true)
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(href)
}

/** Hides clicks on links from the router, so that the browser follows them. */
function bypassRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}
