// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { listFiles } from '../../src/build/siteFiles'
import { contacts } from '../../src/content/contacts'
import { unfilled } from '../../src/content/facts'
import { type Page, pagePaths, pages } from '../../src/content/pages'
import { hosting, site } from '../../src/content/site'
import { someOf } from '../list'
import { put } from '../put'

describe.each(['/', '/sub/path/'])('the files beside the pages of a site at %s', (base) => {
  const at = `${site.origin}${base}`
  const fileOf = (name: string, preview = false) => {
    vi.stubEnv('BASE_URL', base)
    return new Map(listFiles(preview)).get(name) ?? ''
  }

  test('the sitemap has the address of every page, and the day of the last version of those that have versions', () => {
    const { documentElement: root } = new DOMParser().parseFromString(fileOf('sitemap.xml'), 'text/xml')
    const entries = [...root.children].map((url) => [...url.children].map((child) => child.textContent))
    const expected = someOf(pagePaths, 'pages').map((path) => {
      const { versions }: Page = pages[path]
      return [`${at}${path.slice(1)}`, ...(versions ? [versions[0]?.date] : [])]
    })
    expect(entries).toEqual(expected)
  })

  test('robots.txt allows everything and names the sitemap', () => {
    expect(fileOf('robots.txt')).toBe(`User-agent: *\nAllow: /\nSitemap: ${at}sitemap.xml\n`)
  })

  test('robots.txt of a preview lets in only those who follow the noindex of its pages, and names no sitemap', () => {
    const groups = fileOf('robots.txt', true).trim().split('\n\n')
    expect(groups.map((group) => group.split('\n').at(-1))).toEqual(['Allow: /', 'Disallow: /'])
    expect(groups[0]).toMatch(/^User-agent: Googlebot$/m)
    expect(groups[1]).toBe('User-agent: *\nDisallow: /')
  })

  test('security.txt has the fields that RFC 9116 requires, each once', () => {
    expect(fileOf('.well-known/security.txt').trimEnd().split('\n')).toEqual([
      `Contact: mailto:${contacts.security.address}`,
      `Expires: ${hosting.securityExpires}T00:00:00Z`,
      'Preferred-Languages: en',
      `Canonical: ${at}.well-known/security.txt`,
    ])
  })

  test('the manifest has the site’s name, and the icons that a phone needs, below the site’s base path', () => {
    const { name, icons, ...manifest } = JSON.parse(fileOf('manifest.webmanifest'))
    expect(name).toContain(site.name)
    expect(manifest).toMatchObject({ id: base, start_url: base, scope: base, short_name: site.name })
    expect(icons).toEqual([
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
  })
})

describe('the files that let a phone open the app', () => {
  const fingerprint = Array(32).fill('A1').join(':')
  const id = 'com.racing.app'
  const appId = 'A1B2C3D4E5.com.racing.app'
  function appFiles(apple: object, google: object, preview = false) {
    const { stores } = site
    put(stores, { apple: { ...stores.apple, ...apple }, google: { ...stores.google, ...google } })
    const files = listFiles(preview).filter(([name]) => /apple-app-site-association|assetlinks/.test(name))
    return files.map(([name, text]) => [name, JSON.parse(text)])
  }

  test.each([
    { id, fingerprint: unfilled() },
    { id: unfilled(), fingerprint },
  ])('are absent while one of their facts is unfilled', (google) => {
    expect(appFiles({ appId: unfilled() }, google)).toEqual([])
  })

  test('are absent from a preview', () => {
    expect(appFiles({ appId }, { id, fingerprint }, true)).toEqual([])
  })

  test('name the app and its signer once their facts are filled', () => {
    const target = { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: [fingerprint] }
    expect(appFiles({ appId }, { id, fingerprint })).toEqual([
      [
        '.well-known/apple-app-site-association',
        { applinks: { details: [{ appIDs: [appId], components: [{ '/': '/' }] }] } },
      ],
      ['.well-known/assetlinks.json', [{ relation: ['delegate_permission/common.handle_all_urls'], target }]],
    ])
  })
})
