import { createMemoryHistory, lazyRouteComponent } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardNavigation } from '../src/guardNavigation'
import { type AppRouter, createAppRouter } from '../src/router'
import { Route as Privacy } from '../src/routes/privacy'

const { component } = Privacy.options
const importer = vi.fn(async () => ({ component: () => 'Privacy' }))
const assign = vi.fn()
let router: AppRouter

beforeEach(async () => {
  assign.mockClear()
  Privacy.options.component = lazyRouteComponent(importer, 'component')
  vi.stubGlobal('location', { href: 'https://formline.example/terms', assign })
  router = createAppRouter(createMemoryHistory({ initialEntries: ['/terms'] }))
  await router.load()
  // The router of a rendered page does this.
  router.history.subscribe(router.load)
  guardNavigation(router)
})
afterEach(() => {
  if (component) Privacy.options.component = component
})

test('a page whose code is not loaded is loaded as a document, and script gets no more clicks on links', async () => {
  void router.navigate({ to: '/privacy', hash: 'cookies' })
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/privacy#cookies']]))
  expect(router.history.location.href).toBe('/terms')
  const pressed = vi.fn()
  document.body.innerHTML = '<a href="#x">Link</a>'
  document.body.addEventListener('click', pressed, { once: true })
  document.querySelector('a')?.click()
  // The page comes back from the back/forward cache.
  window.dispatchEvent(new Event('pageshow'))
  expect(pressed).not.toHaveBeenCalled()
  document.querySelector('a')?.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})
