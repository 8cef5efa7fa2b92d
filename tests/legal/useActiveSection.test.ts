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
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = sections.map(({ id }) => `<section id="${id}"></section>`).join('')
  sections.forEach(({ id }, index) => {
    const section = document.getElementById(id) as HTMLElement
    section.getBoundingClientRect = () => {
      if (index === 0) reads++
      return { top: 300 + index * 1000 - scrollY } as DOMRect
    }
  })
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const hook = () => renderHook(() => useActiveSection(sections))
/** Runs the timers that are due now, and those that they set. */
const measured = () => act(() => void vi.advanceTimersByTime(1))
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const dispatch = (type: string, target: EventTarget = window) => act(() => void target.dispatchEvent(new Event(type)))
function scrollTo(y: number) {
  scrollY = y
  dispatch('scroll')
  measured()
}

test('the first section is current at the top of the page', () => {
  expect(hook().result.current.current).toBe('first')
})

test('the right one is current on a page that is already scrolled at hydration', () => {
  scrollY = 1300
  expect(hook().result.current.current).toBe('second')
})

test('it follows the scroll position', () => {
  const { result } = hook()
  scrollTo(1300)
  expect(result.current.current).toBe('second')
  scrollTo(0)
  expect(result.current.current).toBe('first')
})

test('the page is measured once after a frame, however often it scrolls, and not within the frame', () => {
  hook()
  for (let times = 0; times < 3; times++) dispatch('scroll')
  expect(reads).toBe(1)
  measured()
  expect(reads).toBe(2)
})

test('it is measured again when the window changes size', () => {
  const { result } = hook()
  scrollY = 1300
  dispatch('resize')
  measured()
  expect(result.current.current).toBe('second')
})

test('the section that the address names is current at the page’s end', () => {
  window.history.replaceState(null, '', '#second')
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(900 + WINDOW)
  const { result } = hook()
  scrollTo(900)
  expect(result.current.current).toBe('second')
})

describe('a chosen section', () => {
  const choose = (id = 'third') => {
    const view = hook()
    act(() => view.result.current.goTo(id))
    return view
  }

  test('is current at once, and while the page scrolls past others', () => {
    const { result } = choose()
    expect(result.current.current).toBe('third')
    scrollTo(1300)
    expect(result.current.current).toBe('third')
    expect(reads).toBe(1)
  })

  test.each(['wheel', 'touchmove', 'keydown'])('is no longer kept current after a %s', (type) => {
    const { result } = choose()
    scrollTo(1300)
    dispatch(type)
    measured()
    expect(result.current.current).toBe('second')
  })

  test('is no longer kept current when scrolling has ended at it', () => {
    const { result } = choose('second')
    scrollTo(1200)
    dispatch('scrollend', document)
    scrollTo(0)
    expect(result.current.current).toBe('first')
  })

  test('is no longer kept current after 600 ms without a scroll', () => {
    const { result } = choose()
    wait(599)
    expect(result.current.current).toBe('third')
    wait(2)
    expect(result.current.current).toBe('first')
  })

  test('restarts the wait when another one is chosen', () => {
    const { result } = choose()
    wait(500)
    act(() => result.current.goTo('second'))
    wait(500)
    expect(result.current.current).toBe('second')
  })

  test('is kept while the page scrolls, however long that takes', () => {
    const { result } = choose()
    scrollTo(500)
    wait(5000)
    expect(result.current.current).toBe('third')
  })
})

describe('in a browser without scrollend', () => {
  const known = Object.getOwnPropertyDescriptor(window, 'onscrollend')
  beforeEach(() => {
    vi.resetModules()
    Reflect.deleteProperty(window, 'onscrollend')
  })
  afterEach(() => {
    vi.resetModules()
    if (known) Object.defineProperty(window, 'onscrollend', known)
  })

  test('a chosen section is no longer kept current 150 ms after the last scroll', async () => {
    expect('onscrollend' in window).toBe(false)
    const old = await import('../../src/legal/useActiveSection')
    const { result } = renderHook(() => old.useActiveSection(sections))
    act(() => result.current.goTo('third'))
    for (const y of [500, 1300]) {
      scrollTo(y)
      wait(148)
      expect(result.current.current).toBe('third')
    }
    wait(2)
    expect(result.current.current).toBe('second')
  })
})

describe('the page’s fonts', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'fonts')
  })

  test('the section is measured again when they are loaded, until the page is left', () => {
    const fonts = new EventTarget()
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
    const { result, unmount } = hook()
    scrollY = 1300
    dispatch('loadingdone', fonts)
    measured()
    expect(result.current.current).toBe('second')
    unmount()
    dispatch('loadingdone', fonts)
    measured()
    expect(reads).toBe(2)
  })

  test('a browser without `document.fonts` works too', () => {
    Object.defineProperty(document, 'fonts', { value: {}, configurable: true })
    const { result, unmount } = hook()
    unmount()
    expect(result.current.current).toBe('first')
  })
})

test('a text without sections has no current one', () => {
  expect(renderHook(() => useActiveSection([])).result.current.current).toBeUndefined()
})

test('a section missing from the page is left out, also when it is removed later', () => {
  document.getElementById('second')?.remove()
  const { result } = hook()
  scrollTo(1300)
  expect(result.current.current).toBe('first')
  document.getElementById('first')?.remove()
  scrollTo(1310)
  expect(result.current.current).toBe('third')
})

test('the sections of another text are followed when it replaces the first', () => {
  const { result, rerender } = renderHook(({ ids }) => useActiveSection(ids), { initialProps: { ids: sections } })
  rerender({ ids: [{ id: 'second' }, { id: 'third' }] })
  measured()
  expect(result.current.current).toBe('second')
})

test('the listeners are passive, so that scrolling does not wait for them', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  hook()
  const waiting = listen.mock.calls.filter(([type]) => ['scroll', 'wheel', 'touchmove'].includes(type))
  expect(waiting.map(([, , options]) => options)).toEqual([{ passive: true }, { passive: true }, { passive: true }])
})

test('nothing is measured after the page is left', () => {
  const { result, unmount } = hook()
  act(() => result.current.goTo('third'))
  dispatch('scroll')
  unmount()
  for (const type of ['scroll', 'resize', 'wheel', 'touchmove', 'keydown']) dispatch(type)
  dispatch('scrollend', document)
  wait(5000)
  expect(reads).toBe(1)
})
