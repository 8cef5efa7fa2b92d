import { expect, test, vi } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { type Page, pagePaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { listFiles } from '../../src/prerender/siteFiles'
import { nonEmpty } from '../nonEmpty'

const base = '/sub/path/'
const at = `${site.origin}${base}`

/** The content of a file of a site that is served at the base path. */
function fileOf(name: string): string {
  vi.stubEnv('BASE_URL', base)
  return new Map(listFiles()).get(name) ?? ''
}

test('the sitemap lists every page, with the date of the newest version of a legal text', () => {
  const expected = nonEmpty(pagePaths, 'pages').flatMap((path) => {
    const { versions }: Page = pages[path]
    return [`<loc>${at}${path.slice(1)}`, ...(versions ? [`<lastmod>${versions[0].date}`] : [])]
  })
  const sitemap = fileOf('sitemap.xml')
  expect(sitemap).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
  expect(sitemap.match(/<(loc|lastmod)>[^<]*/g)).toEqual(expected)
})

test('security.txt has the fields that RFC 9116 requires', () => {
  expect(fileOf('.well-known/security.txt').trimEnd().split('\n')).toEqual([
    `Contact: mailto:${contacts.security.address}`,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/),
    'Preferred-Languages: en',
    `Canonical: ${at}.well-known/security.txt`,
  ])
})

test('the manifest has the site’s name and the icons that phones need, under the base path', () => {
  const { name, icons, ...manifest } = JSON.parse(fileOf('manifest.webmanifest'))
  expect(name).toContain(site.name)
  expect(manifest).toMatchObject({ id: base, start_url: base, scope: base, short_name: site.name })
  expect(icons).toEqual([
    { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
})

test.each(['2027-09-02', '2040-02-29'])('security.txt built on %s is valid for 300 to 365 days', (day) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse(day) / 1000}`)
  const expires = /^Expires: (.*)$/m.exec(new Map(listFiles()).get('.well-known/security.txt') ?? '')?.[1] ?? ''
  const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})
