import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useActiveSection } from '../../src/legal/useActiveSection'

/** A page of three sections, 1000 px each, from 300 px on; the rule itself: activeSection.test.ts. */
const sections = [{ id: 'first' }, { id: 'second' }, { id: 'third' }]
let scrollY = 0

beforeEach(() => {
  scrollY = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000)
  document.body.innerHTML = sections.map(({ id }) => `<section id="${id}"></section>`).join('')
  sections.forEach(({ id }, index) => {
    const section = document.getElementById(id) as HTMLElement
    section.getBoundingClientRect = () => ({ top: 300 + index * 1000 - scrollY }) as DOMRect
  })
})
afterEach(() => void vi.useRealTimers())

const dispatch = (type: string, target: EventTarget = window) =>
  act(() => {
    target.dispatchEvent(new Event(type))
    vi.advanceTimersByTime(1)
  })
function scrollTo(y: number) {
  scrollY = y
  dispatch('scroll')
}

/** A list on the page: its current section, after the visitor has chosen one if named. */
function shown(chosen?: string) {
  const { result } = renderHook(() => useActiveSection(sections))
  if (chosen) act(() => result.current.goTo(chosen))
  return { current: () => result.current.current }
}

test.each(['wheel', 'touchmove', 'keydown'])('a chosen section is no longer kept current after a %s', (type) => {
  const { current } = shown('third')
  scrollTo(1300)
  dispatch(type)
  expect(current()).toBe('second')
})

test('a chosen section is no longer kept current when scrolling has ended at it, or 600 ms without a scroll', () => {
  const reached = shown('second')
  scrollTo(1200)
  dispatch('scrollend', document)
  scrollTo(0)
  expect(reached.current()).toBe('first')
  const { current } = shown('third')
  act(() => void vi.advanceTimersByTime(602))
  expect(current()).toBe('first')
})
