import { describe, expect, test } from 'vitest'
import { smooth } from '../../src/home/path'
import { analysis, feed, pattern } from '../../src/home/science/signal'

describe('the four panels', () => {
  test.each([
    ['feed', feed],
    ['analysis', analysis],
    ['pattern', pattern],
  ])('%s is drawn alike each time, so that the built page can be taken over', (_, draw) => {
    expect(draw()).toEqual(draw())
  })

  test('the analysis shows as many dots as there are data points', () => {
    // Each row is a line with a dot at its start and after every whole unit.
    const rows = [...(analysis().levels[0] ?? '').matchAll(/h([\d.]+)/g)]
    const dots = rows.reduce((sum, [, length]) => sum + Math.floor(Number(length)) + 1, 0)
    expect(dots).toBe(1000)
  })

  test('the line leaves a panel where it enters the next', () => {
    const startOf = (d: string) => Number(/^M0 (-?[\d.]+)/.exec(d)?.[1])
    expect([startOf(analysis().line), startOf(pattern().line)]).toEqual([142, 126])
  })
})

describe('a smooth curve', () => {
  test('it begins at the first height', () => {
    expect(smooth([10, 20, 10], 30)).toMatch(/^M0 10c/)
  })

  test('it has a piece for every step', () => {
    expect(smooth([10, 20, 10, 40], 30).match(/[cs]/g)).toEqual(['c', 's', 's'])
  })

  test('a level line stays level', () => {
    expect(smooth([5, 5], 30)).toBe('M0 5c10 0 20 0 30 0')
  })
})
