// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { ACTIVE_OFFSET, activeSection } from '../../src/legal/useActiveSection'

/** Three sections whose tops stand at these distances from the window's upper edge, px. */
const at = (...tops: [number, number, number]) => tops.map((top, index) => ({ id: 'abc'[index] ?? '', top }))
/** Px left to scroll where the page's end plays no part. */
const FAR = 1000

describe('the current section', () => {
  test('SPEC 9: a section counts from 150 px below the scroll position', () => {
    expect(ACTIVE_OFFSET).toBe(150)
  })

  test('it is the last one that has passed the line', () => {
    expect(activeSection(at(-900, -300, 400), FAR)).toBe('b')
  })

  test('a section exactly on the line has passed it', () => {
    expect(activeSection(at(-900, 150, 700), FAR)).toBe('b')
  })

  test('a section a fraction of a pixel below the line has not', () => {
    expect(activeSection(at(-900, 150.1, 700), FAR)).toBe('a')
  })

  test('a section that was jumped to, at 100 px, has passed it', () => {
    expect(activeSection(at(-900, 100, 700), FAR)).toBe('b')
  })

  test('above the first section it is the first one', () => {
    expect(activeSection(at(420, 900, 1500), FAR)).toBe('a')
  })

  test('it does not change to the next one merely because that is nearer', () => {
    expect(activeSection(at(-900, 160, 2000), FAR)).toBe('a')
  })

  test('short sections that have all passed the line give the last one', () => {
    expect(activeSection(at(20, 80, 140), FAR)).toBe('c')
  })

  test('at the end of the page it is the last one, wherever that stands', () => {
    expect(activeSection(at(-900, 100, 600), 0)).toBe('c')
  })

  test('2 px before the end of the page it is the last one', () => {
    expect(activeSection(at(-900, 100, 600), 2)).toBe('c')
  })

  test('3 px before the end of the page it is still the one at the line', () => {
    expect(activeSection(at(-900, 100, 600), 3)).toBe('b')
  })

  test('a page pulled beyond its end is at its end', () => {
    expect(activeSection(at(-900, 100, 600), -40)).toBe('c')
  })

  test('without sections there is none', () => {
    expect([activeSection([], FAR), activeSection([], 0)]).toEqual([undefined, undefined])
  })
})
