import { expect, test } from 'vitest'
import { budgets } from '../../tools/perf/budgets'
import { isBroken, median, row } from '../../tools/perf/row'

test('a budget is broken above its limit, and a score below it', () => {
  expect(isBroken(row(budgets.paint, '/', 1.05))).toBe(false)
  expect(isBroken(row(budgets.paint, '/', 1.051))).toBe(true)
  expect(isBroken(row(budgets.lighthouse, '/', 99))).toBe(true)
  expect(isBroken(row(budgets.lighthouse, '/', 100))).toBe(false)
})

test('a missing measurement does not pass', () => {
  for (const nothing of [Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]) {
    expect(() => row(budgets.paint, '/terms', nothing)).toThrow(/\/terms: nothing was measured/)
  }
  expect(() => median([])).toThrow('Nothing was measured.')
})
