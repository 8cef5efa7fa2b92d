import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useActiveSection } from '../../src/legal/useActiveSection'

/** A page of three sections, 1000 px each, from 300 px on; it ends at 1900 px (the rule itself: activeSection.test.ts). */
const sections = [{ id: 'first' }, { id: 'second' }, { id: 'third' }]
const END = 1900
const WINDOW = 800

/** How often the page was measured; once at hydration. */
let reads = 0
let scrollY = 0

beforeEach(() => {
  reads = 0
  scrollY = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(END + WINDOW)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW)
  document.body.innerHTML = sections.map(({ id }) => `<section id="${id}"></section>`).join('')
  sections.forEach(({ id }, index) => {
    const section = document.getElementById(id) as HTMLElement
    section.getBoundingClientRect = () => {
      if (index === 0) reads++
      return { top: 300 + index * 1000 - scrollY } as DOMRect
    }
  })
})
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
/** Runs the timers that are due now, and those that they set. */
const measured = () => wait(1)
const dispatch = (type: string, target: EventTarget = window) => act(() => void target.dispatchEvent(new Event(type)))
function scrollTo(y: number) {
  scrollY = y
  dispatch('scroll')
  measured()
}

/** A list on the page: its current section, after the visitor has chosen one if named. */
function shown(chosen?: string, use = useActiveSection) {
  const { result, ...view } = renderHook(({ ids }) => use(ids), { initialProps: { ids: sections } })
  const choose = (id: string) => act(() => result.current.goTo(id))
  if (chosen) choose(chosen)
  return { ...view, choose, current: () => result.current.current }
}

describe('the current section', () => {
  test('is the first one at the top of the page, and follows the scroll position', () => {
    const { current } = shown()
    expect(current()).toBe('first')
    scrollTo(1300)
    expect(current()).toBe('second')
    scrollTo(0)
    expect(current()).toBe('first')
  })

  test('is the right one on a page that is already scrolled at hydration', () => {
    scrollY = 1300
    expect(shown().current()).toBe('second')
  })

  test('is measured once after a frame, however often the page scrolls, and not within the frame', () => {
    shown()
    for (let times = 0; times < 3; times++) dispatch('scroll')
    expect(reads).toBe(1)
    measured()
    expect(reads).toBe(2)
  })

  test('is measured again when the window changes size', () => {
    const { current } = shown()
    scrollY = 1300
    dispatch('resize')
    measured()
    expect(current()).toBe('second')
  })

  test('is none in a text without sections, and never one that is missing from the page', () => {
    expect(renderHook(() => useActiveSection([])).result.current.current).toBeUndefined()
    document.getElementById('second')?.remove()
    const { current } = shown()
    scrollTo(1300)
    expect(current()).toBe('first')
    document.getElementById('first')?.remove()
    scrollTo(1310)
    expect(current()).toBe('third')
  })

  test('is one of another text when that replaces the first', () => {
    const { current, rerender } = shown()
    rerender({ ids: [{ id: 'second' }, { id: 'third' }] })
    measured()
    expect(current()).toBe('second')
  })
})

describe('a chosen section', () => {
  test('is current at once, and while the page scrolls past others, however long that takes', () => {
    const { current } = shown('third')
    expect(current()).toBe('third')
    scrollTo(1300)
    wait(5000)
    expect([current(), reads]).toEqual(['third', 1])
  })

  test.each(['wheel', 'touchmove', 'keydown'])('is no longer kept current after a %s', (type) => {
    const { current } = shown('third')
    scrollTo(1300)
    dispatch(type)
    measured()
    expect(current()).toBe('second')
  })

  test('is no longer kept current when scrolling has ended at it', () => {
    const { current } = shown('second')
    scrollTo(1200)
    dispatch('scrollend', document)
    scrollTo(0)
    expect(current()).toBe('first')
  })

  test('is no longer kept current after 600 ms without a scroll, counted from the last choice', () => {
    const { current, choose } = shown('third')
    wait(500)
    choose('second')
    wait(599)
    expect(current()).toBe('second')
    wait(2)
    expect(current()).toBe('first')
  })

  test('is no longer kept current 150 ms after the last scroll in a browser without scrollend', async () => {
    const known = Object.getOwnPropertyDescriptor(window, 'onscrollend') as PropertyDescriptor
    vi.resetModules()
    Reflect.deleteProperty(window, 'onscrollend')
    const old = await import('../../src/legal/useActiveSection')
    Object.defineProperty(window, 'onscrollend', known)
    const { current } = shown('third', old.useActiveSection)
    for (const y of [500, 1300]) {
      scrollTo(y)
      wait(148)
      expect(current()).toBe('third')
    }
    wait(2)
    expect(current()).toBe('second')
  })
})

describe('the page’s fonts', () => {
  const withFonts = (fonts: object) => Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  afterEach(() => void Reflect.deleteProperty(document, 'fonts'))

  test('the section is measured again when they are loaded, until the page is left', () => {
    const fonts = new EventTarget()
    withFonts(fonts)
    const { current, unmount } = shown()
    scrollY = 1300
    dispatch('loadingdone', fonts)
    measured()
    expect(current()).toBe('second')
    unmount()
    dispatch('loadingdone', fonts)
    measured()
    expect(reads).toBe(2)
  })

  test('a browser without `document.fonts` works too', () => {
    withFonts({})
    const { current, unmount } = shown()
    unmount()
    expect(current()).toBe('first')
  })
})

test('the listeners are passive, so that scrolling does not wait for them, and measure nothing on a page left', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const { unmount } = shown('third')
  const waiting = listen.mock.calls.filter(([type]) => ['scroll', 'wheel', 'touchmove'].includes(type))
  expect(waiting.map(([, , options]) => options)).toEqual(Array(3).fill({ passive: true }))
  dispatch('scroll')
  unmount()
  for (const type of ['scroll', 'resize', 'wheel', 'touchmove', 'keydown']) dispatch(type)
  dispatch('scrollend', document)
  wait(5000)
  expect(reads).toBe(1)
})
