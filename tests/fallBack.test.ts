import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fallBack, leaveToBrowser, PATIENCE } from '../src/fallBack'
import type { AppRouter } from '../src/router'

type Heard = (event: { pathChanged: boolean }) => void

/** The router: where it is, and who listens. */
const listeners = new Map<string, Heard>()
const router = {
  state: { location: { pathname: '/terms' } },
  subscribe: (type: string, heard: Heard) => listeners.set(type, heard),
}
const tell = (type: string, pathChanged: boolean) => listeners.get(type)?.({ pathChanged })
const reload = vi.fn()
const told = vi.fn()

/** The served page, and what is done when script fails. */
function served() {
  document.title = 'Terms'
  document.body.innerHTML = '<div id="root" data-page="/terms"><h1>Terms</h1></div>'
  const root = document.getElementById('root') as HTMLElement
  return { root, fail: fallBack(root, router as unknown as AppRouter, '/terms') }
}

beforeEach(() => {
  vi.useFakeTimers()
  router.state.location.pathname = '/terms'
  vi.stubGlobal('location', { reload })
  vi.spyOn(console, 'error').mockImplementation(told)
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

describe('an error on the page that was served', () => {
  test('brings the page back as it was served', () => {
    const { root, fail } = served()
    root.innerHTML = ''
    root.inert = true
    fail(new Error('seeded'))
    expect(document.body.innerHTML).toBe('<div id="root" data-page="/terms"><h1>Terms</h1></div>')
    expect(reload).not.toHaveBeenCalled()
  })

  test('brings back what React took out of the head, and nothing twice', () => {
    document.head.innerHTML = '<meta name="viewport"><meta name="description">'
    const { fail } = served()
    document.querySelector('title')?.remove()
    fail(new Error('seeded'))
    expect([...document.head.children].map(({ outerHTML }) => outerHTML).sort()).toEqual([
      '<meta name="description">',
      '<meta name="viewport">',
      '<title>Terms</title>',
    ])
  })

  test('leaves the reason in the console', () => {
    const error = new Error('seeded')
    served().fail(error)
    expect(told.mock.calls).toEqual([[error]])
  })

  test('leaves scrolling to the browser, and says that no script answers', () => {
    document.documentElement.dataset.alive = ''
    window.history.scrollRestoration = 'manual'
    served().fail(new Error('seeded'))
    expect(window.history.scrollRestoration).toBe('auto')
    expect(document.documentElement.dataset.alive).toBeUndefined()
  })
})

test('an error on another page loads that one whole', () => {
  const { root, fail } = served()
  root.innerHTML = ''
  router.state.location.pathname = '/privacy'
  fail(new Error('seeded'))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(root.isConnected).toBe(true)
})

describe('another page that does not come', () => {
  test('is loaded whole when the patience is at its end', () => {
    served()
    tell('onBeforeNavigate', true)
    vi.advanceTimersByTime(PATIENCE - 1)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is waited for no more once it is there', () => {
    served()
    tell('onBeforeNavigate', true)
    tell('onRendered', true)
    vi.advanceTimersByTime(2 * PATIENCE)
    expect(reload).not.toHaveBeenCalled()
  })

  test('is waited for anew when another one is asked for', () => {
    served()
    tell('onBeforeNavigate', true)
    vi.advanceTimersByTime(PATIENCE - 1)
    tell('onBeforeNavigate', true)
    vi.advanceTimersByTime(PATIENCE - 1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('is not what a jump within the page waits for', () => {
    served()
    tell('onBeforeNavigate', false)
    vi.advanceTimersByTime(2 * PATIENCE)
    expect(reload).not.toHaveBeenCalled()
  })
})

test('scroll places are the browser’s matter again', () => {
  window.history.scrollRestoration = 'manual'
  leaveToBrowser()
  expect(window.history.scrollRestoration).toBe('auto')
})
