import { createMemoryHistory, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardNavigation } from '../src/guardNavigation'
import { type AppRouter, createAppRouter } from '../src/router'
import { Route as Privacy } from '../src/routes/privacy'

/** The code of the requested page. */
const importer = vi.fn<() => Promise<{ component: () => string }>>()
const { component } = Privacy.options

const reload = vi.fn()
const assign = vi.fn()
const location = { href: '', reload, assign }
let router: AppRouter

const address = () => router.history.location.href
const press = (to: '/privacy' | '/terms', hash?: string) => void router.navigate({ to, ...(hash && { hash }) })
/** What the browser was told to load as a document: addresses, and how often the current one. */
const loaded = () => [...assign.mock.calls.flat(), ...reload.mock.calls.map(() => 'reload')]
/** Lets the handlers of settled promises run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Back or Forward: the browser changes the address first. The result resolves to `false` if the router may follow. */
function pop(href: string) {
  const history = router.history as unknown as { _getBlockers: () => Parameters<typeof router.history.block>[0][] }
  const [blocker] = history._getBlockers()
  location.href = `https://formline.example${href}`
  const currentLocation = router.history.location
  const followed = vi.fn()
  const nextLocation = { ...currentLocation, pathname: href, href }
  void Promise.resolve(blocker?.blockerFn({ currentLocation, nextLocation, action: 'BACK' })).then(followed)
  return followed
}

beforeEach(async () => {
  vi.clearAllMocks()
  importer.mockReset().mockResolvedValue({ component: () => 'Privacy' })
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
  vi.unstubAllGlobals()
  if (component) Privacy.options.component = component
})

test('a page whose code is loaded is shown by the router', async () => {
  await router.preloadRoute({ to: '/privacy' })
  press('/privacy', 'cookies')
  await settled()
  expect(address()).toBe('/privacy#cookies')
  expect(loaded()).toEqual([])
})

test('a page whose code is not loaded is loaded as a document, and the current one stays', async () => {
  press('/privacy', 'cookies')
  await settled()
  expect(loaded()).toEqual(['/privacy#cookies'])
  expect([address(), router.state.location.pathname]).toEqual(['/terms', '/terms'])
})

test('so is a page whose code was asked for and failed to load', async () => {
  importer.mockRejectedValue(new Error('seeded'))
  await router.preloadRoute({ to: '/privacy' })
  expect(loaded()).toEqual([])
  press('/privacy')
  await settled()
  expect(loaded()).toEqual(['/privacy'])
})

test('a jump within the page needs no code', async () => {
  press('/terms', 'age')
  await settled()
  expect(address()).toBe('/terms#age')
  expect(loaded()).toEqual([])
})

test('by Back or Forward, a page whose code is loaded is shown by the router', async () => {
  await router.preloadRoute({ to: '/privacy' })
  const followed = pop('/privacy')
  await settled()
  expect(followed.mock.calls).toEqual([[false]])
})

test('by Back or Forward, a page whose code is not loaded is loaded from its address, and the current one stays', async () => {
  const followed = pop('/privacy')
  await settled()
  expect(loaded()).toEqual(['reload'])
  expect(followed).not.toHaveBeenCalled()
})

test('while the browser loads a document, script gets no clicks on links, but all others; back from its cache, all', async () => {
  const pressed = vi.fn()
  document.addEventListener('click', pressed)
  document.body.innerHTML = '<a href="#x"><b>Link</b></a><button>Close</button>'
  press('/privacy')
  await settled()
  document.querySelector('b')?.click()
  expect(pressed).not.toHaveBeenCalled()
  document.querySelector('button')?.click()
  expect(pressed).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pageshow'))
  document.querySelector('b')?.click()
  expect(pressed).toHaveBeenCalledTimes(2)
  document.removeEventListener('click', pressed)
})
