import type { AnyRoute } from '@tanstack/react-router'
import type { AppRouter } from './router'

/**
 * The components of these routes. If only the root matches, there is no such page, and the root shows its not-found
 * component.
 */
function componentsOf(routes: readonly AnyRoute[]) {
  const notFound = routes.at(-1)?.options.notFoundComponent as AnyRoute['options']['component']
  return [...routes.map(({ options }) => options.component), notFound]
}

/**
 * Whether the code of these routes is loaded: TanStack's `lazyRouteComponent` removes `preload` from a loaded
 * component.
 */
export function areChunksLoaded(routes: readonly AnyRoute[]): boolean {
  return componentsOf(routes).every((component) => !component?.preload)
}

/** The routes that a path matches, the root's first. */
export function routesAt(router: AppRouter, pathname: string): readonly AnyRoute[] {
  const [routes] = router.getMatchedRoutes(pathname)
  return routes
}
