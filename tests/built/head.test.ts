import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { canonicalAddress, type Page, pagePaths, pages, siteAddress, socialPicture } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { semanticTokens } from '../../src/theme/semanticTokens'
import { drawIcons } from '../../tools/icons'
import { isCurrent, picturedPages, SIZE } from '../../tools/socialPictures'
import { someOf } from '../list'
import { all, builtPaths, documentOf, htmlOf, NOT_FOUND, only } from './site'

/** Largest size of a link preview picture, bytes. */
const PICTURE = 120_000

const contentOf = (page: Document, selector: string) => only(page.head, selector).getAttribute('content')
/** A file of the built site, by its absolute URL. */
const fileAt = (address: string) => readFileSync(address.replace(siteAddress(''), 'dist/'))

describe.each(someOf(pagePaths, 'pages'))('the link preview of %s', (path) => {
  const page = documentOf(path)
  const { title, description, picture }: Page = pages[path]
  const og = (name: string) => contentOf(page, `meta[property="og:${name}"]`)

  test('its title and description are those of the list of pages', () => {
    expect([og('title'), og('description'), og('site_name')]).toEqual([title, description, site.name])
    expect([og('url'), og('type')]).toEqual([canonicalAddress(path), 'website'])
    expect(contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
  })

  test('its picture exists, has the stated size, is small, and has alternative text', async () => {
    const file = fileAt(og('image') ?? '')
    const { width, height, format } = await sharp(file).metadata()
    expect([`${width}`, `${height}`, format]).toEqual([og('image:width'), og('image:height'), 'jpeg'])
    expect({ width, height }).toEqual(SIZE)
    expect(file.length).toBeLessThanOrEqual(PICTURE)
    expect(og('image:alt')).toContain(picture ?? pages['/'].picture)
    expect(og('image:alt')?.length).toBeGreaterThan(40)
  })

  test('no name occurs twice in its head', () => {
    const names = all(page.head, 'meta[name], meta[property]').map((meta) =>
      ['name', 'property', 'media'].map((name) => meta.getAttribute(name)).join(' '),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

test.each(someOf(picturedPages, 'pictures'))(
  'the picture of %s shows the site as it is; if not, run "npm run baselines" and look at it',
  async (path) => {
    expect(contentOf(documentOf(path), 'meta[property="og:image"]')).toBe(siteAddress(socialPicture(path)))
    expect(await isCurrent(path)).toBe(true)
  },
)

test('the not-found page has no link preview and no structured data', () => {
  expect(htmlOf(NOT_FOUND)).not.toMatch(/og:|twitter:|ld\+json/)
})

describe.each(builtPaths)('the window of %s', (path) => {
  const page = documentOf(path)

  test('its color is that of the page, in both schemes', () => {
    const { base, _dark } = semanticTokens.colors.bg.DEFAULT.value
    const colors = all(page, 'meta[name="theme-color"]').map((meta) => [
      meta.getAttribute('media'),
      meta.getAttribute('content'),
    ])
    expect(colors).toEqual([
      ['(prefers-color-scheme: light)', base],
      ['(prefers-color-scheme: dark)', _dark],
    ])
  })

  test('it has an icon for every place that shows one', () => {
    const icons = all(page, 'link[rel*="icon"], link[rel="manifest"]').map((link) => link.getAttribute('href'))
    expect(icons).toEqual(['/favicon.ico', '/icon.svg', '/icon-180.png', '/manifest.webmanifest'])
  })
})

/** The pictures in an ICO file. */
const picturesOf = (ico: Buffer) =>
  Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index
    const start = ico.readUInt32LE(at + 12)
    return { size: ico.readUInt8(at), png: ico.subarray(start, start + ico.readUInt32LE(at + 8)) }
  })

describe('the icons', async () => {
  const drawn = await drawIcons()
  const pixels = (file: string | Buffer) => sharp(file).ensureAlpha().raw().toBuffer()

  test.each(someOf(Object.entries(drawn), 'icons'))(
    '%s has the mark and the colors of the theme: else `npx node tools/images.ts --icons`',
    async (name, icon) => {
      const file = `public/${name}`
      if (name.endsWith('.svg')) return expect(readFileSync(file, 'utf8')).toBe(icon.toString())
      const pictures = (ico: Buffer) => (name.endsWith('.ico') ? picturesOf(ico).map(({ png }) => png) : [ico])
      const committed = await Promise.all(pictures(readFileSync(file)).map(pixels))
      const current = await Promise.all(pictures(icon).map(pixels))
      expect(committed.map(({ length }) => length)).toEqual(current.map(({ length }) => length))
      // Another machine may round an edge in another way.
      const differences = current.flatMap((picture, i) =>
        [...picture].map((value, at) => Math.abs(value - (committed[i]?.[at] ?? 0))),
      )
      expect(Math.max(...differences.filter((difference) => difference > 2), 0)).toBe(0)
    },
  )

  test.each([180, 192, 512])('icon-%i.png is as large as its name says and filled to its edges', async (size) => {
    const { width, height, format } = await sharp(`dist/icon-${size}.png`).metadata()
    expect([width, height, format]).toEqual([size, size, 'png'])
    expect((await sharp(`dist/icon-${size}.png`).stats()).isOpaque).toBe(true)
  })

  test('a mask does not cut the mark: it is inside the inner circle of 80%', async () => {
    const { data, info } = await sharp('dist/icon-512.png').removeAlpha().raw().toBuffer({ resolveWithObject: true })
    let farthest = 0
    const ground = data.subarray(0, 3)
    for (let at = 0; at < data.length; at += info.channels) {
      if (data.subarray(at, at + 3).equals(ground)) continue
      const pixel = at / info.channels
      farthest = Math.max(farthest, Math.hypot((pixel % 512) - 256, Math.floor(pixel / 512) - 256))
    }
    expect(farthest).toBeGreaterThan(100)
    expect(farthest).toBeLessThanOrEqual(0.4 * 512)
  })

  test('favicon.ico contains three sizes, each a complete picture', async () => {
    const ico = readFileSync('dist/favicon.ico')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
    const entries = picturesOf(ico)
    expect(entries.map(({ size }) => size)).toEqual([16, 32, 48])
    for (const { size, png } of entries) expect((await sharp(png).metadata()).width).toBe(size)
    const last = entries.at(-1)?.png
    expect(last && last.byteOffset + last.length).toBe(ico.byteOffset + statSync('dist/favicon.ico').size)
  })
})
