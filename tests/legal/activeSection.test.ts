import { describe, expect, test } from 'vitest'
import { type Position, sectionAt } from '../../src/legal/activeSection'

/** Three sections, by the distance of their tops from the window's upper edge, px. */
const tops = (...places: [number, number, number]) => places.map((top, index) => ({ id: 'abc'[index] ?? '', top }))
/** Px left to scroll, if the page's end is far away. */
const FAR = 1000

describe('the section at a scroll position', () => {
  test.each<[what: string, Pick<Position, 'tops' | 'rest'>, id: string]>([
    ['the last one that has passed the line at 150 px', { tops: tops(-900, -300, 400), rest: FAR }, 'b'],
    ['one that is exactly on the line', { tops: tops(-900, 150, 700), rest: FAR }, 'b'],
    ['not one that is a fraction of a pixel below it', { tops: tops(-900, 150.1, 700), rest: FAR }, 'a'],
    ['the first one above all sections', { tops: tops(420, 900, 1500), rest: FAR }, 'a'],
    ['the last one at the page’s end, wherever it stands', { tops: tops(-900, 100, 600), rest: 2 }, 'c'],
    ['the one at the line 3 px before the end', { tops: tops(-900, 100, 600), rest: 3 }, 'b'],
  ])('is %s', (_, position, id) => {
    expect(sectionAt(position)).toBe(id)
  })
})
