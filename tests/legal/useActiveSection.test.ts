import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useActiveSection } from '../../src/legal/useActiveSection'

/** A page of three sections, 1000 px each, from 300 px on, in a window of 800 px. */
const sections = [{ id: 'first' }, { id: 'second' }, { id: 'third' }]
const START = 300
const HEIGHT = 1000
const WINDOW = 800
/** The page ends with its last section cut short: its top can only come to 400 px. */
const END = START + 2 * HEIGHT - 400

/** Where a jump puts a section (SPEC section 9), and how near counts as there. */
const SCROLL_OFFSET = 100
const END_SLACK = 2

/** How often the page was measured; once when script comes. */
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
      return { top: START + index * HEIGHT - scrollY } as DOMRect
    }
  })
})

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const hook = () => renderHook(() => useActiveSection(sections))
const measured = () => act(() => void vi.advanceTimersByTime(0))
/** The same where a timer may have asked for it: fake timers run what is set within one a ms later. */
const measuredLater = () => act(() => void vi.advanceTimersByTime(1))
const dispatch = (type: string, target: EventTarget = window) => act(() => void target.dispatchEvent(new Event(type)))
function scrollTo(y: number) {
  scrollY = y
  dispatch('scroll')
  measured()
}

describe('the followed section', () => {
  test('it is the first one at the top of the page', () => {
    expect(hook().result.current.current).toBe('first')
  })

  test('it follows the scroll position', () => {
    const { result } = hook()
    scrollTo(1150)
    expect(result.current.current).toBe('second')
    scrollTo(1149)
    expect(result.current.current).toBe('first')
  })

  test('it is right on a page that is already scrolled when script comes', () => {
    scrollY = 1300
    expect(hook().result.current.current).toBe('second')
  })

  test('it is measured once, however often the page scrolls before', () => {
    hook()
    for (const y of [10, 20, 30]) {
      scrollY = y
      dispatch('scroll')
    }
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

  test('it is the last one at the end of the page, whose place no scrolling reaches', () => {
    const { result } = hook()
    scrollTo(END)
    expect(result.current.current).toBe('third')
  })

  test('it is the one asked for at the end of the page, if that is in view', () => {
    window.history.replaceState(null, '', '#second')
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1100 + WINDOW)
    const { result } = hook()
    scrollTo(1100)
    expect(result.current.current).toBe('second')
  })

  test('an address that names no section does not matter', () => {
    window.history.replaceState(null, '', '#nope')
    const { result } = hook()
    scrollTo(1300)
    expect(result.current.current).toBe('second')
  })
})

describe('a chosen section', () => {
  test('it is current at once', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    expect(result.current.current).toBe('third')
  })

  test('it stays current while the page scrolls past others', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    scrollTo(1150)
    expect(result.current.current).toBe('third')
  })

  test.each([
    ['the visitor turns the wheel', 'wheel'],
    ['the visitor drags the page', 'touchmove'],
    ['the visitor presses a key', 'keydown'],
  ])('it is let go when %s', (_, type) => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    scrollTo(1300)
    dispatch(type)
    measured()
    expect(result.current.current).toBe('second')
  })

  test('it is let go when scrolling has ended on it', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    scrollTo(START + 2 * HEIGHT - 100)
    dispatch('scrollend', document)
    scrollTo(1300)
    expect(result.current.current).toBe('second')
  })

  test.each([
    ['it has come to its place', 'second', START + HEIGHT - SCROLL_OFFSET],
    ['it is as near to its place as counts', 'second', START + HEIGHT - SCROLL_OFFSET - END_SLACK],
    ['the page ends', 'third', END],
    ['the page is as near to its end as counts', 'third', END - END_SLACK],
  ])('it is let go at once when scrolling has ended and %s', (_, id, y) => {
    const { result } = hook()
    act(() => result.current.goTo(id))
    scrollTo(y)
    dispatch('scrollend', document)
    scrollTo(0)
    expect(result.current.current).toBe('first')
  })

  test('it is held when scrolling has ended short of its place', () => {
    const { result } = hook()
    act(() => result.current.goTo('second'))
    scrollTo(START + HEIGHT - SCROLL_OFFSET - END_SLACK - 1)
    dispatch('scrollend', document)
    scrollTo(0)
    expect(result.current.current).toBe('second')
  })

  test('the end of a scroll that was under way before the press does not let it go', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    dispatch('scrollend', document)
    scrollTo(1150)
    expect(result.current.current).toBe('third')
  })

  test('a scroll that ends elsewhere lets it go after a while', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    scrollTo(1300)
    dispatch('scrollend', document)
    measured()
    expect(result.current.current).toBe('third')
    act(() => void vi.runAllTimers())
    measured()
    expect(result.current.current).toBe('second')
  })

  test('it is let go after a while when it was there already and nothing scrolls', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    act(() => void vi.runAllTimers())
    measured()
    expect(result.current.current).toBe('first')
  })

  test('nothing is measured by a wheel or key when none is chosen', () => {
    hook()
    dispatch('wheel')
    dispatch('keydown')
    measured()
    expect(reads).toBe(1)
  })
})

describe('at the end of the page, where a section’s own place cannot be reached', () => {
  /** The page ends where the second section stands in the middle of the window. */
  const LAST = 900
  beforeEach(() => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(LAST + WINDOW)
    window.history.replaceState(null, '', '#second')
  })

  test('the section that the address names is current', () => {
    const { result } = hook()
    scrollTo(LAST)
    expect(result.current.current).toBe('second')
  })

  test('it is the named one, not an earlier one that is in view with it', () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(150 + WINDOW)
    const { result } = hook()
    scrollTo(150)
    expect(result.current.current).toBe('second')
  })

  test('2 px before the end it is current, too', () => {
    const { result } = hook()
    scrollTo(LAST - 2)
    expect(result.current.current).toBe('second')
  })

  test('3 px before the end the line decides', () => {
    const { result } = hook()
    scrollTo(LAST - 3)
    expect(result.current.current).toBe('first')
  })

  test('a named section that has its place is current by the line alone', () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(START + HEIGHT - 100 + WINDOW)
    const { result } = hook()
    scrollTo(START + HEIGHT - 100)
    expect(result.current.current).toBe('third')
  })

  test('the last section is current once the visitor has scrolled away and come back', () => {
    const { result } = hook()
    scrollTo(LAST)
    scrollTo(LAST - 100)
    scrollTo(LAST)
    expect(result.current.current).toBe('third')
  })

  test('the last section is current where the visitor came by wheel', () => {
    const { result } = hook()
    dispatch('wheel')
    scrollTo(LAST)
    expect(result.current.current).toBe('third')
  })

  test('a wheel that moves nothing any more leaves the named section current', () => {
    const { result } = hook()
    scrollTo(LAST)
    dispatch('wheel')
    scrollTo(LAST)
    expect(result.current.current).toBe('second')
  })

  test('a section chosen again is current again', () => {
    const { result } = hook()
    dispatch('wheel')
    act(() => result.current.goTo('second'))
    scrollTo(LAST)
    dispatch('scrollend', document)
    measured()
    expect(result.current.current).toBe('second')
  })
})

describe('a chosen section that is there already', () => {
  test('it is let go after 600 ms without a scroll', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    act(() => void vi.advanceTimersByTime(599))
    measuredLater()
    expect(reads).toBe(1)
    measuredLater()
    expect(result.current.current).toBe('first')
  })

  test('the time begins anew with every choice', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    act(() => void vi.advanceTimersByTime(500))
    act(() => result.current.goTo('second'))
    act(() => void vi.advanceTimersByTime(500))
    measured()
    expect(reads).toBe(1)
  })

  test('once the page scrolls it is kept until the scroll ends, however long that takes', () => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    scrollTo(500)
    act(() => void vi.advanceTimersByTime(5000))
    scrollTo(1300)
    expect(result.current.current).toBe('third')
  })

  test('nothing is measured when the page is left before', () => {
    const { result, unmount } = hook()
    act(() => result.current.goTo('third'))
    unmount()
    vi.advanceTimersByTime(5000)
    measured()
    expect(reads).toBe(1)
  })
})

describe('in a browser that does not tell when a scroll ends', () => {
  const known = Object.getOwnPropertyDescriptor(window, 'onscrollend')
  beforeEach(() => {
    vi.resetModules()
    Reflect.deleteProperty(window, 'onscrollend')
  })
  afterEach(() => {
    vi.resetModules()
    if (known) Object.defineProperty(window, 'onscrollend', known)
  })

  test('a chosen section is let go 150 ms after the last scroll', async () => {
    expect('onscrollend' in window).toBe(false)
    const old = await import('../../src/legal/useActiveSection')
    const { result } = renderHook(() => old.useActiveSection(sections))
    act(() => result.current.goTo('third'))
    scrollTo(500)
    act(() => void vi.advanceTimersByTime(149))
    scrollTo(1300)
    act(() => void vi.advanceTimersByTime(149))
    measuredLater()
    expect(result.current.current).toBe('third')
    measuredLater()
    expect(result.current.current).toBe('second')
  })

  test('nothing waits where none is chosen', async () => {
    const old = await import('../../src/legal/useActiveSection')
    renderHook(() => old.useActiveSection(sections))
    scrollTo(500)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the page’s fonts', () => {
  let fonts = new EventTarget()
  beforeEach(() => {
    fonts = new EventTarget()
    Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'fonts')
  })

  test('the section is measured again when they have come', () => {
    const { result } = hook()
    scrollY = 1300
    dispatch('loadingdone', fonts)
    measured()
    expect(result.current.current).toBe('second')
  })

  test('nothing is measured by them when the page is left', () => {
    hook().unmount()
    dispatch('loadingdone', fonts)
    measured()
    expect(reads).toBe(1)
  })

  test('a browser that tells nothing of them is well served', () => {
    Object.defineProperty(document, 'fonts', { value: {}, configurable: true })
    const { result, unmount } = hook()
    unmount()
    expect(result.current.current).toBe('first')
  })
})

test('a text without sections has no current one', () => {
  expect(renderHook(() => useActiveSection([])).result.current.current).toBeUndefined()
})

test('a section that the page lacks is left out, also when it is gone later', () => {
  document.getElementById('second')?.remove()
  const { result } = hook()
  scrollTo(1300)
  expect(result.current.current).toBe('first')
  document.getElementById('first')?.remove()
  scrollTo(1310)
  expect(result.current.current).toBe('third')
})

test('the sections of another text are followed when it takes the place of the first', () => {
  const { result, rerender } = renderHook(({ ids }) => useActiveSection(ids), { initialProps: { ids: sections } })
  rerender({ ids: [{ id: 'second' }, { id: 'third' }] })
  measured()
  expect(result.current.current).toBe('second')
})

test('it is measured again when the page scrolls on', () => {
  hook()
  scrollTo(10)
  scrollTo(20)
  expect(reads).toBe(3)
})

test('the browser need not wait for it when the visitor scrolls', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  hook()
  const waiting = listen.mock.calls.filter(([type]) => ['scroll', 'wheel', 'touchmove'].includes(type))
  expect(waiting.map(([, , options]) => options)).toEqual([{ passive: true }, { passive: true }, { passive: true }])
})

test('nothing listens any more when the page is left', () => {
  const { result, unmount } = hook()
  act(() => result.current.goTo('third'))
  unmount()
  for (const type of ['scroll', 'resize', 'wheel', 'touchmove', 'keydown']) dispatch(type)
  dispatch('scrollend', document)
  measured()
  expect(reads).toBe(1)
})

test('a measurement that was asked for is not made when the page is left', () => {
  const { unmount } = hook()
  dispatch('scroll')
  unmount()
  measured()
  expect(reads).toBe(1)
})
