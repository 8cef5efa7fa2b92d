import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pagePaths, siteUrl } from '../../src/content/pages'
import { nonEmpty } from '../nonEmpty'
import { builtPaths, documentOf, only } from './documents'

/**
 * The head as text, one line per element, without file hashes, the commit or the content of scripts, styles and
 * the policy.
 */
function headOf({ head }: Document): string {
  const lines = [...head.children].map((element) => {
    if (element.matches('[type="application/ld+json"]')) return JSON.stringify(JSON.parse(element.textContent), null, 2)
    if (element.matches('style, script, meta[http-equiv="Content-Security-Policy"]')) return `<${element.localName}>`
    const attributes = [...element.attributes].map(
      ({ name, value }) => ` ${name}="${value.replace(/-[\w-]{8}(?=\.\w+$)|^([0-9a-f]{40}|development)$/, '')}"`,
    )
    return `<${element.localName}${attributes.join('')}>${element.textContent}`
  })
  return `${lines.join('\n')}\n`
}

test.each(builtPaths)('the head of %s matches the committed file', async (path) => {
  await expect(headOf(documentOf(path))).toMatchFileSnapshot(`heads${path === '/' ? '/home' : path}.txt`)
})

test.each(nonEmpty(pagePaths, 'pages'))(
  'the link preview image of %s has the declared size and is at most 120 kB',
  async (path) => {
    const page = documentOf(path)
    const og = (name: string) => only(page.head, `meta[property="og:${name}"]`).getAttribute('content')
    const file = readFileSync(`${og('image')}`.replace(siteUrl(''), 'dist/'))
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}`, `${height}`, format]).toEqual([og('image:width'), og('image:height'), 'jpeg'])
    expect(file.length, 'bytes').toBeLessThanOrEqual(120_000)
  },
)

test.each([180, 192, 512])('icon-%i.png is opaque and has the size in its name', async (size) => {
  const icon = sharp(`dist/icon-${size}.png`)
  const { width, height, format } = await icon.metadata()
  expect([width, height, format, (await icon.stats()).isOpaque]).toEqual([size, size, 'png', true])
})
