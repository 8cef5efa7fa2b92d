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

let frames: FrameRequestCallback[] = []
let scrollY = 0

beforeEach(() => {
  frames = []
  scrollY = 0
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(END + WINDOW)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(WINDOW)
  document.body.innerHTML = sections.map(({ id }) => `<section id="${id}"></section>`).join('')
  sections.forEach(({ id }, index) => {
    const section = document.getElementById(id) as HTMLElement
    section.getBoundingClientRect = () => ({ top: START + index * HEIGHT - scrollY }) as DOMRect
  })
})

afterEach(() => {
  document.body.innerHTML = ''
})

const hook = () => renderHook(() => useActiveSection(sections))
const drawFrame = () => act(() => frames.splice(0).forEach((callback) => void callback(0)))
const dispatch = (type: string, target: EventTarget = window) => act(() => void target.dispatchEvent(new Event(type)))
function scrollTo(y: number) {
  scrollY = y
  dispatch('scroll')
  drawFrame()
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

  test('it is measured once a frame, however often the page scrolls', () => {
    hook()
    for (const y of [10, 20, 30]) {
      scrollY = y
      dispatch('scroll')
    }
    expect(frames).toHaveLength(1)
  })

  test('it is measured again when the window changes size', () => {
    const { result } = hook()
    scrollY = 1300
    dispatch('resize')
    drawFrame()
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
    ['scrolling has ended', 'scrollend'],
    ['the visitor turns the wheel', 'wheel'],
    ['the visitor drags the page', 'touchmove'],
    ['the visitor presses a key', 'keydown'],
  ])('it is let go when %s', (_, type) => {
    const { result } = hook()
    act(() => result.current.goTo('third'))
    scrollTo(1300)
    dispatch(type, type === 'scrollend' ? document : window)
    drawFrame()
    expect(result.current.current).toBe('second')
  })

  test('it is let go after a while when it was there already and nothing scrolls', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { result } = hook()
    act(() => result.current.goTo('third'))
    act(() => void vi.runAllTimers())
    vi.useRealTimers()
    drawFrame()
    expect(result.current.current).toBe('first')
  })

  test('nothing is measured by a wheel or key when none is chosen', () => {
    hook()
    dispatch('wheel')
    dispatch('keydown')
    expect(frames).toHaveLength(0)
  })
})

test('nothing listens any more when the page is left', () => {
  const { unmount } = hook()
  unmount()
  dispatch('scroll')
  dispatch('resize')
  expect(frames).toHaveLength(0)
})
