import { text } from 'node:stream/consumers'
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../App'
import { canonicalAddress, isPagePath } from '../content/pages'
import { createAppRouter, omitRootBoundary } from '../router'
import { system } from '../theme/system'
import { createPageCache, stylesOf } from './pageStyles'
import { structuredDataBlock } from './structuredData'

export { listFiles } from './siteFiles'

/** A path without a route: rendering it gives the not-found page. */
export const NOT_FOUND_PATH = '/404'

export interface RenderedPage {
  /** HTTP status that the router gives the path: 200 or 404. */
  status: number
  /** The source files of the routes that the path matches, as `/src/routes/terms.tsx`. */
  routeFiles: string[]
  /** What React hoists into `<head>`, and the page's structured data. */
  head: string
  /** The page's style element. */
  styles: string
  body: string
}

/** Every route by its file. */
const routes = import.meta.glob<AnyRoute>('/src/routes/**/*.tsx', { eager: true, import: 'Route' })

/** Every path of the route tree for which a file is written. */
export function listPaths(): string[] {
  return Object.keys(createAppRouter(createMemoryHistory()).routesByPath)
}

/**
 * Renders a page exactly as the browser hydrates it.
 *
 * @param path a path of the route tree, or an unknown one
 * @throws when a component throws, or the page rendered is another one
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [base + path] }))
  omitRootBoundary(router)
  await router.load()
  const cache = createPageCache()
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App router={router} system={system} cache={cache} />, {
    onError: (error) => void errors.push(error),
    // By default React sends parts of a long page out of place and moves them back by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  const [hoisted, body] = splitHoisted(html)
  // The router shows the page of `help.tsx` at `/help/faq`, too (TanStack/router#5393).
  if (isPagePath(path) && !hoisted.includes(`href="${canonicalAddress(path)}"`))
    throw new Error(
      'it shows another <PageHead>. A page above other pages is an index file: help/index.tsx, not help.tsx',
    )
  const head = isPagePath(path) ? hoisted + structuredDataBlock(path) : hoisted
  const { matches } = router.state
  const routeFiles = Object.entries(routes).flatMap(([file, { id }]) =>
    matches.some(({ routeId }) => routeId === id) ? file : [],
  )
  return { status: statusOf(matches), routeFiles, head, styles: stylesOf(cache), body }
}

/** HTTP status of a loaded path: that of its worst match. */
function statusOf(matches: readonly { status: string; _notFound?: boolean }[]): number {
  if (matches.some(({ status }) => status === 'error')) return 500
  return matches.some(({ status, _notFound }) => _notFound || status === 'notFound') ? 404 : 200
}

/** Splits off the tags that React hoists: it writes them before the page's own first element. */
function splitHoisted(html: string): [string, string] {
  const body = html.replace(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s, '')
  return [html.slice(0, html.length - body.length), body]
}
