import { expect, test } from 'vitest'
import { exitOf, stylesAt } from '../../src/home/hero/phoneExit'

/** A phone 500 px high whose top stands at 800 px. */
const exit = exitOf(800, 500)
const numberIn = (text: string) => Number(/[\d.]+/.exec(text)?.[0])

const NONE = { transform: '', opacity: '' }

test.each([
  ['begins shortly before its top reaches the window’s and ends before it is out of view', 800, 500, 690, 1190],
  ['never begins before the first pixel of scrolling', 20, 500, 0, 410],
  ['is never empty', 0, 0, 0, 1],
])('the way out of the phone %s', (_, top, height, start, end) => {
  expect(exitOf(top, height)).toEqual({ start, end })
})

test('the phone has no styles before scrolling, near the top of the page too, and under reduced motion', () => {
  expect([stylesAt(0, exit), stylesAt(0, exitOf(20, 500)), stylesAt(1000, null)]).toEqual([NONE, NONE, NONE])
})

test('half-way it is fainter and smaller, and past its end it stays as it was there', () => {
  const { transform, opacity } = stylesAt(940, exit)
  expect(numberIn(transform)).toBeCloseTo(0.92)
  expect(numberIn(opacity)).toBeCloseTo(0.56)
  expect(stylesAt(9000, exit)).toEqual(stylesAt(exit.end, exit))
})

test('it only ever fades and shrinks on the way down', () => {
  const steps = [700, 800, 900, 1000, 1100].map((y) => stylesAt(y, exit))
  const falls = (values: number[]) => values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0))
  expect(falls(steps.map(({ opacity }) => numberIn(opacity)))).toBe(true)
  expect(falls(steps.map(({ transform }) => numberIn(transform)))).toBe(true)
})
