import { expect, test } from 'vitest'
import { budgets } from '../../tools/perf/budgets'
import { isBroken, median, row, tableOf } from '../../tools/perf/row'

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

test('the columns of the table are as wide as their widest cell, figures right-aligned, with nothing after them', () => {
  expect(tableOf([row(budgets.shift, '/', 0), row(budgets.lighthouse, '/privacy', 99, 'run 1')]).split('\n')).toEqual([
    '                      measured    must     aim',
    'CLS         /           0.0000  0.0000  0.0000',
    'Lighthouse  /privacy        99     100     100  BROKEN  run 1',
  ])
})
