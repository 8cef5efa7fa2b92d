import { expect, test } from 'vitest'
import { longDate } from '../../src/content/longDate'
import { headerPaths, type Page, pagePaths, pages } from '../../src/content/pages'
import { paths, sections } from '../product'

const list: readonly Page[] = Object.values(pages)

test('SPEC 2: the list and the bar begin with Home, Terms and Privacy', () => {
  expect(pagePaths.slice(0, 3)).toEqual(paths)
  expect(headerPaths.slice(0, 3)).toEqual(paths)
  expect(list.slice(0, 3).map(({ nav }) => nav)).toEqual(['Home', 'Terms', 'Privacy'])
})

test.each(['/terms', '/privacy'] as const)(
  'SPEC 2: %s has its sections in order, first dated October 27, 2025',
  (path) => {
    const expected: readonly string[] = sections[path]
    expect(pages[path].sections.filter((id) => expected.includes(id))).toEqual(expected)
    const [first] = pages[path].versions.toReversed()
    expect(first && longDate(first.date)).toBe('October 27, 2025')
  },
)

test('the versions of a text are newest first, one per day', () => {
  for (const { versions = [] } of list) {
    const days = versions.map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].sort().reverse())
    expect(days.map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(days)
  }
})
