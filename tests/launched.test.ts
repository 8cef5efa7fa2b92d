// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Facts } from '../src/content/facts'
import { textsIn } from './facts'
import { launchedFacts } from './launchedFacts'
import { nonEmpty } from './nonEmpty'

/** Renders the site with the facts of a launch. */

const mocked = vi.hoisted(() => ({ facts: {} as Facts }))
vi.mock('../src/content/facts', () => ({
  get facts() {
    return mocked.facts
  },
}))

describe.each([
  { store: 'apple', button: 'Download on the App Store', other: /.{0,60}(?:Google|Android)/g },
  { store: 'google', button: 'Get it on Google Play', other: /.{0,60}\b(?:Apple|iOS)\b/g },
] as const)('the site, launched with the app only in $store’s store', ({ store, button, other }) => {
  const facts = launchedFacts(store)
  const { url } = facts.stores[store]
  let pages: Document[]
  let files: Map<string, string>
  let everything: string

  beforeAll(async () => {
    mocked.facts = facts
    vi.resetModules()
    // Structured data is rendered only in the build.
    vi.stubEnv('SSR', true)
    const { pagePaths } = await import('../src/content/pages')
    const { listFiles, renderPage } = await import('../src/prerender/renderPage')
    pages = []
    for (const path of nonEmpty(pagePaths, 'pages')) {
      const { head, body } = await renderPage(path)
      pages.push(new DOMParser().parseFromString(`<head>${head}</head><body>${body}</body>`, 'text/html'))
    }
    files = new Map(listFiles())
    const attributes = pages.flatMap((page) => [
      ...page.querySelectorAll('[src], [href], [content], [alt], [datetime]'),
    ])
    everything = [
      ...pages.map((page) => page.documentElement.textContent),
      ...attributes.flatMap((element) => [...element.attributes].map(({ value }) => value)),
      ...files.values(),
    ].join('\n')
  })

  test('lets search engines index every page', () => {
    expect(
      pages.flatMap((page) => [...page.querySelectorAll('[name="robots"]')].map(({ outerHTML }) => outerHTML)),
    ).toEqual([])
  })

  test('gives every page the canonical URL that phones share and search engines list', async () => {
    const { pagePaths } = await import('../src/content/pages')
    const urls = pagePaths.map((path) => `https://${facts.domain}${path}`)
    const all = (selector: string, attribute: string) =>
      pages.flatMap((page) => [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)))
    expect(all('link[rel="canonical"]', 'href')).toEqual(urls)
    expect(all('[property="og:url"]', 'content')).toEqual(urls)
  })

  test('lets phones dial the company’s number from abroad', () => {
    const links = pages.flatMap((page) => [...page.querySelectorAll('a')])
    const numbers = links.filter(({ textContent }) => textContent === facts.operator.phone)
    expect(new Set(numbers.map((link) => link.getAttribute('href')))).toEqual(new Set(['tel:+442030000000']))
  })

  test('shows every fact, without placeholders or a mention of the other store', () => {
    expect(
      textsIn({ ...facts, legalVersions: facts.legalVersions[0] }).filter((text) => !everything.includes(text)),
    ).toEqual([])
    expect(everything.match(/\[[A-Z][^\]"]*\]|formline|preview|\b(?:undefined|null|NaN)\b|\[object /gi)).toBeNull()
    expect(everything.match(other)).toBeNull()
  })

  test('links to the store', () => {
    document.body.innerHTML = pages[0]?.body.innerHTML ?? ''
    expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe(url)
  })

  test('has a QR code that leads to the download section', async () => {
    const picture = sharp(Buffer.from(files.get('download.svg') ?? ''))
      .resize(370)
      .ensureAlpha()
      .raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    expect(found?.data).toBe(`https://${facts.domain}/#download`)
    expect(pages[0]?.querySelector('#download img[alt="QR code"]')?.getAttribute('src')).toBe('/download.svg')
  })

  test('refers phones and search engines only to the app in this store', () => {
    const related = JSON.parse(files.get('manifest.webmanifest') ?? '').related_applications
    expect(related.map((app: { url: string }) => app.url)).toEqual([url])
    expect(files.has('.well-known/apple-app-site-association')).toBe(store === 'apple')
    expect(files.has('.well-known/assetlinks.json')).toBe(store === 'google')
    const data = JSON.parse(pages[0]?.querySelector('script')?.textContent ?? '')['@graph']
    expect(data[0].legalName).toBe(facts.operator.name)
    expect(data[1].installUrl).toEqual([url])
    const banner = pages[0]?.querySelector('[name="apple-itunes-app"]')?.getAttribute('content')
    expect(banner).toBe(store === 'apple' ? `app-id=${/\d+$/.exec(`${url}`)}` : undefined)
  })
})
