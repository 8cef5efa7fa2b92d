import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { type Page, pages } from './content/pages'
import { type FileRouteTypes, routeTree } from './routeTree.gen'

type RoutePath = FileRouteTypes['to']

/** What a list of pages has to be: an entry for every route, and none besides. */
export type PagesOfRoutes<List> = Record<RoutePath, Page> & Record<Exclude<keyof List, RoutePath>, never>

pages satisfies PagesOfRoutes<typeof pages>

/**
 * Makes the site's router, the same for the build and the browser.
 *
 * @param history memory history for a prerendered path, the browser's own in the browser
 */
export function createAppRouter(history: RouterHistory) {
  let firstRender = true
  return createRouter({
    routeTree,
    history,
    basepath: import.meta.env.BASE_URL,
    trailingSlash: 'never',
    // A host answers /Terms with 404; the router must not turn that into the Terms.
    caseSensitive: true,
    defaultPreload: 'intent',
    // An error takes the page back to its HTML (restoreServedPage.ts); the router would show its own words in its place.
    disableGlobalCatchBoundary: true,
    // The script takes over a page that is being read: the first render leaves its scroll place alone.
    scrollRestoration: () => {
      const restore = !firstRender
      firstRender = false
      return restore
    },
    scrollRestorationBehavior: 'instant',
    // No page has search parameters: what stands there is carried along as it is, never parsed or rewritten.
    parseSearch: (search): { raw?: string } => (search.length > 1 ? { raw: search } : {}),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

/**
 * Where `ssr` is set, the router wraps no Suspense boundary around the root: the build and the browser then draw the
 * same tree, and hydration keeps every node. To be called before the router loads.
 */
export function omitRootBoundary(router: AppRouter): void {
  router.ssr = { manifest: undefined }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
