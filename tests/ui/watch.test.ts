import { expect, test, vi } from 'vitest'
import { watchMedia, watchSize } from '../../src/ui/watch'
import { mediaQuery } from '../media'

const QUERY = '(prefers-reduced-motion: reduce)'

test('the listener of a media query gets the result at once, and every change until it is stopped', () => {
  const told = vi.fn()
  const { becomes } = mediaQuery(QUERY)
  const stop = watchMedia(QUERY, told)
  becomes(true)
  stop()
  becomes(false)
  expect(told.mock.calls).toEqual([[false], [true]])
})

test('in a browser without these interfaces, media queries do not match and the window’s size is watched', () => {
  const told = vi.fn()
  vi.stubGlobal('matchMedia', undefined)
  vi.stubGlobal('ResizeObserver', undefined)
  watchMedia(QUERY, told)()
  const stop = watchSize(told)
  window.dispatchEvent(new Event('resize'))
  stop()
  window.dispatchEvent(new Event('resize'))
  expect(told.mock.calls).toEqual([[false], [expect.any(Event)]])
})
