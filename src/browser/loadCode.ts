import type { AnyRoute } from '@tanstack/react-router'
import type { AppRouter } from '../router'

/** Milliseconds that the code of a page may take before its document is loaded instead. */
const PATIENCE = 8000

/** The components of the page at a path that are not loaded: `lazyRouteComponent` removes `preload` from one that is. */
function missingComponents(router: AppRouter, path: string) {
  const [routes] = router.getMatchedRoutes(path)
  // If only the root matches, there is no such page, and the root shows its not-found component.
  const notFound = routes.at(-1)?.options.notFoundComponent as AnyRoute['options']['component']
  return [...routes.map(({ options }) => options.component), notFound].filter((component) => component?.preload)
}

/** Whether the code of the page at a path is loaded. */
export function isCodeLoaded(router: AppRouter, path: string): boolean {
  return missingComponents(router, path).length === 0
}

/**
 * Loads the code of the page that the router is about to show, or its document if the code hangs, or is gone since a
 * deployment. Until either arrives, the page before it stays. The router would show an empty page and reload it, at the
 * scroll position of the page before.
 */
export async function loadCode(router: AppRouter, path: string): Promise<void> {
  const code = missingComponents(router, path).map((component) => component?.preload?.())
  await Promise.race([Promise.all(code), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  if (isCodeLoaded(router, path)) return
  const { href } = window.location
  // To the browser, an address that differs from the current one by its fragment, or not at all, is no other document.
  window.history.replaceState(null, '', router.state.resolvedLocation?.publicHref)
  window.location.replace(href)
  return new Promise(() => {})
}
