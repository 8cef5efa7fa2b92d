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
function served(address = '/terms', path = '/terms'): HTMLElement {
  window.history.replaceState(null, '', address)
  document.body.innerHTML = `<div id="root" data-page="${path}" data-elements="1"><h1>Heading</h1></div>`
  return document.getElementById('root') as HTMLElement
}

/** Starts the app on a served page; returns its router. */
async function startedRouter(address?: string, path?: string): Promise<AppRouter> {
  served(address, path)
  await begin()
  const router = hydrate.mock.lastCall?.[1].props.router
  if (!router) throw new Error('The page was not taken over.')
  return router
}

/** Emits the router's event after rendering a page. */
function drawn(router: AppRouter, from?: string) {
  const toLocation = router.state.location
  const fromLocation = from && { ...toLocation, pathname: from }
  const changed = { pathChanged: true, hrefChanged: true, hashChanged: false }
  router.emit({ type: 'onRendered', toLocation, ...(fromLocation && { fromLocation }), ...changed })
}

beforeEach(() => void vi.clearAllMocks())
afterEach(() => void delete document.documentElement.dataset.alive)

describe('a prerendered page', () => {
  test('is hydrated in a transition, which lets a press come between, with the tree of the build', async () => {
    let running = false
    hydrate.mockImplementationOnce(() => {
      running = transition.running
    })
    const router = await startedRouter()
    expect([running, router.ssr]).toEqual([true, { manifest: undefined }])
  })

  test.each([
    ['/terms/', '/terms', '/terms'],
    ['/terms.html?from=mail#age', '/terms', '/terms?from=mail#age'],
    ['/index.html', '/', '/'],
    ['/Terms', '/404', '/404'],
  ])('at %s the page served as %s stays what it is', async (address, path, seen) => {
    expect((await startedRouter(address, path)).state.location.href).toBe(seen)
  })

  test('reports a scroll to the router once, after hydration, for a visitor who has scrolled', async () => {
    const heard = vi.fn()
    document.addEventListener('scroll', heard)
    const router = await startedRouter()
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1)
    expect(heard).not.toHaveBeenCalled()
    drawn(router)
    drawn(router, '/privacy')
    document.removeEventListener('scroll', heard)
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('a page that is not hydrated', () => {
  const expectLeft = async () => {
    window.history.scrollRestoration = 'manual'
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await begin()
    expect(hydrate).not.toHaveBeenCalled()
    expect(window.history.scrollRestoration).toBe('auto')
    return warned.mock.calls.flat().join()
  }

  test('is one whose own script is not loaded', async () => {
    const component = Terms.options.component as { preload?: unknown }
    component.preload = () => Promise.resolve()
    served()
    expect(await expectLeft()).toContain('the script of its route could not be loaded')
    component.preload = undefined
  })

  test('is one without its prerendered root, which is an error', async () => {
    await expect(begin()).rejects.toThrow('The page has no prerendered element with the id "root".')
  })
})
