import { expect, test } from 'vitest'
import { headerPaths, type Page, pagePaths, pages } from '../../src/content/pages'
import { paths } from '../product'

const list: readonly Page[] = Object.values(pages)

test('the page list and the header start with Home, Terms and Privacy', () => {
  expect(pagePaths.slice(0, 3)).toEqual(paths)
  expect(headerPaths.slice(0, 3)).toEqual(paths)
  expect(list.slice(0, 3).map(({ nav }) => nav)).toEqual(['Home', 'Terms', 'Privacy'])
})

test('descriptions have 50 to 160 characters', () => {
  expect(list.map(({ description }) => description).filter((text) => !/^.{50,160}$/.test(text))).toEqual([])
})

test('versions of a text are valid dates, newest first, at most one per day', () => {
  for (const { versions = [] } of list) {
    const days = versions.map(({ date }) => date)
    expect(days).toEqual([...new Set(days)].sort().reverse())
    expect(days.map((day) => new Date(day).toISOString().slice(0, 10))).toEqual(days)
  }
})
