// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCurrentSection } from '../../src/article/useCurrentSection'

/**
 * Tests behavior that depends on timing, which a browser test cannot control. The page has four sections of 1000 px,
 * the first one 300 px below the top, in a window that is 900 px high.
 */
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
})

const dispatch = (type: string) => act(() => void window.dispatchEvent(new Event(type)))

/** Renders the hook with a fragment. Each returned function acts and then returns the current section. */
function renderList(hash = '') {
  const { result } = renderHook(() => useCurrentSection(ids, hash))
  const current = () => result.current.current
  return {
    choose(id: string) {
      act(() => result.current.choose(id))
      return current()
    },
    moveTo(y: number) {
      window.scrollY = y
      dispatch('scroll')
      return current()
    },
    stop() {
      dispatch('scrollend')
      return current()
    },
  }
}

test('the last section whose top is at most 150 px below the window’s is current, and the last one at the end of the page', () => {
  pageHeight = 2000 + 900
  const { moveTo } = renderList()
  expect([moveTo(0), moveTo(1149), moveTo(1150), moveTo(2000)]).toEqual(['first', 'first', 'second', 'last'])
})

test('a chosen section is current at once and until the scroll to it ends; then the scroll position decides', () => {
  const { choose, moveTo, stop } = renderList()
  expect(choose('third')).toBe('third')
  expect([moveTo(1300), moveTo(2200), stop(), moveTo(1200)]).toEqual(['third', 'third', 'third', 'second'])
  choose('last')
  expect([moveTo(500), moveTo(1200), stop()], 'stopped on the way').toEqual(['last', 'last', 'second'])
})

test.each(['pointerdown', 'wheel', 'keydown'])(
  'after a %s while the page scrolls to a chosen section, the scroll position decides',
  (type) => {
    const { choose, moveTo } = renderList()
    choose('last')
    expect(moveTo(500)).toBe('last')
    dispatch(type)
    expect(moveTo(1200)).toBe('second')
  },
)

test.each(['in the list', 'by the URL'])(
  'at the end of the page, a section chosen %s is current; after scrolling away and back, the last section is',
  (way) => {
    pageHeight = 2000 + 900
    const { choose, moveTo, stop } = renderList(way === 'by the URL' ? 'third' : '')
    if (way === 'in the list') choose('third')
    expect([moveTo(2000), stop()]).toEqual(['third', 'third'])
    dispatch('wheel')
    expect([moveTo(1400), moveTo(2000)]).toEqual(['second', 'last'])
  },
)

test('on a page that cannot scroll, the first section is current until another is chosen', () => {
  pageHeight = 900
  const { choose, moveTo } = renderList()
  expect([moveTo(0), choose('last')]).toEqual(['first', 'last'])
})
