import { describe, expect, test } from 'vitest'
import { accessibility } from '../../src/content/accessibility'
import { canonicalAddress, isPagePath, notFound, pagePaths, pages, versionOf } from '../../src/content/pages'
import { privacy } from '../../src/content/privacy'
import { site, type Version } from '../../src/content/site'
import { terms } from '../../src/content/terms'
import { listPaths } from '../../src/prerender'
import { someOf } from '../list'
import { specification } from '../specification'

const entries = someOf(Object.entries(pages), 'pages')

describe('the list of pages', () => {
  const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length)

  test('SPEC 2: it begins with Home, Terms and Privacy, in this order, and the first title names horse racing', () => {
    const first = entries.slice(0, 3)
    expect(pagePaths.slice(0, 3)).toEqual(['/', '/terms', '/privacy'])
    expect(first.map(([, { nav }]) => nav)).toEqual(['Home', 'Terms', 'Privacy'])
    expect(pages['/'].title).toContain('horse racing')
  })

  test('SPEC 2: it contains every path of the route tree and nothing else, and no path has a parameter', () => {
    expect([...pagePaths].sort()).toEqual(listPaths().sort())
    expect(listPaths().filter((path) => /[$:*{]/.test(path))).toEqual([])
  })

  test('every title and every description is unique, and a description has 50 to 160 characters', () => {
    const all = [...entries.map(([, page]) => page), notFound]
    unique(all.map(({ title }) => title))
    unique(all.map(({ description }) => description))
    const lengths = entries.map(([, { description }]) => description.length)
    expect(lengths.filter((length) => length < 50 || length > 160)).toEqual([])
  })

  test('the canonical URL of a page is the origin and its path, without a trailing slash except on the home page', () => {
    const addresses = ['/', '/terms', '/privacy'].map((path) => `https://${site.domain}${path}`)
    expect(pagePaths.slice(0, 3).map(canonicalAddress)).toEqual(addresses)
  })
})

test('a path is that of a page only in exactly this spelling', () => {
  expect(['/', '/terms', '/Terms', '/terms/', '/404', '', 'toString', '__proto__'].filter(isPagePath)).toEqual([
    '/',
    '/terms',
  ])
})

describe('the versions of a page’s text', () => {
  const changing = someOf(
    entries.flatMap(([path, page]) =>
      'versions' in page ? [{ path, versions: page.versions as readonly Version[] }] : [],
    ),
    'pages with versions',
  )

  test('the legal pages and the statement on accessibility have them', () => {
    expect(changing.map(({ path }) => path)).toEqual(['/terms', '/privacy', '/accessibility'])
    expect([versionOf('/terms'), versionOf('/privacy'), versionOf('/accessibility')]).toEqual(
      changing.map(({ versions }) => versions[0]),
    )
  })

  test.each(changing)('those of $path are newest first, each on a different day', ({ versions }) => {
    const days = versions.map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].sort().reverse())
    expect(days.map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(days)
  })

  test.each(changing.slice(0, 2))('the first of $path is that of October 27, 2025', ({ versions }) => {
    expect(versions.at(-1)).toEqual({ date: '2025-10-27', what: 'First version.' })
  })
})

describe('the section identifiers', () => {
  test('SPEC 2: the home page has four sections in order', () => {
    expect(pages['/'].sections).toEqual(['hero', 'science', 'features', 'download'])
  })

  test.each(['/terms', '/privacy'] as const)(
    'SPEC 2: those of %s are in the order of docs/specification.md',
    (path) => {
      expect(pages[path].sections).toEqual(specification.sections[path])
    },
  )

  test.each([
    { path: '/terms', text: terms },
    { path: '/privacy', text: privacy },
    { path: '/accessibility', text: accessibility },
  ] as const)('the text of $path has a section for each, in the same order', ({ path, text }) => {
    expect(text.sections.map(({ id }) => id)).toEqual([...pages[path].sections])
  })
})
