import { expect, test } from 'vitest'
import { exitOf, stylesAt } from '../../src/home/hero/phoneExit'

const NONE = { transform: '', opacity: '' }

test.each([
  ['begins shortly before its top reaches the window’s and ends before it is out of view', 800, 500, 690, 1190],
  ['never begins before the first pixel of scrolling', 20, 500, 0, 410],
  ['is never empty', 0, 0, 0, 1],
])('the way out of the phone %s', (_, top, height, start, end) => {
  expect(exitOf(top, height)).toEqual({ start, end })
})

test('the phone has no styles before scrolling and under reduced motion, and past its end it stays as it was there', () => {
  const exit = exitOf(800, 500)
  expect([stylesAt(0, exit), stylesAt(0, exitOf(20, 500)), stylesAt(1000, null)]).toEqual([NONE, NONE, NONE])
  expect(stylesAt(9000, exit)).toEqual(stylesAt(exit.end, exit))
})
