import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { fallBack, leaveToBrowser, PATIENCE } from '../src/fallBack'
import type { AppRouter } from '../src/router'

type Heard = (event: { pathChanged: boolean }) => void

interface Navigation {
  matches: { routeId: string }[]
  preload: boolean
  abortController: AbortController
}

/** The router: where it is, who listens, and one page whose script is loaded when it is asked for. */
const listeners = new Map<string, Heard>()
const component: { preload?: boolean } = {}
const routeTree: { options: { beforeLoad?: (navigation: Navigation) => Promise<unknown> | undefined } } = {
  options: {},
}
const loadRouteChunk = vi.fn<(route: object) => Promise<void>>()
const router = {
  state: { location: { pathname: '/terms' } },
  subscribe: (type: string, heard: Heard) => listeners.set(type, heard),
  routeTree,
  routesById: { '/privacy': { options: { component } } },
  loadRouteChunk,
  matchRoutes: () => [{ routeId: '/privacy' }],
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

let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener')
  vi.useFakeTimers()
  router.state.location.pathname = '/terms'
  vi.stubGlobal('location', { reload, href: 'https://formline.example/privacy' })
  vi.spyOn(console, 'error').mockImplementation(told)
  vi.clearAllMocks()
})
afterEach(() => {
  for (const [type, heard, options] of listening.mock.calls) window.removeEventListener(type, heard, options)
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

describe('the script of another page', () => {
  let abortController: AbortController
  /** What the router does where another page is asked for, or expected to be. */
  function guard(preload = false) {
    tell('onBeforeNavigate', true)
    return routeTree.options.beforeLoad?.({ matches: [{ routeId: '/privacy' }], preload, abortController })
  }
  beforeEach(() => {
    abortController = new AbortController()
    component.preload = true
    loadRouteChunk.mockResolvedValue()
  })

  test('holds nothing up where it is there', () => {
    served()
    delete component.preload
    expect(guard()).toBeUndefined()
    expect(loadRouteChunk).not.toHaveBeenCalled()
  })

  test('may fail while it is only expected to be asked for', () => {
    served()
    expect(guard(true)).toBeUndefined()
    expect(loadRouteChunk).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  test('is waited for', async () => {
    served()
    loadRouteChunk.mockImplementation(async () => {
      await Promise.resolve()
      delete component.preload
    })
    await expect(guard()).resolves.toBeUndefined()
    expect(loadRouteChunk.mock.calls).toEqual([[router.routesById['/privacy']]])
    expect(reload).not.toHaveBeenCalled()
  })

  test('is no matter once yet another page is asked for', async () => {
    served()
    const ended = vi.fn()
    guard()?.then(ended)
    abortController.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledTimes(1)
    expect(reload).not.toHaveBeenCalled()
  })

  test('that cannot be had leaves the page as it is until it is loaded whole, once', async () => {
    served()
    const drawn = vi.fn()
    guard()?.then(drawn, drawn)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2 * PATIENCE)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(drawn).not.toHaveBeenCalled()
  })

  test.each(['fails', 'comes'])('that %s after the patience changes nothing any more', async (end) => {
    served()
    let settle = () => {}
    loadRouteChunk.mockReturnValue(
      new Promise((resolve) => {
        settle = resolve
      }),
    )
    const drawn = vi.fn()
    guard()?.then(drawn, drawn)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(reload).toHaveBeenCalledTimes(1)
    if (end === 'comes') delete component.preload
    settle()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(drawn).not.toHaveBeenCalled()
  })
})

describe('once the browser has been asked for a page', () => {
  const pressed = vi.fn((event: Event) => event.defaultPrevented)
  afterEach(() => document.removeEventListener('click', pressed))

  /** A page that the browser was asked for. */
  async function leave() {
    document.addEventListener('click', pressed)
    const { root } = served()
    root.innerHTML = '<a href="#x"><b>Link</b></a><button>Close</button>'
    tell('onBeforeNavigate', true)
    await vi.advanceTimersByTimeAsync(PATIENCE)
    return (selector: string) => root.querySelector<HTMLElement>(selector)?.click()
  }

  test('script hears of no link any more, but of all else', async () => {
    const press = await leave()
    press('b')
    expect(pressed).not.toHaveBeenCalled()
    press('button')
    expect(pressed.mock.results).toEqual([{ type: 'return', value: false }])
  })

  test('another one, by Back, is loaded whole, too, though its script is there', async () => {
    await leave()
    delete component.preload
    window.location.href = 'https://formline.example/'
    tell('onBeforeNavigate', true)
    const drawn = vi.fn()
    const abortController = new AbortController()
    routeTree.options.beforeLoad?.({ matches: [{ routeId: '/privacy' }], preload: false, abortController })?.then(drawn)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledTimes(2)
    expect(drawn).not.toHaveBeenCalled()
  })
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
