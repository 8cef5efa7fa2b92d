import { text } from 'node:stream/consumers'
import { CacheProvider } from '@emotion/react'
import { type AnyRoute, type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../App'
import { canonicalUrl, isPagePath } from '../content/pages'
import { createAppRouter } from '../router'
import { requireRecipes } from '../theme/requireRecipes'
import { system as siteSystem } from '../theme/system'
import { createPageCache, stylesOf } from './pageStyles'

export { pagePaths } from '../content/pages'
export { listFiles } from './siteFiles'

const system = requireRecipes(siteSystem)

/** A path without a route: rendering it gives the not-found page. */
export const NOT_FOUND_PATH = '/404'

export interface RenderedPage {
  /** HTTP status of the path in the router: 200, 404, or 500 if loading a route failed. */
  status: number
  /** The source files of the routes that the path matches, such as `/src/routes/terms.tsx`. */
  routeFiles: string[]
  /** The page's tags in `<head>`. */
  head: string
  /** The page's style element. */
  styles: string
  body: string
}

/** Every route, keyed by its file. */
const routes = import.meta.glob<AnyRoute>('/src/routes/**/*.tsx', { eager: true, import: 'Route' })

/**
 * Renders a page exactly as the browser hydrates it.
 *
 * @param path a path of the route tree, or an unknown one
 * @throws when a component throws, or the rendered page is not the one at the path
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [base + path] }))
  await router.load()
  const cache = createPageCache()
  const app = (
    <CacheProvider value={cache}>
      <App router={router} system={system} />
    </CacheProvider>
  )
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(app, {
    onError: (error) => void errors.push(error),
    // By default React writes parts of a long page out of order, and an inline script moves them into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  const [head, body] = splitHead(html)
  // A nested page would have the head tags of both pages, and show its parent's component (TanStack/router#5393).
  const canonical = head.match(/(?<=rel="canonical" href=")[^"]*/g)?.join(' and ')
  if (isPagePath(path) && canonical !== canonicalUrl(path))
    throw new Error(
      `its canonical URL is ${canonical} instead of ${canonicalUrl(path)}. Either its route has no "head: () => pageHead(…)", or it has subpages and must be an index file: help/index.tsx, not help.tsx`,
    )
  const { matches } = router.state
  const routeFiles = Object.entries(routes).flatMap(([file, { id }]) =>
    matches.some(({ routeId }) => routeId === id) ? file : [],
  )
  return { status: statusOf(matches), routeFiles, head, styles: stylesOf(cache), body }
}

/** HTTP status of a loaded path: the status of its worst match. */
function statusOf(matches: readonly AnyRouteMatch[]): number {
  if (matches.some(({ status }) => status === 'error')) return 500
  return matches.some(({ status, _notFound }) => _notFound || status === 'notFound') ? 404 : 200
}

/** Splits off the tags of `<HeadContent />`, which React writes before the page's own first element. */
function splitHead(html: string): [head: string, body: string] {
  const [head] = html.match(
    /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>|<script type="application\/ld\+json">.*?<\/script>)*/s,
  ) ?? ['']
  return [head, html.slice(head.length)]
}
