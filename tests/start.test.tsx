import type { HydrationOptions, hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AppProps } from '../src/App'
import type { AppRouter } from '../src/router'
import { Route as Terms } from '../src/routes/terms'
import { start } from '../src/start'

const transition = vi.hoisted(() => ({ running: false }))
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  startTransition: (act: () => void) => {
    transition.running = true
    act()
    transition.running = false
  },
}))

const hydrate = vi.fn<(root: Element, app: React.ReactElement<AppProps>, options: HydrationOptions) => void>()
const begin = () => start(hydrate as unknown as typeof hydrateRoot)

/** The page as the host served it at `address`. */
function served(address: string, path?: string): HTMLElement {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = '<div id="root"><h1>Heading</h1></div>'
  const root = document.getElementById('root') as HTMLElement
  if (path !== undefined) Object.assign(root.dataset, { page: path, elements: '1' })
  return root
}

/** Starts the app on a served page; returns its router. */
async function startedRouter(address: string, path: string): Promise<AppRouter> {
  served(address, path)
  await begin()
  const router = hydrate.mock.lastCall?.[1].props.router
  if (!router) throw new Error('The page was not taken over.')
  return router
}

/** Emits the router's event after rendering a page. */
function drawn(router: AppRouter, from: string | undefined) {
  const toLocation = router.state.location
  const fromLocation = from === undefined ? undefined : { ...toLocation, pathname: from }
  const changed = { pathChanged: true, hrefChanged: true, hashChanged: false }
  router.emit({ type: 'onRendered', toLocation, ...(fromLocation && { fromLocation }), ...changed })
}

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => void delete document.documentElement.dataset.alive)

describe('a prerendered page', () => {
  test('is hydrated in its nodes, with the tree of the build: without a boundary around the page', async () => {
    const root = served('/terms', '/terms')
    await begin()
    expect(hydrate.mock.calls.map(([element]) => element)).toEqual([root])
    expect(hydrate.mock.lastCall?.[1].props.router.ssr).toEqual({ manifest: undefined })
  })

  test('is hydrated in a transition, which lets a press come between', async () => {
    let running = false
    hydrate.mockImplementationOnce(() => {
      running = transition.running
    })
    served('/terms', '/terms')
    await begin()
    expect(running).toBe(true)
  })

  test('has `data-alive` once it is rendered, and focus follows navigation from then on', async () => {
    const router = await startedRouter('/terms', '/terms')
    expect(document.documentElement.dataset.alive).toBeUndefined()
    drawn(router, undefined)
    expect(document.documentElement.dataset.alive).toBe('')
    expect(document.activeElement).toBe(document.body)
    drawn(router, '/privacy')
    expect(document.activeElement?.tagName).toBe('H1')
  })

  test.each([
    ['/terms', '/terms', '/terms'],
    ['/terms/', '/terms', '/terms'],
    ['/terms.html', '/terms', '/terms'],
    ['/terms.html?from=mail#age', '/terms', '/terms?from=mail#age'],
    ['/index.html', '/', '/'],
    ['/Terms', '/404', '/404'],
    ['/', '/', '/'],
  ])('at %s the page served as %s stays what it is', async (address, path, seen) => {
    expect((await startedRouter(address, path)).state.location.href).toBe(seen)
  })

  test('its history state stays', async () => {
    served('/terms', '/terms')
    window.history.replaceState({ __TSR_key: 'k', __TSR_index: 0, mark: 7 }, '', '/terms')
    await begin()
    expect(hydrate.mock.lastCall?.[1].props.router.history.location.state).toMatchObject({ mark: 7 })
  })

  test('leaving it shows no confirmation', async () => {
    await startedRouter('/terms', '/terms')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(false)
  })
})

describe('a prerendered page that cannot be hydrated', () => {
  const warned = vi.fn<(message: string) => void>()
  beforeEach(() => {
    window.history.scrollRestoration = 'manual'
    vi.spyOn(console, 'warn').mockImplementation(warned)
  })
  const expectLeft = () => {
    expect(hydrate).not.toHaveBeenCalled()
    expect(window.history.scrollRestoration).toBe('auto')
  }
  const alter = () => served('/terms', '/terms').querySelector('h1')?.append(document.createElement('font'))

  test('stays as it is when a translator has put elements into it', async () => {
    alter()
    await begin()
    expectLeft()
    expect(warned.mock.calls).toEqual([[expect.stringContaining('it has more or fewer elements than were rendered')]])
  })

  test('stays as it is when its own script is not loaded', async () => {
    const component = Terms.options.component as { preload?: unknown }
    component.preload = () => Promise.resolve()
    served('/terms', '/terms')
    await begin()
    component.preload = undefined
    expectLeft()
    expect(warned.mock.calls).toEqual([[expect.stringContaining('the script of its route could not be loaded')]])
  })

  test('visitors’ consoles stay empty: the reason is for developers', async () => {
    vi.stubEnv('DEV', false)
    alter()
    await begin()
    expectLeft()
    expect(warned).not.toHaveBeenCalled()
  })
})

test('an error that no component catches brings the served page back', async () => {
  const root = served('/terms', '/terms')
  await begin()
  const options = hydrate.mock.lastCall?.[2]
  root.replaceChildren()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  options?.onUncaughtError?.(new Error('seeded'), {})
  options?.onRecoverableError?.(new Error('seeded'), {})
  expect(console.error).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toBe('Heading')
})

test.each([
  ['once, after hydration, for a visitor who has scrolled', 1, 1],
  ['not at the top of the page', 0, 0],
])('a scroll is reported to the router %s', async (_, scrollY, times) => {
  const heard = vi.fn()
  document.addEventListener('scroll', heard)
  const router = await startedRouter('/terms', '/terms')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY)
  expect(heard).not.toHaveBeenCalled()
  drawn(router, undefined)
  drawn(router, '/privacy')
  document.removeEventListener('scroll', heard)
  expect(heard).toHaveBeenCalledTimes(times)
})

test.each(['', '<div id="root"></div>'])(
  'a page without its prerendered root cannot be started, and says so: %j',
  async (html) => {
    document.body.innerHTML = html
    await expect(begin()).rejects.toThrow('The page has no prerendered element with the id "root".')
  },
)
