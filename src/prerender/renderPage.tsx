import { text } from 'node:stream/consumers'
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider, css } from '@emotion/react'
import { type AnyRoute, type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { isPagePath } from '../content/pages'
import { titleOf } from '../head/pageHead'
import { App, createAppRouter } from '../router'
import { fontFaces } from '../theme/fontFaces'
import { designed } from '../theme/globalCss'
import { requireRecipes } from '../theme/requireRecipes'
import { system as siteSystem } from '../theme/system'

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
  /** The page's style elements. */
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
  const { matches } = router.state
  const titles = matches.flatMap(({ meta = [] }) => meta.flatMap((tag) => tag?.title ?? [])).join(' and ')
  if (isPagePath(path) && titles !== titleOf(path))
    throw new Error(
      `its title is ${titles || 'missing'} instead of ${titleOf(path)}. Either its route has no "head: () => pageHead(…)", or it has subpages and must be an index file: help/index.tsx, not help.tsx`,
    )
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

/** The rules that every page starts with. */
const global = css([fontFaces.map((face) => ({ '@font-face': face })), system.getGlobalCss(), system.getTokenCss()])

/** Creates a page's Emotion cache, which collects the styles instead of writing them between elements. */
function createPageCache(): EmotionCache {
  // Without vendor prefixes, which would add 5% to every page: the theme writes the few that browsers need.
  const cache = createCache({ key: 'css', stylisPlugins: [] })
  cache.compat = true
  cache.insert('', global, cache.sheet, true)
  return cache
}

/**
 * The style elements of a rendered page: the global rules, and those of the elements, which Emotion expects in an
 * element of their own. Emotion moves the second element. If it held the fonts too, moving it would lay out the whole page
 * again. Older browsers have the global rules only.
 */
function stylesOf({ inserted }: EmotionCache): string {
  const { [global.name]: globalRules, ...rules } = inserted
  const ofElements = Object.values(rules).join('')
  return `<style>${globalRules}</style><style data-emotion="css ${Object.keys(rules).join(' ')}">@supports ${designed}{${ofElements}}</style>`
}
