import type { ParsedLocation } from '@tanstack/react-router'
import type { AppRouter } from '../router'

/** The components of a page that are not loaded yet: `lazyRouteComponent` removes `preload` from a loaded one. */
function missingComponents(router: AppRouter, path: string) {
  const [routes] = router.getMatchedRoutes(path)
  return routes.map(({ options }) => options.component).filter((component) => component?.preload)
}

/** Whether the code of a page is loaded. */
export function isCodeLoaded(router: AppRouter, path: string): boolean {
  return missingComponents(router, path).length === 0
}

/**
 * Loads the next page's code, or falls back to a full page load if it is slow or gone. The current page stays visible
 * until then. By default, the router would show an empty page and reload it at the current scroll position.
 *
 * @param signal aborted if the visitor opens another page before the code is loaded
 */
export function loadCode(
  router: AppRouter,
  { pathname, publicHref }: ParsedLocation,
  signal: AbortSignal,
): Promise<void> | undefined {
  const missing = missingComponents(router, pathname)
  if (missing.length === 0) return
  return new Promise((resolve) => {
    const resolveOrLoadDocument = () => {
      clearTimeout(timer)
      if (signal.aborted || isCodeLoaded(router, pathname)) return resolve()
      // The URL is already that of the next page, and the browser does not load a document whose URL is the current
      // one or differs only in its fragment. So this first restores the previous URL. It calls the prototype's method,
      // since the router overrides those of `window.history`.
      History.prototype.replaceState.call(window.history, null, '', router.state.resolvedLocation?.publicHref)
      window.location.replace(publicHref)
      signal.onabort = () => window.stop()
    }
    const timer = setTimeout(resolveOrLoadDocument, 8000)
    void Promise.all(missing.map((component) => component?.preload?.())).then(resolveOrLoadDocument)
  })
}
