import { afterEach, describe, expect, test, vi } from 'vitest'
import { canonicalAddress, type Page, pagePaths, pages } from '../src/content/pages'
import { facts, isUnfilled, site } from '../src/content/site'
import { listFiles } from '../src/siteFiles'
import { someOf } from './list'

afterEach(() => vi.unstubAllEnvs())

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

  test('robots may read everything and are told of the sitemap', () => {
    expect(fileOf('robots.txt', base)).toBe(`User-agent: *\nAllow: /\nSitemap: ${at(base)}sitemap.xml\n`)
  })

  test('security.txt has what RFC 9116 asks for, and each once', () => {
    const lines = fileOf('.well-known/security.txt', base)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': '))
    expect(lines).toEqual([
      ['Contact', `mailto:${site.contacts.security.address}`],
      ['Expires', `${facts.securityExpires}T00:00:00Z`],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${at(base)}.well-known/security.txt`],
    ])
    expect(new Date(lines[1]?.[1] ?? '').toISOString()).toBe(`${facts.securityExpires}T00:00:00.000Z`)
  })

  test('the manifest has what the standard asks for, below the site’s own path', () => {
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
    expect(manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose])).toEqual([
      [`${base}icon.svg`, 'any', undefined],
      [`${base}icon-192.png`, '192x192', 'maskable'],
      [`${base}icon-512.png`, '512x512', 'maskable'],
    ])
    for (const color of [manifest.background_color, manifest.theme_color]) expect(color).toMatch(/^#[\dA-F]{6}$/)
  })
})

test('the manifest names the app in a store once its address and id are known', () => {
  const known = Object.values(site.stores).filter(({ address, id }) => !isUnfilled(address) && !isUnfilled(id))
  const { related_applications } = JSON.parse(fileOf('manifest.webmanifest'))
  expect(related_applications.map(({ url }: { url: string }) => url)).toEqual(known.map(({ address }) => address))
})
