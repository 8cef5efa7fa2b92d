import { text } from 'node:stream/consumers'
import type { EmotionCache } from '@emotion/cache'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './App'
import { canonicalAddress, type Page, pagePaths, pages } from './content/pages'
import { site } from './content/site'
import { createAppRouter } from './router'
import { createStyleCache } from './theme/Styles'

export { compileRecipes } from './theme/compileRecipes'

/** A path that no route has: what is rendered for it is the not-found page. */
export const NOT_FOUND_PATH = '/404'

export interface RenderedPage {
  /** HTTP status that the router gives the path: 200 or 404. */
  status: number
  /** Title, description, canonical address: what React hoists into `<head>`. */
  head: string
  body: string
  /** Global rules: reset, tokens, keyframes. */
  globalCss: string
  /** Rules of the elements, and the names by which Emotion adopts them. */
  css: string
  cssNames: string[]
}

/** Every path of the route tree that a file is written for. */
export function listPaths(): string[] {
  return Object.keys(createAppRouter(createMemoryHistory()).routesByPath)
}

/** The files that stand beside the pages: name and text of each. */
export function listFiles(): [name: string, text: string][] {
  const entries = pagePaths.map((path) => {
    const page: Page = pages[path]
    const date = page.versions?.[0] ? `<lastmod>${page.versions[0].date}</lastmod>` : ''
    return `<url><loc>${canonicalAddress(path)}</loc>${date}</url>`
  })
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`
  return [
    ['sitemap.xml', sitemap],
    ['robots.txt', `User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`],
  ]
}

/**
 * Renders a page as the browser will take it over.
 *
 * @param path a path of the route tree, or one that it does not know
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  const router = createAppRouter(createMemoryHistory({ initialEntries: [base + path] }))
  router.ssr = { manifest: undefined }
  await router.load()
  const cache = createStyleCache()
  cache.compat = true
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App router={router} cache={cache} />, {
    onError: (error) => void errors.push(error),
    // React would move a long page out of place and bring it back by an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  const [head, body] = splitHoisted(html)
  return { status: statusOf(router.state.matches), head, body, ...collectCss(cache) }
}

/** HTTP status of a loaded path: of the worst of its matches. */
function statusOf(matches: readonly { status: string; _notFound?: boolean }[]): number {
  if (matches.some(({ status }) => status === 'error')) return 500
  return matches.some(({ status, _notFound }) => _notFound || status === 'notFound') ? 404 : 200
}

/** React writes hoisted tags first, before the page's first own element. */
function splitHoisted(html: string): [string, string] {
  const body = html.replace(/^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s, '')
  return [html.slice(0, html.length - body.length), body]
}

function collectCss(cache: EmotionCache): Pick<RenderedPage, 'globalCss' | 'css' | 'cssNames'> {
  let globalCss = ''
  let css = ''
  const cssNames: string[] = []
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue
    if (`${cache.key}-${name}` in cache.registered) {
      cssNames.push(name)
      css += rules
    } else globalCss += rules
  }
  return { globalCss, css, cssNames }
}
