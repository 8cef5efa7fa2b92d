import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bytesOf, weigh } from '../../tools/weight.ts'

const dir = mkdtempSync(join(tmpdir(), 'formline-weight-'))
const SCRIPT = 'export const words = "one and one and one and one and one and one"'
const HOME = `<html><head><title>no words
of the text</title></head><body><h1>The   <b>first</b></h1>
<script>["/assets/app-1.js","/assets/app-1.js"]</script></body></html>`
const PLAIN = '<html><head></head><body>words words words</body></html>'
const PICTURE = 'a picture that compresses well well well well well well well well'
const compressed = (text: string) => brotliCompressSync(text).length

beforeAll(() => {
  mkdirSync(join(dir, 'assets'))
  for (const [name, text] of [
    ['index.html', HOME],
    ['terms.html', PLAIN],
    ['404.html', 'not found'],
    ['assets/app-1.js', SCRIPT],
    ['assets/film.avif', PICTURE],
    ['assets/avif.txt', PICTURE],
  ] as const)
    writeFileSync(join(dir, name), text)
})
afterAll(() => rmSync(dir, { recursive: true }))

test.each([
  ['/', HOME],
  ['/?from=mail', HOME],
  ['/terms', PLAIN],
  ['/nowhere', 'not found'],
  ['/assets/app-1.js', SCRIPT],
  ['/assets/avif.txt', PICTURE],
])('%s costs what its file costs compressed', (path, text) => {
  expect(bytesOf(`http://localhost${path}`, dir)).toBe(compressed(text))
})

test('a picture counts uncompressed, since hosts do not compress it again', () => {
  expect(bytesOf('http://localhost/assets/film.avif', dir)).toBe(PICTURE.length)
})

test('a page is weighed with its words alone, and each of its scripts once', () => {
  const pages = new Map(weigh(dir).map((page) => [page.file, page]))
  expect([...pages.keys()].sort()).toEqual(['404.html', 'index.html', 'terms.html'])
  const script = compressed(SCRIPT)
  expect(pages.get('index.html')).toEqual({
    file: 'index.html',
    html: compressed(HOME),
    text: compressed(' The first ["/assets/app-1.js","/assets/app-1.js"] '),
    script,
  })
  expect(pages.get('terms.html')).toMatchObject({ text: compressed(' words words words '), script: 0 })
})

test('a folder without a page cannot be weighed', () => {
  expect(() => weigh(join(dir, 'assets'))).toThrow(`There is no page in ${join(dir, 'assets')}.`)
})
