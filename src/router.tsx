import { ChakraProvider, type SystemContext } from '@chakra-ui/react'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import type { pages } from './content/pages'
import type { RouterContext } from './routes/__root'
import { type FileRouteTypes, routeTree } from './routeTree.gen'

/** Options that only the browser sets. */
interface BrowserOptions {
  context: RouterContext
  scrollRestoration: () => boolean
}

type RoutePath = FileRouteTypes['to']

/** The paths with a route but no entry in the list, or with an entry but no route. */
type Unmatched<List> = Exclude<RoutePath | keyof List, RoutePath & keyof List>

/** `true`, or the paths that do not match; the type error then shows them. */
export type MatchesRoutes<List> = [Unmatched<List>] extends [never] ? true : Unmatched<List>

true satisfies MatchesRoutes<typeof pages>

/**
 * Creates the site's router, the same for the build and the browser.
 *
 * @param history in-memory for a prerendered path; the browser's own in the browser
 */
export function createAppRouter(history: RouterHistory, options?: BrowserOptions) {
  const router = createRouter({
    routeTree,
    history,
    basepath: import.meta.env.BASE_URL,
    // The router's own rewrite changes the URL that it gets, so a link to the current page would add a history entry.
    ...(import.meta.env.BASE_URL !== '/' && { rewrite: { output: ({ url }) => new URL(url) } }),
    trailingSlash: 'never',
    // Hosts respond to /Terms with a 404; the router must not show the Terms there.
    caseSensitive: true,
    defaultPreload: 'intent',
    // After an error the page is loaded again without its JavaScript (src/browser/main.tsx); the router would show its
    // own message.
    disableGlobalCatchBoundary: true,
    // src/layout/moveFocusOnNavigation.ts scrolls instead.
    defaultHashScrollIntoView: false,
    // No page has search parameters, so a query string is kept as it is.
    parseSearch: (search): { raw?: string } => (search.length > 1 ? { raw: search } : {}),
    stringifySearch: ({ raw }) => (typeof raw === 'string' ? raw : ''),
    ...options,
  })
  // Marks the page as server-rendered. Otherwise the router adds a Suspense boundary around the root, which would
  // discard the prerendered HTML (TanStack/router#3305).
  router.ssr = { manifest: undefined }
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

export interface AppProps {
  router: AppRouter
  system: SystemContext
  /** Called in the browser, once the header and the footer are hydrated. */
  onFrameHydrated?: () => void
  /** Called in the browser, once the whole page is hydrated. */
  onHydrated?: () => void
}

/** The app. The build and the browser render the same elements, so that hydration keeps the page's nodes. */
export function App({ router, system, onFrameHydrated, onHydrated }: AppProps) {
  useEffect(() => onFrameHydrated?.(), [onFrameHydrated])
  return (
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      {/* React hydrates Suspense boundaries last, in order. The router has put one around the page in `main`. */}
      <Suspense>
        <Effect run={onHydrated} />
      </Suspense>
    </ChakraProvider>
  )
}

function Effect({ run }: { run: (() => void) | undefined }) {
  useEffect(() => run?.(), [run])
  return null
}
