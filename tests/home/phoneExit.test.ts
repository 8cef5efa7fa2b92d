// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { exitOf, stylesAt } from '../../src/home/hero/phoneExit'

/** A phone 500 px high whose top stands at 800 px. */
const exit = exitOf(800, 500)
const numberIn = (text: string) => Number(/[\d.]+/.exec(text)?.[0])

describe('when the phone leaves', () => {
  test('it starts shortly before its top reaches the window’s and ends before it is out of view', () => {
    expect(exit).toEqual({ start: 690, end: 1190 })
  })

  test('it never starts before the first pixel of scrolling', () => {
    expect(exitOf(20, 500).start).toBe(0)
  })

  test('its range is never empty', () => {
    const { start, end } = exitOf(0, 0)
    expect(end).toBeGreaterThan(start)
  })
})

describe('the phone’s styles', () => {
  test('at the top of the page there are none', () => {
    expect(stylesAt(0, exit)).toEqual({ transform: '', opacity: '' })
  })

  test('a phone near the top of the page is unchanged before scrolling', () => {
    expect(stylesAt(0, exitOf(20, 500))).toEqual({ transform: '', opacity: '' })
  })

  test('under reduced motion there are none anywhere', () => {
    expect(stylesAt(1000, null)).toEqual({ transform: '', opacity: '' })
  })

  test('half-way it is fainter and smaller', () => {
    const { transform, opacity } = stylesAt(940, exit)
    expect(numberIn(transform)).toBeCloseTo(0.92)
    expect(numberIn(opacity)).toBeCloseTo(0.56)
  })

  test('it only ever fades and shrinks on the way down', () => {
    const steps = [700, 800, 900, 1000, 1100].map((y) => stylesAt(y, exit))
    const falls = (values: number[]) => values.every((value, index) => index === 0 || value < (values[index - 1] ?? 0))
    expect(falls(steps.map(({ opacity }) => numberIn(opacity)))).toBe(true)
    expect(falls(steps.map(({ transform }) => numberIn(transform)))).toBe(true)
  })

  test('past its end it stays as it was there', () => {
    expect(stylesAt(9000, exit)).toEqual(stylesAt(exit.end, exit))
  })
})
