import type { AnyRoute, ParsedLocation } from '@tanstack/react-router'
import type { AppRouter } from '../router'

/** Milliseconds after which the document of a page is loaded instead of its code. */
const TIMEOUT = 8000

/** The components of a page that are not loaded yet; `lazyRouteComponent` removes `preload` from a loaded one. */
function missingComponents(router: AppRouter, path: string) {
  const [routes] = router.getMatchedRoutes(path)
  // If only the root matches, the page does not exist, and the root shows its not-found component.
  const notFound = routes.at(-1)?.options.notFoundComponent as AnyRoute['options']['component']
  return [...routes.map(({ options }) => options.component), notFound].filter((component) => component?.preload)
}

/** Whether the code of a page is loaded. */
export function isCodeLoaded(router: AppRouter, path: string): boolean {
  return missingComponents(router, path).length === 0
}

/**
 * Loads the code of the next page, or its document if the code times out or was removed by a deployment. Until then the
 * current page stays. By default, the router would show an empty page and reload it at the current scroll position.
 *
 * @param signal aborted when the visitor opens another page meanwhile
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
      // The browser loads no document for a URL that equals the current one, or differs only by its fragment. Through
      // the prototype, since the router overrides the methods of `window.history`.
      History.prototype.replaceState.call(window.history, null, '', router.state.resolvedLocation?.publicHref)
      window.location.replace(publicHref)
      signal.onabort = () => window.stop()
    }
    const timer = setTimeout(resolveOrLoadDocument, TIMEOUT)
    void Promise.all(missing.map((component) => component?.preload?.())).then(resolveOrLoadDocument)
  })
}
