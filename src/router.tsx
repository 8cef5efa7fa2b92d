import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { type Page, pages } from './content/pages'
import { type FileRouteTypes, routeTree } from './routeTree.gen'

type RoutePath = FileRouteTypes['to']

/** The type of a complete page list: an entry for every route, and no others. */
export type PagesOfRoutes<List> = Record<RoutePath, Page> & Record<Exclude<keyof List, RoutePath>, never>

pages satisfies PagesOfRoutes<typeof pages>

/**
 * Makes the site's router, the same for the build and the browser.
 *
 * @param history memory history for a prerendered path, the browser's own in the browser
 * @param restoresScroll whether the next render restores the scroll position; the one that hydrates must not
 */
export function createAppRouter(history: RouterHistory, restoresScroll = () => false) {
  return createRouter({
    routeTree,
    history,
    basepath: import.meta.env.BASE_URL,
    trailingSlash: 'never',
    // A host answers /Terms with 404; the router must not turn that into the Terms.
    caseSensitive: true,
    defaultPreload: 'intent',
    // After an error the served HTML is restored (src/browser/restoreServedPage.ts); the router would show a message of its
    // own instead.
    disableGlobalCatchBoundary: true,
    scrollRestoration: restoresScroll,
    scrollRestorationBehavior: 'instant',
    // No page has search parameters: a query string is kept as it is, never parsed or rewritten.
    parseSearch: (search): { raw?: string } => (search.length > 1 ? { raw: search } : {}),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

/**
 * With `ssr` set, the router wraps no Suspense boundary around the root: build and browser then render the same tree,
 * and hydration keeps every node. Call this before the router loads.
 */
export function omitRootBoundary(router: AppRouter): void {
  router.ssr = { manifest: undefined }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
