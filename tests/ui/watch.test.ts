import { beforeEach, describe, expect, test, vi } from 'vitest'
import { watchMedia, watchSize } from '../../src/ui/watch'

describe('watching a media query', () => {
  const QUERY = '(prefers-reduced-motion: reduce)'
  let list: EventTarget & { matches: boolean }
  const change = (matches: boolean) => {
    list.matches = matches
    list.dispatchEvent(new Event('change'))
  }

  beforeEach(() => {
    list = Object.assign(new EventTarget(), { matches: true })
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      if (query !== QUERY) throw new Error(`asked for ${query}`)
      return list as MediaQueryList
    })
  })

  test('the listener gets the result at once', () => {
    const told = vi.fn()
    watchMedia(QUERY, told)
    expect(told.mock.calls).toEqual([[true]])
  })

  test('the listener gets every change of the result', () => {
    const told = vi.fn()
    watchMedia(QUERY, told)
    change(false)
    change(true)
    expect(told.mock.calls).toEqual([[true], [false], [true]])
  })

  test('the listener gets nothing after it is stopped', () => {
    const told = vi.fn()
    watchMedia(QUERY, told)()
    change(false)
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('without change events the listener gets the result once', () => {
    Object.assign(list, { addEventListener: undefined, removeEventListener: undefined })
    const told = vi.fn()
    watchMedia(QUERY, told)()
    expect(told.mock.calls).toEqual([[true]])
  })

  test('without media queries the result is false', () => {
    const told = vi.fn()
    watchMedia('(unknown)', told)()
    expect(told.mock.calls).toEqual([[false]])
  })
})

describe('watching a size', () => {
  let watched: Element[] = []
  let tell: (() => void) | undefined

  beforeEach(() => {
    watched = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          tell = callback
        }
        observe(element: Element) {
          watched.push(element)
        }
        disconnect() {
          watched = []
        }
      },
    )
  })

  test('it is the page’s content unless an element is named', () => {
    watchSize(vi.fn())
    expect(watched).toEqual([document.body])
  })

  test('it is the named element’s', () => {
    watchSize(vi.fn(), document.head)
    expect(watched).toEqual([document.head])
  })

  test('the listener gets changes of the element’s size until it is stopped', () => {
    const told = vi.fn()
    const stop = watchSize(told)
    tell?.()
    stop()
    expect([told.mock.calls.length, watched.length]).toEqual([1, 0])
  })

  test('without ResizeObserver the listener gets changes of the window’s size until it is stopped', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const told = vi.fn()
    const stop = watchSize(told)
    window.dispatchEvent(new Event('resize'))
    stop()
    window.dispatchEvent(new Event('resize'))
    expect(told).toHaveBeenCalledTimes(1)
  })
})
