import { areChunksLoaded, loadChunks, routesAt } from './routeChunks'
import type { AppRouter } from './router'

/** After so long, in ms, without the page that was asked for, the browser loads it whole. */
export const PATIENCE = 5000

const NEVER = new Promise<never>(() => {})

/**
 * From here on a client navigation waits for the code of the next page before the address changes; the present page
 * stays meanwhile. If the code cannot be had, or the page is not shown after `PATIENCE`, the browser loads it whole: as
 * HTML it needs no script.
 *
 * Tried instead: `vite:preloadError` does not tell which navigation failed, nor that a file never answers or is empty.
 * An error component takes the present page away. A `beforeLoad` costs a render in every navigation.
 */
export function loadChunksOrReload(router: AppRouter): void {
  let patience: ReturnType<typeof setTimeout>
  let latest = 0

  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      const navigation = ++latest
      clearTimeout(patience)
      if (nextLocation.pathname === currentLocation.pathname) return false
      // A link changes the address once this function has answered; Back and Forward have changed it already.
      const { href } = action === 'PUSH' || action === 'REPLACE' ? nextLocation : window.location
      const loadWhole = () => {
        latest++
        clearTimeout(patience)
        loadDocument(href)
      }
      patience = setTimeout(loadWhole, PATIENCE)
      const routes = routesAt(router, router.parseLocation(nextLocation).pathname)
      if (areChunksLoaded(routes)) return false
      return loadChunks(router, routes).then(() => {
        if (latest !== navigation) return NEVER
        if (areChunksLoaded(routes)) return false
        loadWhole()
        return NEVER
      })
    },
  })
  router.subscribe('onRendered', () => clearTimeout(patience))
}

/** Asks the browser for a page. If the visitor stops it, the present page stays, and the browser follows its links. */
function loadDocument(href: string): void {
  window.addEventListener('click', bypassRouter, true)
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload()
  else window.location.assign(href)
}

/** Hides the press of a link from the router. */
function bypassRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}
