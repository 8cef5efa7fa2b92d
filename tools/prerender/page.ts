import { createHash } from 'node:crypto'
import type { RenderedPage } from '../../src/build/prerender.tsx'
import type { PageFiles } from './chunks.ts'

/** @throws when the page has another status than expected, or not exactly one `h1` */
export function checkPage({ status, body }: RenderedPage, expectedStatus: number): void {
  if (status !== expectedStatus) throw new Error(`it answers ${status} instead of ${expectedStatus}`)
  const headings = body.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1) throw new Error(`it has ${headings} h1 instead of one`)
}

/**
 * Puts a rendered page into the template, for development: with the template's own script and without a policy.
 *
 * @param path of the page; written to the root element, for hydration
 */
export function fillTemplate(template: string, path: string, page: RenderedPage): string {
  return fill(template, path, page, [])
}

/**
 * The finished HTML file of a page.
 *
 * @param code the loader, which replaces the template's script
 * @param files the page's scripts, which the loader loads
 * @param base path of the site, with a slash at its end
 */
export function finishPage(
  template: string,
  path: string,
  page: RenderedPage,
  code: string,
  files: PageFiles,
  base: string,
): string {
  const policy = contentSecurityPolicy([code], styleTexts(page))
  const withPolicy = template
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replaceAll(/\n\s*(?=<)/g, '')
  return fill(withPolicy, path, page, [
    // Most visitors leave the not-found page by a link or Back, for which it needs no script.
    loaderElement(code, files, base, page.status === 404 ? 'input' : 'idle'),
  ])
}

/**
 * The `<script>` element of the loader on a page.
 *
 * @param code the loader's script
 * @param base path of the site, with a slash at its end
 * @param start when the page's script is loaded: once the browser is idle, or not before the first touch or key
 */
function loaderElement(code: string, { entry, imports }: PageFiles, base: string, start: 'idle' | 'input'): string {
  const preload = imports.map(({ fileName }) => base + fileName).join(' ')
  const waits = start === 'input' ? ' data-start="input"' : ''
  return `<script data-entry="${base}${entry.fileName}" data-preload="${preload}"${waits}>${code}</script>`
}

/** The text of a page's style element, and the empty one of those that Emotion adds and then fills by script. */
export const styleTexts = ({ styles }: Pick<RenderedPage, 'styles'>): string[] => [
  '',
  ...Array.from(styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text),
]

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const decoded = (html: string) => html.replaceAll(/&[\w#]+;/g, (character) => CHARACTERS[character] ?? character)

/**
 * Moves style attributes, which the policy forbids, into the page's style element: Chakra's Accordion, Tabs and others
 * have some. Script gives them back before hydration (src/browser/hydrate.tsx).
 */
export function moveStyleAttributes(page: RenderedPage): RenderedPage {
  const rules = new Set<string>()
  const body = page.body.replaceAll(/(<[a-z][^>]*?) style="([^"]*)"/g, (_, start: string, value: string) => {
    const css = decoded(value)
    rules.add(`[data-style=${JSON.stringify(css)}]{${css}}`)
    return `${start} data-style="${value}"`
  })
  return { ...page, body, styles: page.styles.replace('</style>', () => `${[...rules].join('')}</style>`) }
}

function fill(template: string, path: string, page: RenderedPage, scripts: readonly string[]): string {
  const font = /url\(([^)]+\.woff2)\)/.exec(page.styles)?.[1]
  const preload = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : ''
  const head = [page.head, preload, page.styles, ...scripts].join('')
  // The page is hydrated only if it still has as many elements and letters (src/browser/hydrate.tsx).
  const elements = page.body.match(/<[a-z]/g)?.length
  const letters = decoded(page.body.replaceAll(/<[^>]*>|\s/g, '')).length
  const root = `<div id="root" data-page="${path}" data-size="${elements} ${letters}">${page.body}</div>`
  return template.replace('<!--head-->', () => head).replace('<div id="root"><!--page--></div>', () => root)
}

/**
 * The Content-Security-Policy of a page, or of all pages, as one line.
 *
 * @param scripts code of the inline scripts that may run
 * @param styles text of the inline style sheets that are allowed
 */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src ${styles.map(hash).join(' ')}`,
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
