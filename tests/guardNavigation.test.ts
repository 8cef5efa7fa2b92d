import { createMemoryHistory, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadChunksOrReload, TIMEOUT } from '../src/guardNavigation'
import { type AppRouter, createAppRouter } from '../src/router'
import { Route as Privacy } from '../src/routes/privacy'

/** The requested page: its code is loaded by `importer`. */
const importer = vi.fn<() => Promise<{ component: () => string }>>()
const code = { component: () => 'Privacy' }
const { component } = Privacy.options

const reload = vi.fn()
const assign = vi.fn()
const location = { href: 'https://formline.example/terms', reload, assign }

let router: AppRouter

/** Runs the handlers of settled promises. */
const settled = () => vi.advanceTimersByTimeAsync(0)
const address = () => router.history.location.href
const press = (to: '/privacy' | '/terms', hash?: string) => void router.navigate({ to, ...(hash && { hash }) })

/** Simulates Back or Forward: the browser changes the address first. True once the router may follow. */
function pop(href: string) {
  const [blocker] = (
    router.history as unknown as { _getBlockers: () => Parameters<typeof router.history.block>[0][] }
  )._getBlockers()
  location.href = `https://formline.example${href}`
  const nextLocation = { ...router.history.location, pathname: href, href }
  const followed = vi.fn()
  void Promise.resolve(
    blocker?.blockerFn({ currentLocation: router.history.location, nextLocation, action: 'BACK' }),
  ).then(followed)
  return followed
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  importer.mockReset()
  Privacy.options.component = lazyRouteComponent(importer, 'component')
  location.href = 'https://formline.example/terms'
  vi.stubGlobal('location', location)
  router = createAppRouter(createMemoryHistory({ initialEntries: ['/terms'] }))
  await router.load()
  // The router of a rendered page does this.
  router.history.subscribe(router.load)
  loadChunksOrReload(router)
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (component) Privacy.options.component = component
})

describe('the code of another page', () => {
  test('causes no delay if it is loaded', async () => {
    importer.mockResolvedValue(code)
    await router.preloadRoute({ to: '/privacy' })
    press('/privacy')
    await settled()
    expect(address()).toBe('/privacy')
    expect(importer).toHaveBeenCalledTimes(1)
  })

  test('is waited for, while the address stays that of the current page', async () => {
    let arrive = (_: typeof code) => {}
    importer.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    press('/privacy', 'cookies')
    await settled()
    expect([address(), router.state.location.pathname]).toEqual(['/terms', '/terms'])
    arrive(code)
    await settled()
    expect(address()).toBe('/privacy#cookies')
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []])
  })

  test('may fail while it is only preloaded', async () => {
    importer.mockRejectedValue(new Error('seeded'))
    await router.preloadRoute({ to: '/privacy' })
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT)
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []])
  })

  test('that fails to load makes the browser load the page as a document, once, and the current one stays', async () => {
    importer.mockRejectedValue(new Error('seeded'))
    press('/privacy', 'cookies')
    await settled()
    expect(assign.mock.calls).toEqual([['/privacy#cookies']])
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT)
    expect(assign).toHaveBeenCalledTimes(1)
    expect([address(), router.state.location.pathname]).toEqual(['/terms', '/terms'])
  })

  test('that never arrives makes the browser load the page as a document after the time limit', async () => {
    importer.mockReturnValue(new Promise(() => {}))
    press('/privacy')
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1)
    expect(assign).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(assign.mock.calls).toEqual([['/privacy']])
  })

  test.each(['fails', 'comes'])('that %s after the time limit changes nothing', async (end) => {
    let settle = () => {}
    importer.mockReturnValue(
      new Promise((resolve, reject) => {
        settle = end === 'comes' ? () => resolve(code) : () => reject(new Error('seeded'))
      }),
    )
    press('/privacy')
    await vi.advanceTimersByTimeAsync(TIMEOUT)
    settle()
    await settled()
    expect(assign).toHaveBeenCalledTimes(1)
    expect(address()).toBe('/terms')
  })

  test('is ignored once another navigation has begun', async () => {
    let fail = (_: Error) => {}
    importer.mockReturnValue(new Promise((_, reject) => (fail = reject)))
    press('/privacy')
    await settled()
    press('/terms', 'age')
    fail(new Error('seeded'))
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT)
    expect(address()).toBe('/terms#age')
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []])
  })

  test('leads to its page once when its link is pressed twice', async () => {
    let arrive = (_: typeof code) => {}
    importer.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    press('/privacy')
    press('/privacy')
    await settled()
    arrive(code)
    await settled()
    expect([address(), router.history.length]).toEqual(['/privacy', 2])
  })
})

describe('a page whose code is loaded but that is not shown', () => {
  beforeEach(async () => {
    importer.mockResolvedValue(code)
    await router.preloadRoute({ to: '/privacy' })
    press('/privacy')
    await settled()
    location.href = 'https://formline.example/privacy'
  })

  test('is loaded as a document after the time limit', () => {
    vi.advanceTimersByTime(TIMEOUT - 1)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], [[]]])
  })

  test('is no longer waited for once it is shown', () => {
    const { location: toLocation } = router.state
    router.emit({ type: 'onRendered', toLocation, pathChanged: true, hrefChanged: true, hashChanged: false })
    vi.advanceTimersByTime(2 * TIMEOUT)
    expect(reload).not.toHaveBeenCalled()
  })

  test('is waited for again when another one is requested', async () => {
    vi.advanceTimersByTime(TIMEOUT - 1)
    press('/terms')
    await vi.advanceTimersByTimeAsync(TIMEOUT - 1)
    expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []])
  })
})

test('a jump within the page waits for nothing', async () => {
  press('/terms', 'age')
  await vi.advanceTimersByTimeAsync(2 * TIMEOUT)
  expect(address()).toBe('/terms#age')
  expect([assign.mock.calls, reload.mock.calls]).toEqual([[], []])
})

describe('by Back or Forward, which change the address first,', () => {
  test('a page whose code is loaded is shown', async () => {
    importer.mockResolvedValue(code)
    await router.preloadRoute({ to: '/privacy' })
    const followed = pop('/privacy')
    await settled()
    expect(followed.mock.calls).toEqual([[false]])
  })

  test('a page whose code fails to load is loaded as a document, and the current one stays', async () => {
    importer.mockRejectedValue(new Error('seeded'))
    const followed = pop('/privacy')
    await vi.advanceTimersByTimeAsync(2 * TIMEOUT)
    expect([reload.mock.calls.length, assign.mock.calls.length, followed.mock.calls.length]).toEqual([1, 0, 0])
  })
})

describe('once the browser loads a document', () => {
  const pressed = vi.fn((event: Event) => event.defaultPrevented)
  const listening = vi.spyOn(window, 'addEventListener')
  afterEach(() => {
    document.removeEventListener('click', pressed)
    for (const [type, heard, options] of listening.mock.calls) window.removeEventListener(type, heard, options)
  })

  test('script gets no clicks on links, but all others', async () => {
    document.addEventListener('click', pressed)
    document.body.innerHTML = '<a href="#x"><b>Link</b></a><button>Close</button>'
    importer.mockRejectedValue(new Error('seeded'))
    press('/privacy')
    await settled()
    document.querySelector('b')?.click()
    expect(pressed).not.toHaveBeenCalled()
    document.querySelector('button')?.click()
    expect(pressed.mock.results).toEqual([{ type: 'return', value: false }])
  })
})
