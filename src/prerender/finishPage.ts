import { createHash } from 'node:crypto'
import type { Manifest } from 'vite'
import type { RenderedPage } from './renderPage.tsx'

/**
 * Inserts a rendered page into index.html.
 *
 * @param path the page's path, which hydration reads from the root element
 * @param loader a built page's inline script; the development server instead keeps the template's module script
 */
export function fillTemplate(template: string, path: string, page: RenderedPage, loader = ''): string {
  const font = /url\(([^)]+\.woff2)\)/.exec(page.styles)?.[1]
  const preload = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : ''
  // A page is hydrated only if it still has this number of elements and characters (src/browser/main.tsx).
  const elements = page.body.match(/<[a-z]/g)?.length
  const characters = decode(page.body.replaceAll(/<[^>]*>|\s/g, '')).length
  // The not-found page is not hydrated.
  const data = page.status === 404 ? '' : ` data-page="${path}" data-size="${elements} ${characters}"`
  const root = `<div id="root" role="none"${data}>${page.body}</div>`
  return template
    .replace('<!--head-->', () => page.head + preload + page.styles + loader)
    .replace('<div id="root" role="none"><!--page--></div>', () => root)
}

/**
 * The finished HTML file of a page, with its policy and the loader (src/browser/loader.ts).
 *
 * @param template index.html
 * @param code the loader's JavaScript
 * @param urls URLs of the page's JavaScript files, the entry first; the not-found page has none
 * @param paths paths of all pages, to which the not-found page redirects
 */
export function finishPage(
  template: string,
  path: string,
  page: RenderedPage,
  code: string,
  urls: readonly string[],
  paths: readonly string[],
): string {
  const [entry, ...imports] = urls
  const data =
    page.status === 404
      ? `data-pages="${paths.join(' ')}"`
      : `data-entry="${entry}" data-preload="${imports.join(' ')}"`
  const loader = `<script ${data}>${code}</script>`
  const policy = contentSecurityPolicy(code, inlineStyles(page))
  const withPolicy = template
    .replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace(/\s*<script type="module".*<\/script>/, '')
  return fillTemplate(withPolicy, path, page, loader)
}

/** The entry point of the browser build. */
export const ENTRY = 'src/browser/main.tsx'

/**
 * The JavaScript files of a page's first load, the entry first: its route's chunks with everything they import.
 *
 * @param manifest the browser build's manifest (https://vite.dev/guide/backend-integration)
 * @param page the source files of the routes that the page matches
 * @throws when the manifest has no entry or no chunk for the page
 */
export function filesOfPage(manifest: Manifest, { routeFiles }: Pick<RenderedPage, 'routeFiles'>) {
  // The router's plugin splits off each route's component.
  const components = routeFiles.map((file) => `${file.slice(1)}?tsr-split=component`)
  const page = components.filter((name) => name in manifest)
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the browser build has no ${name}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add(ENTRY)
  if (page.length === 0) throw new Error('the browser build has no chunk for its route')
  page.forEach(add)
  return [...files]
}

/**
 * The inline styles of a page: the empty text of the elements that Emotion adds in the browser, the text of its style
 * elements, and the style attributes of Chakra's Accordion, Progress and others.
 */
export const inlineStyles = ({ styles, body }: RenderedPage): string[] => [
  '',
  ...Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text),
  ...Array.from(body.matchAll(/<[a-z][^>]* style="([^"]*)"/g), ([, value = '']) => decode(value)),
]

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const decode = (html: string) => html.replaceAll(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity)

/** The Content-Security-Policy of a page, or of all pages, which allows one inline script and these inline styles. */
export function contentSecurityPolicy(script: string, styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hash(script)}`,
    // The keyword lets the hashes apply to style attributes.
    `style-src ${[...new Set(styles)].map(hash).join(' ')} 'unsafe-hashes'`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
