import { describe, expect, test, vi } from 'vitest'
import { unfilled } from '../src/content/facts'
import { canonicalAddress, type Page, pagePaths, pages } from '../src/content/pages'
import { site } from '../src/content/site'
import { listFiles } from '../src/siteFiles'
import { someOf } from './list'
import { put } from './put'

/** A file beside the pages, of a site built for `base`. */
function fileOf(name: string, base = '/'): string {
  vi.stubEnv('BASE_URL', base)
  const text = new Map(listFiles()).get(name)
  if (text === undefined) throw new Error(`There is no ${name}.`)
  return text
}
const at = (base: string) => `${site.origin}${base}`

describe.each(['/', '/sub/path/'])('the files beside the pages of a site at %s', (base) => {
  test('the sitemap has the address of every page, and the day of the last version of those that have versions', () => {
    const sitemap = new DOMParser().parseFromString(fileOf('sitemap.xml', base), 'text/xml')
    const root = sitemap.documentElement
    expect([root.localName, root.namespaceURI]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9'])
    const entries = [...root.children].map((url) =>
      [...url.children].map(({ localName, textContent }) => [localName, textContent]),
    )
    const expected = someOf(pagePaths, 'pages').map((path) => {
      const { versions }: Page = pages[path]
      const address = ['loc', `${at(base)}${path.slice(1)}`]
      return versions ? [address, ['lastmod', versions[0]?.date]] : [address]
    })
    expect(entries).toEqual(expected)
    expect(entries.map(([loc]) => loc?.[1])).toEqual(pagePaths.map(canonicalAddress))
  })

  test('robots.txt allows everything and names the sitemap', () => {
    expect(fileOf('robots.txt', base)).toBe(`User-agent: *\nAllow: /\nSitemap: ${at(base)}sitemap.xml\n`)
  })

  test('security.txt has the fields that RFC 9116 requires, each once', () => {
    const lines = fileOf('.well-known/security.txt', base)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': '))
    expect(lines).toEqual([
      ['Contact', `mailto:${site.contacts.security.address}`],
      ['Expires', `${site.securityExpires}T00:00:00Z`],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${at(base)}.well-known/security.txt`],
    ])
    expect(new Date(lines[1]?.[1] ?? '').toISOString()).toBe(`${site.securityExpires}T00:00:00.000Z`)
  })

  test('the manifest has the members that the standard requires, below the site’s base path', () => {
    const manifest = JSON.parse(fileOf('manifest.webmanifest', base))
    expect(manifest).toMatchObject({
      id: base,
      start_url: base,
      scope: base,
      display: 'browser',
      lang: 'en',
      dir: 'ltr',
    })
    expect(manifest.name).toContain(site.name)
    expect([manifest.short_name, manifest.description]).toEqual([site.name, pages['/'].description])
    expect(manifest.icons).toEqual([
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
    for (const color of [manifest.background_color, manifest.theme_color]) expect(color).toMatch(/^#[\dA-F]{6}$/)
  })
})

const { stores } = site
const fill = (apple: object, google: object) =>
  put(stores, { apple: { ...stores.apple, ...apple }, google: { ...stores.google, ...google } })

// filled.test.ts fills them.
test('an app is missing in the manifest while its address or its id is', () => {
  fill({ address: 'https://apps.apple.com/app/id17', id: unfilled() }, { address: unfilled(), id: 'a.b' })
  expect(JSON.parse(fileOf('manifest.webmanifest')).related_applications).toEqual([])
})

describe('the files that let a phone open the app', () => {
  const fingerprint = Array(32).fill('A1').join(':')
  const id = 'com.racing.app'
  const appId = 'A1B2C3D4E5.com.racing.app'
  const appFiles = () =>
    listFiles().flatMap(([name, text]) =>
      /apple-app-site-association|assetlinks/.test(name) ? [[name, JSON.parse(text)]] : [],
    )

  test.each([
    { id: unfilled(), fingerprint: unfilled() },
    { id, fingerprint: unfilled() },
    { id: unfilled(), fingerprint },
  ])('are absent while one of their facts is unfilled', (google) => {
    fill({ appId: unfilled() }, google)
    expect(appFiles()).toEqual([])
  })

  test('name the app and its signer once their facts are filled', () => {
    fill({ appId }, { id, fingerprint })
    const target = { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: [fingerprint] }
    expect(appFiles()).toEqual([
      [
        '.well-known/apple-app-site-association',
        { applinks: { details: [{ appIDs: [appId], components: [{ '/': '/' }] }] } },
      ],
      ['.well-known/assetlinks.json', [{ relation: ['delegate_permission/common.handle_all_urls'], target }]],
    ])
  })
})
