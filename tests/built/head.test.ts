import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pagePaths, siteAddress } from '../../src/content/pages'
import { semanticTokens } from '../../src/theme/semanticTokens'
import { someOf } from '../list'
import { all, builtPaths, documentOf, only } from './site'

/** Largest size of a link preview picture, bytes. */
const PICTURE = 120_000

/** What a head says: an element a line, file names without their hash, of what the build writes the name alone. */
function headOf({ head }: Document): string {
  const lines = [...head.children].map((element) => {
    if (element.matches('[type="application/ld+json"]')) return JSON.stringify(JSON.parse(element.textContent), null, 2)
    if (element.matches('style, script, meta[http-equiv="Content-Security-Policy"]')) return `<${element.localName}>`
    const attributes = [...element.attributes].map(
      ({ name, value }) => ` ${name}="${value.replace(/-[\w-]{6}(?=\.\w+$)/, '')}"`,
    )
    return `<${element.localName}${attributes.join('')}>${element.textContent}`
  })
  return `${lines.join('\n')}\n`
}

test.each(builtPaths)('the head of %s says what it said when it was read last', async (path) => {
  await expect(headOf(documentOf(path))).toMatchFileSnapshot(`heads${path === '/' ? '/home' : path}.txt`)
})

test.each(someOf(pagePaths, 'pages'))('the preview picture of %s has the stated size and is small', async (path) => {
  const page = documentOf(path)
  const og = (name: string) => only(page.head, `meta[property="og:${name}"]`).getAttribute('content')
  const file = readFileSync(`${og('image')}`.replace(siteAddress(''), 'dist/'))
  const { width, height, format } = await sharp(file).metadata()
  expect([`${width}`, `${height}`, format]).toEqual([og('image:width'), og('image:height'), 'jpeg'])
  expect(file.length).toBeLessThanOrEqual(PICTURE)
  expect(og('image:alt')?.length).toBeGreaterThan(40)
})

test.each(builtPaths)('the window of %s has the color of the page in both schemes', (path) => {
  const { base, _dark } = semanticTokens.colors.bg.DEFAULT.value
  const colors = all(documentOf(path), 'meta[name="theme-color"]').map((meta) => meta.getAttribute('content'))
  expect(colors).toEqual([base, _dark])
})

test.each([180, 192, 512])('icon-%i.png is as large as its name says and filled to its edges', async (size) => {
  const icon = sharp(`dist/icon-${size}.png`)
  const { width, height, format } = await icon.metadata()
  expect([width, height, format, (await icon.stats()).isOpaque]).toEqual([size, size, 'png', true])
})
