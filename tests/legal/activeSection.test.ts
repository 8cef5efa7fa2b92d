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
    ['one that was jumped to, at 100 px', { tops: tops(-900, 100, 700), rest: FAR }, 'b'],
    ['the first one above all sections', { tops: tops(420, 900, 1500), rest: FAR }, 'a'],
    ['not the next one merely because it is nearer', { tops: tops(-900, 160, 2000), rest: FAR }, 'a'],
    ['the last of short ones that have all passed the line', { tops: tops(20, 80, 140), rest: FAR }, 'c'],
    ['the last one at the page’s end, wherever it stands', { tops: tops(-900, 100, 600), rest: 0 }, 'c'],
    ['the last one 2 px before the end', { tops: tops(-900, 100, 600), rest: 2 }, 'c'],
    ['the one at the line 3 px before the end', { tops: tops(-900, 100, 600), rest: 3 }, 'b'],
    ['the last one on a page pulled beyond its end', { tops: tops(-900, 100, 600), rest: -40 }, 'c'],
  ])('is %s', (_, position, id) => {
    expect(sectionAt(position)).toBe(id)
  })

  test('is none without sections', () => {
    expect([sectionAt({ tops: [], rest: FAR }), sectionAt({ tops: [], rest: 0 })]).toEqual([undefined, undefined])
  })
})

/**
 * A page whose sections begin at 300, 1300 and 2300 px. It scrolls to 1900 at most: there the last section is at 400
 * px. At 1200, section b is in its place, 100 px.
 */
const END = 1900
const position = (y: number, hash = ''): Position => ({ tops: tops(300 - y, 1300 - y, 2300 - y), rest: END - y, hash })
const at = (y: number, hash?: string): SectionEvent => ({ type: 'measure', ...position(y, hash) })
const ended = (y: number): SectionEvent => ({ type: 'scrollend', ...position(y) })
const choose = (id: string): SectionEvent => ({ type: 'choose', id })
const scroll: SectionEvent = { type: 'scroll', reportsScrollEnd: true }
const resize: SectionEvent = { type: 'resize' }
const timeout: SectionEvent = { type: 'timeout' }
const input = (hash = ''): SectionEvent => ({ type: 'input', hash })

const after = (events: readonly SectionEvent[]) => events.reduce(nextState, initialState('a'))

describe('the current section', () => {
  test.each<[what: string, events: SectionEvent[], current: string]>([
    ['is the first one before the page is measured', [], 'a'],
    ['follows the scroll position', [at(1150)], 'b'],
    ['follows it back', [at(1150), scroll, at(1149)], 'a'],
    ['is right on a page that is scrolled before script comes', [at(1300)], 'b'],

    ['is a chosen one at once', [at(0), choose('c')], 'c'],
    ['stays the chosen one on the way past others', [at(0), choose('c'), scroll, at(1300)], 'c'],
    ['stays the chosen one when the window changes size on the way', [at(0), choose('c'), resize, at(1300)], 'c'],
    ['is that of the place once the chosen one has its own', [choose('b'), scroll, ended(1200), at(0)], 'a'],
    ['… or is as near to it as counts', [choose('b'), scroll, ended(1198), at(0)], 'a'],
    ['… or the page has ended', [choose('c'), scroll, ended(END), at(0)], 'a'],
    ['… or is as near to its end as counts', [choose('c'), scroll, ended(END - 2), at(0)], 'a'],
    ['stays the chosen one where a scroll ends short of it', [choose('b'), scroll, ended(1197), at(0)], 'b'],
    ['stays the chosen one where an earlier scroll ends', [choose('c'), ended(0), scroll, at(1150)], 'c'],
    ['is that of the place after a while', [choose('c'), scroll, ended(1300), timeout, at(1300)], 'b'],
    ['is that of the place where nothing scrolls', [choose('c'), timeout, at(0)], 'a'],
    ['is that of the place once the visitor moves', [choose('c'), scroll, input(), at(1300)], 'b'],
    ['is the last one chosen', [choose('c'), scroll, choose('b'), scroll, at(0)], 'b'],
    ['is that of the place where the chosen one has gone', [choose('x'), ended(1300), at(1300)], 'b'],

    ['is the last one at the page’s end', [at(END)], 'c'],
    ['is the one that the address names, where the end keeps it from its place', [at(1150, '#c'), at(END, '#c')], 'c'],
    ['is not one that the address names and that has passed its place', [at(END, '#b')], 'c'],
    ['is not a named one away from the end', [at(1150, '#c')], 'b'],
    ['is that of the line for a fragment that names no section', [at(1300, '#nope')], 'b'],
  ])('%s', (_, events, current) => {
    expect(after(events).current).toBe(current)
  })
})

/** A page that ends when its second section is in the middle of the window: a at -600 px, b at 400, c at 1400. */
describe('at the end of a page where a section cannot reach its place', () => {
  const shortAt = (left: number, hash = '#b'): SectionEvent => ({
    type: 'measure',
    tops: tops(-600 + left, 400 + left, 1400 + left),
    rest: left,
    hash,
  })
  test.each<[what: string, events: SectionEvent[], current: string]>([
    ['the named one is current', [shortAt(0)], 'b'],
    ['so it is 2 px before', [shortAt(2)], 'b'],
    ['3 px before, the line decides', [shortAt(3)], 'a'],
    ['the last one is current without a name', [shortAt(0, '')], 'c'],
    ['the last one is current for a visitor who went away and came back', [shortAt(0), shortAt(99), shortAt(0)], 'c'],
    ['the last one is current for a visitor who came by wheel', [shortAt(900), input('#b'), shortAt(0)], 'c'],
    ['a wheel that moves nothing any more changes nothing', [shortAt(0), input('#b'), shortAt(0)], 'b'],
    ['one that is chosen again is current again', [shortAt(9), input('#b'), choose('b'), timeout, shortAt(0)], 'b'],
    ['another one that is named then is current', [shortAt(0, '#b'), shortAt(99, '#b'), shortAt(0, '#c')], 'c'],
  ])('%s', (_, events, current) => {
    expect(after(events).current).toBe(current)
  })
})

describe('the time limit for reaching a chosen section, ms', () => {
  test.each<[what: string, events: SectionEvent[], ms: number | undefined]>([
    ['600 after a scroll that ended elsewhere', [choose('c'), scroll, ended(0)], 600],
    ['not at all once it has been reached', [choose('b'), scroll, ended(1200)], undefined],
    ['not at all when none is chosen', [scroll], undefined],
  ])('%s', (_, events, ms) => {
    expect(after(events).travel?.timeout).toBe(ms)
  })
})

describe('events that require a measurement', () => {
  const measured = [at(0)]
  test.each<[what: string, events: SectionEvent[], stale: boolean]>([
    ['the beginning', [], true],
    ['nothing else before an event', measured, false],
    ['a scroll', [...measured, scroll], true],
    ['a change of size, or a font', [...measured, resize], true],
    ['no wheel, touch or key alone', [...measured, input()], false],
    ['no end of a scroll alone', [...measured, ended(0)], false],
    ['no choice', [...measured, scroll, choose('c')], false],
    ['nothing on the way to a chosen section', [...measured, choose('c'), scroll, resize], false],
    ['the arrival', [...measured, choose('b'), ended(1200)], true],
    ['a wheel, touch or key on the way', [...measured, choose('b'), input()], true],
    ['the end of the wait', [...measured, choose('b'), timeout], true],
  ])('%s', (_, events, stale) => {
    expect(after(events).stale).toBe(stale)
  })
})
