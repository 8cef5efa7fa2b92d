import { describe, expect, test } from 'vitest'
import { headerPaths, isPagePath, pagePaths, pages, versionOf } from '../../src/content/pages'
import type { Version } from '../../src/content/site'
import { someOf } from '../list'
import { specification } from '../specification'

const entries = someOf(Object.entries(pages), 'pages')

describe('the list of pages', () => {
  test('SPEC 2: it begins with Home, Terms and Privacy, in this order, and the first three are in the bar', () => {
    const first = entries.slice(0, 3)
    expect(pagePaths.slice(0, 3)).toEqual(['/', '/terms', '/privacy'])
    expect(first.map(([, { nav }]) => nav)).toEqual(['Home', 'Terms', 'Privacy'])
    expect(headerPaths).toEqual(['/', '/terms', '/privacy'])
  })

  test('every description has 50 to 160 characters', () => {
    const lengths = entries.map(([, { description }]) => description.length)
    expect(lengths.filter((length) => length < 50 || length > 160)).toEqual([])
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
  test.each(['/terms', '/privacy'] as const)(
    'SPEC 2: those of %s are in the order of docs/specification.md',
    (path) => {
      expect(pages[path].sections).toEqual(specification.sections[path])
    },
  )
})
