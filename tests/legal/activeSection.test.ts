import { describe, expect, test } from 'vitest'
import { initialState, nextState, type Position, type SectionEvent, sectionAt } from '../../src/legal/activeSection'

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

/** A page whose sections begin at 300, 1300 and 2300 px. It scrolls to 1900 at most: there the last one is at 400 px. */
const position = (y: number, hash = ''): Position => ({ tops: tops(300 - y, 1300 - y, 2300 - y), rest: 1900 - y, hash })
const at = (y: number, hash?: string): SectionEvent => ({ type: 'measure', ...position(y, hash) })
const ended = (y: number): SectionEvent => ({ type: 'scrollend', ...position(y) })
const choose = (id: string): SectionEvent => ({ type: 'choose', id })
const scroll: SectionEvent = { type: 'scroll', reportsScrollEnd: true }
const input: SectionEvent = { type: 'input', hash: '' }

describe('the current section', () => {
  test.each<[what: string, events: SectionEvent[], current: string]>([
    ['follows the scroll position, and back', [at(1150), scroll, at(1149)], 'a'],
    ['stays the chosen one on the way past others', [choose('c'), scroll, at(1300)], 'c'],
    ['stays the chosen one at the end, which another scroll has reached', [choose('c'), scroll, ended(0), at(0)], 'c'],
    ['is that of the place once the chosen one has its own', [choose('b'), scroll, ended(1200), at(0)], 'a'],
    ['is that of the place after a wheel, touch or key on the way', [choose('c'), scroll, input, at(1300)], 'b'],
    ['is that of the place if the page does not scroll', [choose('c'), { type: 'timeout' }, at(0)], 'a'],
    ['is the named one where the page ends before it is in its place', [at(1900, '#c')], 'c'],
  ])('%s', (_, events, current) => {
    expect(events.reduce(nextState, initialState('a')).current).toBe(current)
  })
})
