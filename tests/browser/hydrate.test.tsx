import type { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { hydrate } from '../../src/browser/hydrate'
import { Route as Terms } from '../../src/routes/terms'
import { system } from '../../src/theme/system'

const transition = vi.hoisted(() => ({ running: false }))
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  startTransition: (act: () => void) => {
    transition.running = true
    act()
    transition.running = false
  },
}))

// What hydration keeps and where it fails: e2e/hydration.spec.ts, addresses, faults.
const hydrateRootOf = vi.fn(() => transition.running)
const start = () => hydrate(hydrateRootOf as unknown as typeof hydrateRoot, system)

beforeEach(() => {
  hydrateRootOf.mockClear()
  window.history.replaceState(null, '', '/terms')
  document.body.innerHTML = '<div id="root" data-page="/terms" data-size="1 7"><h1>Heading</h1></div>'
})

test('a page is hydrated in a transition, which lets a press come between', async () => {
  await start()
  expect(hydrateRootOf.mock.results).toEqual([{ type: 'return', value: true }])
})

test('style attributes, which the build has moved, are back before React compares them', async () => {
  document.querySelector('h1')?.setAttribute('data-style', 'color: red')
  await start()
  expect(document.querySelector('h1')?.outerHTML).toBe('<h1 style="color: red;">Heading</h1>')
})

test('a page is left as it is if a translator has changed its text in place', async () => {
  document.querySelector('h1')?.replaceChildren('Überschrift')
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await start()
  expect(hydrateRootOf).not.toHaveBeenCalled()
  expect(warned.mock.calls.flat().join()).toContain('elements or letters')
})

test('a page is left as it was served, its scroll position to the browser, if the script of its route is not there', async () => {
  const component = Terms.options.component as { preload?: unknown }
  component.preload = () => Promise.resolve()
  window.history.scrollRestoration = 'manual'
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await start()
  expect(hydrateRootOf).not.toHaveBeenCalled()
  expect(warned.mock.calls.flat().join()).toContain('the script of its route could not be loaded')
  expect(window.history.scrollRestoration).toBe('auto')
})
