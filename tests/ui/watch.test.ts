import { beforeEach, describe, expect, test, vi } from 'vitest'
import { watchMedia, watchSize } from '../../src/ui/watch'
import { mediaQuery } from '../media'

const told = vi.fn()
beforeEach(() => void told.mockReset())

describe('the listener of a media query', () => {
  const QUERY = '(prefers-reduced-motion: reduce)'
  test('gets the result at once, and every change until it is stopped', () => {
    const { becomes } = mediaQuery(QUERY)
    becomes(true)
    const stop = watchMedia(QUERY, told)
    expect(told.mock.calls).toEqual([[true]])
    becomes(false)
    becomes(true)
    stop()
    becomes(false)
    expect(told.mock.calls).toEqual([[true], [false], [true]])
  })

  test('gets the result once where there are no change events, and false where there are no media queries', () => {
    Object.assign(mediaQuery(QUERY).list, {
      matches: true,
      addEventListener: undefined,
      removeEventListener: undefined,
    })
    watchMedia(QUERY, told)()
    watchMedia('(unknown)', told)()
    expect(told.mock.calls).toEqual([[true], [false]])
  })
})

describe('the listener of a size', () => {
  test('gets changes of the page’s content, or of the element named, until it is stopped', () => {
    let watched: Element[] = []
    let tell = () => {}
    class Observer {
      constructor(callback: () => void) {
        tell = callback
      }
      observe = (element: Element) => void watched.push(element)
      disconnect = () => {
        watched = []
      }
    }
    vi.stubGlobal('ResizeObserver', Observer)
    watchSize(told, document.head)
    const stop = watchSize(told)
    expect(watched).toEqual([document.head, document.body])
    tell()
    stop()
    expect([told.mock.calls.length, watched]).toEqual([1, []])
  })

  test('gets changes of the window’s size where there is no ResizeObserver', () => {
    vi.stubGlobal('ResizeObserver', undefined)
    const stop = watchSize(told)
    window.dispatchEvent(new Event('resize'))
    stop()
    window.dispatchEvent(new Event('resize'))
    expect(told).toHaveBeenCalledTimes(1)
  })
})
