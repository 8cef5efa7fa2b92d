import { describe, expect, test } from 'vitest'
import type { Version } from '../../src/content/facts'
import { headerPaths, pagePaths, pages } from '../../src/content/pages'
import { someOf } from '../list'
import { paths, sections } from '../product'

const entries = someOf(Object.entries(pages), 'pages')

test('SPEC 2: the list begins with Home, Terms and Privacy, in this order, and so does the bar', () => {
  expect(pagePaths.slice(0, 3)).toEqual(paths)
  expect(entries.slice(0, 3).map(([, { nav }]) => nav)).toEqual(['Home', 'Terms', 'Privacy'])
  expect(headerPaths.slice(0, 3)).toEqual(paths)
})

test.each(['/terms', '/privacy'] as const)('SPEC 2: %s has its section identifiers, in their order', (path) => {
  const asked: readonly string[] = sections[path]
  expect(pages[path].sections.filter((id) => asked.includes(id))).toEqual(asked)
})

describe('the versions of a text', () => {
  const dated = entries.flatMap(([path, page]) =>
    'versions' in page ? [{ path, versions: page.versions as readonly Version[] }] : [],
  )

  test.each(someOf(dated, 'pages with versions'))(
    'of $path are newest first, each on a day of its own',
    ({ versions }) => {
      const days = versions.map(({ date }) => date)
      expect(days).toEqual([...new Set(days)].sort().reverse())
      expect(days.map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(days)
    },
  )

  test('SPEC 2: the first ones of Terms and Privacy are of October 27, 2025', () => {
    const first = dated.slice(0, 2).map(({ path, versions }) => [path, versions.at(-1)?.date])
    expect(first).toEqual([
      ['/terms', '2025-10-27'],
      ['/privacy', '2025-10-27'],
    ])
  })
})
