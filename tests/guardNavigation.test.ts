import { createMemoryHistory, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardNavigation } from '../src/guardNavigation'
import { type AppRouter, createAppRouter } from '../src/router'
import { Route as Privacy } from '../src/routes/privacy'

/** The requested page: its code is loaded by `importer`. */
const importer = vi.fn<() => Promise<typeof code>>()
const code = { component: () => 'Privacy' }
const { component } = Privacy.options

/** How long a page's code may take, ms. */
const TIMEOUT = 5000

const reload = vi.fn()
const assign = vi.fn()
const location = { href: 'https://formline.example/terms', reload, assign }
let router: AppRouter

/** Lets time pass, in ms, and runs the handlers of settled promises. */
const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const address = () => router.history.location.href
const press = (to: '/privacy' | '/terms', hash?: string) => void router.navigate({ to, ...(hash && { hash }) })
/** What the browser was told to load as a document: addresses, and how often the current one. */
const expectLoaded = (addresses: string[], reloads = 0) =>
  expect([assign.mock.calls.flat(), reload.mock.calls.length]).toEqual([addresses, reloads])

/** The page's code arrives or fails when the test says so. */
function pending() {
  let settle = { resolve: (_: typeof code) => {}, reject: (_: Error) => {} }
  importer.mockReturnValue(new Promise((resolve, reject) => (settle = { resolve, reject })))
  return { arrive: () => settle.resolve(code), fail: () => settle.reject(new Error('seeded')) }
}
const broken = () => importer.mockRejectedValue(new Error('seeded'))
async function preloaded() {
  importer.mockResolvedValue(code)
  await router.preloadRoute({ to: '/privacy' })
}

/** Simulates Back or Forward: the browser changes the address first. Told `false` once the router may follow. */
function pop(href: string) {
  const history = router.history as unknown as { _getBlockers: () => Parameters<typeof router.history.block>[0][] }
  const [blocker] = history._getBlockers()
  location.href = `https://formline.example${href}`
  const currentLocation = router.history.location
  const nextLocation = { ...currentLocation, pathname: href, href }
  const followed = vi.fn()
  void Promise.resolve(blocker?.blockerFn({ currentLocation, nextLocation, action: 'BACK' })).then(followed)
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
  guardNavigation(router)
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (component) Privacy.options.component = component
})

describe('the code of another page', () => {
  test('causes no delay if it is loaded', async () => {
    await preloaded()
    press('/privacy')
    await wait()
    expect(address()).toBe('/privacy')
    expect(importer).toHaveBeenCalledTimes(1)
  })

  test('is waited for, while the address stays that of the current page', async () => {
    const { arrive } = pending()
    press('/privacy', 'cookies')
    await wait()
    expect([address(), router.state.location.pathname]).toEqual(['/terms', '/terms'])
    arrive()
    await wait()
    expect(address()).toBe('/privacy#cookies')
    expectLoaded([])
  })

  test('may fail while it is only preloaded', async () => {
    broken()
    await router.preloadRoute({ to: '/privacy' })
    await wait(2 * TIMEOUT)
    expectLoaded([])
  })

  test('that fails to load makes the browser load the page as a document, once, and the current one stays', async () => {
    broken()
    press('/privacy', 'cookies')
    await wait()
    expectLoaded(['/privacy#cookies'])
    await wait(2 * TIMEOUT)
    expectLoaded(['/privacy#cookies'])
    expect([address(), router.state.location.pathname]).toEqual(['/terms', '/terms'])
  })

  test.each(['arrive', 'fail'] as const)(
    'that does not come makes the browser load the page as a document after the time limit; to %s later changes nothing',
    async (end) => {
      const ends = pending()
      press('/privacy')
      await wait(TIMEOUT - 1)
      expectLoaded([])
      await wait(1)
      expectLoaded(['/privacy'])
      ends[end]()
      await wait()
      expectLoaded(['/privacy'])
      expect(address()).toBe('/terms')
    },
  )

  test('is ignored once another navigation has begun', async () => {
    const { fail } = pending()
    press('/privacy')
    await wait()
    press('/terms', 'age')
    fail()
    await wait(2 * TIMEOUT)
    expect(address()).toBe('/terms#age')
    expectLoaded([])
  })

  test('leads to its page once when its link is pressed twice', async () => {
    const { arrive } = pending()
    press('/privacy')
    press('/privacy')
    await wait()
    arrive()
    await wait()
    expect([address(), router.history.length]).toEqual(['/privacy', 2])
  })
})

describe('a page whose code is loaded but that is not shown', () => {
  beforeEach(async () => {
    await preloaded()
    press('/privacy')
    await wait()
    location.href = 'https://formline.example/privacy'
  })

  test('is loaded as a document after the time limit', async () => {
    await wait(TIMEOUT - 1)
    expectLoaded([])
    await wait(1)
    expectLoaded([], 1)
  })

  test('is no longer waited for once it is shown', async () => {
    const { location: toLocation } = router.state
    router.emit({ type: 'onRendered', toLocation, pathChanged: true, hrefChanged: true, hashChanged: false })
    await wait(2 * TIMEOUT)
    expectLoaded([])
  })

  test('is waited for again when another one is requested', async () => {
    await wait(TIMEOUT - 1)
    press('/terms')
    await wait(TIMEOUT - 1)
    expectLoaded([])
  })
})

test('a jump within the page waits for nothing', async () => {
  press('/terms', 'age')
  await wait(2 * TIMEOUT)
  expect(address()).toBe('/terms#age')
  expectLoaded([])
})

describe('by Back or Forward, which change the address first,', () => {
  test('a page whose code is loaded is shown', async () => {
    await preloaded()
    const followed = pop('/privacy')
    await wait()
    expect(followed.mock.calls).toEqual([[false]])
  })

  test('a page whose code fails to load is loaded as a document, and the current one stays', async () => {
    broken()
    const followed = pop('/privacy')
    await wait(2 * TIMEOUT)
    expectLoaded([], 1)
    expect(followed).not.toHaveBeenCalled()
  })
})

test('once the browser loads a document, script gets no clicks on links, but all others', async () => {
  const pressed = vi.fn((event: Event) => event.defaultPrevented)
  const listening = vi.spyOn(window, 'addEventListener')
  document.addEventListener('click', pressed)
  document.body.innerHTML = '<a href="#x"><b>Link</b></a><button>Close</button>'
  broken()
  press('/privacy')
  await wait()
  document.querySelector('b')?.click()
  expect(pressed).not.toHaveBeenCalled()
  document.querySelector('button')?.click()
  expect(pressed.mock.results).toEqual([{ type: 'return', value: false }])
  document.removeEventListener('click', pressed)
  for (const [type, heard, options] of listening.mock.calls) window.removeEventListener(type, heard, options)
})
