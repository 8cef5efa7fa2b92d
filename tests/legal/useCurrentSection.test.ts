// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCurrentSection } from '../../src/legal/useCurrentSection'

/** A page of four sections, 1000 px each, from 300 px on, in a window of 900 px. What a browser test cannot time. */
const ids = ['first', 'second', 'third', 'last']
const END = 3000
let pageHeight: number

beforeEach(() => {
  pageHeight = END + 900
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => pageHeight)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900)
  window.scrollY = 0
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join('')
  ids.forEach((id, index) => {
    const section = document.getElementById(id) as HTMLElement
    section.getBoundingClientRect = () => ({ top: 300 + index * 1000 - window.scrollY }) as DOMRect
  })
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const dispatch = (type: string) => act(() => void window.dispatchEvent(new Event(type)))

/** The list at an address: what is current after the page has moved, whatever moved it, and after a choice. */
function shown(hash = '') {
  const { result } = renderHook(() => useCurrentSection(ids, hash))
  const current = () => result.current.current
  return {
    current,
    choose(id: string) {
      act(() => result.current.choose(id))
      return current()
    },
    moveTo(y: number) {
      vi.advanceTimersByTime(16)
      window.scrollY = y
      dispatch('scroll')
      return current()
    },
    /** The page stops, or another scroll comes before it is looked at. */
    stop(looked = true) {
      dispatch('scrollend')
      if (looked) act(() => void vi.runAllTimers())
      return current()
    },
  }
}

test('a chosen section is current at once and while the page scrolls to it, then whatever section it moves to', () => {
  const { choose, moveTo, stop } = shown()
  expect(choose('third')).toBe('third')
  expect([moveTo(1300), moveTo(2200)]).toEqual(['third', 'third'])
  expect([moveTo(1200), moveTo(2200), stop()]).toEqual(['second', 'third', 'third'])
})

test('when the page stops before it has reached the chosen section, the section it stops at is current', () => {
  const { choose, moveTo, stop } = shown()
  choose('last')
  expect([moveTo(500), moveTo(1200), stop()]).toEqual(['last', 'last', 'second'])
})

test.each(['pointerdown', 'wheel', 'keydown'])(
  'after a %s on the way the section at the scroll position is current, also in the same direction',
  (type) => {
    const { choose, moveTo } = shown()
    choose('last')
    expect(moveTo(500)).toBe('last')
    dispatch(type)
    expect(moveTo(1200)).toBe('second')
  },
)

test('the end of a scroll that began before the choice changes nothing', () => {
  const { choose, moveTo, stop } = shown()
  moveTo(100)
  choose('third')
  expect([stop(false), moveTo(800)]).toEqual(['third', 'third'])
})

test.each(['by an entry', 'by the address'])(
  'at the end of the page the section asked for %s is current, and the last one after a return',
  (way) => {
    pageHeight = 2000 + 900
    const { choose, moveTo, stop } = shown(way === 'by the address' ? 'third' : '')
    if (way === 'by an entry') choose('third')
    expect([moveTo(2000), stop(), moveTo(1400), moveTo(2000)]).toEqual(['third', 'third', 'second', 'last'])
  },
)

test('on a page that cannot scroll, the first section is current until another is chosen', () => {
  pageHeight = 900
  const { current, choose } = shown()
  dispatch('resize')
  expect([current(), choose('last')]).toEqual(['first', 'last'])
})
