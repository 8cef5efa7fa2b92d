import { describe, expect, test } from 'vitest'
import { smooth } from '../../src/home/path'
import { seeded } from '../../src/home/science/random'
import { analysis, feed, pattern } from '../../src/home/science/signal'

describe('the seeded noise', () => {
  test('the same seed gives the same series', () => {
    const [one, other] = [seeded(7), seeded(7)]
    expect([one(), one(), one()]).toEqual([other(), other(), other()])
  })

  test('another seed gives another series', () => {
    expect(seeded(7)()).not.toBe(seeded(8)())
  })

  test('every number is at least 0 and below 1', () => {
    const next = seeded(1)
    const numbers = Array.from({ length: 1000 }, next)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
  })
})

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
