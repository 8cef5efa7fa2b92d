import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { canonicalAddress, notFound, pagePaths, pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { all, builtPaths, documentOf, only, textOf } from './site'

describe('SPEC 2, routes', () => {
  test('the built site has a file for every page and the not-found page, and no other', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
    expect(files.sort()).toEqual(builtPaths.map((path) => `${path.slice(1) || 'index'}.html`).sort())
  })

  test.each([
    ['/', `${site.name}: ${pages['/'].title}`],
    ['/terms', `${pages['/terms'].title}: ${site.name}`],
    ['/privacy', `${pages['/privacy'].title}: ${site.name}`],
    ['/accessibility', `${pages['/accessibility'].title}: ${site.name}`],
    ['/404', `${notFound.title}: ${site.name}`],
  ])('the title of %s names its screen', (path, title) => {
    expect(documentOf(path).title).toBe(title)
  })
})

describe('not found', () => {
  const page = documentOf('/404')

  test('search engines are asked to leave it out', () => {
    expect(only(page, 'meta[name="robots"]').getAttribute('content')).toBe('noindex')
  })

  test('it claims no address as its own', () => {
    expect(page.querySelectorAll('link[rel="canonical"]')).toHaveLength(0)
  })

  test('it says that the page was not found', () => {
    expect(textOf(only(page, 'main'))).toContain('Page not found.')
  })

  test('its text has a link to the home page', () => {
    expect(all(page, 'main a').map((link) => [textOf(link), link.getAttribute('href')])).toEqual([
      ['Back to Home', '/'],
    ])
  })

  test('no other page asks search engines to leave it out', () => {
    expect(['/', '/terms', '/privacy'].filter((path) => documentOf(path).querySelector('meta[name="robots"]'))).toEqual(
      [],
    )
  })
})

describe('search engines', () => {
  test('robots.txt allows search engines and names the site map', () => {
    const robots = readFileSync('dist/robots.txt', 'utf8')
    expect(robots).toBe(`User-agent: *\nAllow: /\nSitemap: ${site.origin}/sitemap.xml\n`)
  })

  test('the site map names every page by its canonical address', () => {
    const sitemap = new DOMParser().parseFromString(readFileSync('dist/sitemap.xml', 'utf8'), 'text/xml')
    expect([...sitemap.querySelectorAll('loc')].map(textOf)).toEqual(pagePaths.map(canonicalAddress))
  })
})
