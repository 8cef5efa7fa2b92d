import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** The weight of a built page, in bytes after brotli. */
export interface Weight {
  /** Name of the page's file: `terms.html`. */
  readonly file: string
  /** The page with its inlined styles. */
  readonly html: number
  /** The visible text, compressed separately: the part that no optimization can remove. */
  readonly text: number
  /** The scripts of a first load. */
  readonly script: number
}

const compressed = (content: string | Buffer) => brotliCompressSync(content).length

/** Files that are already compressed. */
const DENSE = /\.(woff2|webp|avif|png)$/

/** The file of the built site that answers a URL; for any that has none, the not-found page. */
export function fileOf(url: string, dir = 'dist'): string {
  const path = new URL(url).pathname.slice(1)
  return [path || 'index.html', `${path}.html`].find((name) => existsSync(join(dir, name))) ?? '404.html'
}

/** Bytes of a URL of the built site: after compression, unless its format is compressed already. */
export function bytesOf(url: string, dir = 'dist'): number {
  const file = fileOf(url, dir)
  const content = readFileSync(join(dir, file))
  return DENSE.test(file) ? content.length : compressed(content)
}

/** Bytes of the visible text of a page, compressed separately. */
export function textBytes(html: string): number {
  const words = html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  return compressed(words)
}

/**
 * Weighs every page of a built site.
 *
 * @throws when there is no page
 */
export function weigh(dir = 'dist'): readonly Weight[] {
  const files = readdirSync(dir).filter((name) => name.endsWith('.html'))
  if (files.length === 0) throw new Error(`There is no page in ${dir}.`)
  // Most scripts are shared by all pages: each is compressed once.
  const sizes = new Map<string, number>()
  return files.map((file) => {
    const html = readFileSync(join(dir, file), 'utf8')
    const scripts = [...new Set(html.match(/assets\/[\w.-]+\.js/g))].map((name) => {
      const bytes = sizes.get(name) ?? compressed(readFileSync(join(dir, name)))
      sizes.set(name, bytes)
      return bytes
    })
    const script = scripts.reduce((sum, bytes) => sum + bytes, 0)
    return { file, html: compressed(html), text: textBytes(html), script }
  })
}
