import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a built page costs, in bytes after brotli. */
export interface Weight {
  /** Name of the page's file: `terms.html`. */
  readonly file: string
  /** The page with its styles. */
  readonly html: number
  /** The words that a reader gets, compressed alone: what no technique can leave out. */
  readonly text: number
  /** Each script file of a first load. */
  readonly scripts: readonly { readonly name: string; readonly bytes: number }[]
  /** All of them together. */
  readonly script: number
}

const compressed = (content: string | Buffer) => brotliCompressSync(content).length

/**
 * Weighs every page of a built site.
 *
 * @throws when there is no page
 */
export function weigh(dir = 'dist'): readonly Weight[] {
  const files = readdirSync(dir).filter((name) => name.endsWith('.html'))
  if (files.length === 0) throw new Error(`There is no page in ${dir}.`)
  return files.map((file) => {
    const html = readFileSync(join(dir, file), 'utf8')
    const words = html
      .replace(/<head>.*?<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
    const names = new Set(html.match(/assets\/[\w.-]+\.js/g))
    const scripts = [...names].map((name) => ({ name, bytes: compressed(readFileSync(join(dir, name))) }))
    const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    return { file, html: compressed(html), text: compressed(words), scripts, script }
  })
}
