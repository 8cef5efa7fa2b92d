import type { AnyRoute } from '@tanstack/react-router'
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
 * current page stays: the router would show an empty page and reload it at the current scroll position.
 */
export async function loadCode(router: AppRouter, path: string): Promise<void> {
  const code = missingComponents(router, path).map((component) => component?.preload?.())
  await Promise.race([Promise.all(code), new Promise((resolve) => setTimeout(resolve, TIMEOUT))])
  if (isCodeLoaded(router, path)) return
  const { href } = window.location
  // The browser loads no document for a URL that equals the current one, or differs only by its fragment.
  window.history.replaceState(null, '', router.state.resolvedLocation?.publicHref)
  window.location.replace(href)
  return new Promise(() => {})
}
