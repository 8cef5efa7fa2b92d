import type { AnyRoute } from '@tanstack/react-router'
import type { AppRouter } from './router'

/** What these routes show. Where the root alone matches, there is no such page: it shows its not-found component. */
function componentsOf(routes: readonly AnyRoute[]) {
  const notFound = routes.at(-1)?.options.notFoundComponent as AnyRoute['options']['component']
  return [...routes.map(({ options }) => options.component), notFound]
}

/** Whether the code of these routes has come: TanStack's `lazyRouteComponent` takes `preload` off a component that is there. */
export function areChunksLoaded(routes: readonly AnyRoute[]): boolean {
  return componentsOf(routes).every((component) => !component?.preload)
}

/** Loads the code of these routes, or waits for a load that is under way. It never rejects: ask `areChunksLoaded` then. */
export async function loadChunks(router: AppRouter, routes: readonly AnyRoute[]): Promise<void> {
  await Promise.all(routes.map((route) => router.loadRouteChunk(route)))
}

/** The routes that a path matches, the root's first. */
export function routesAt(router: AppRouter, pathname: string): readonly AnyRoute[] {
  const [routes] = router.getMatchedRoutes(pathname)
  return routes
}
