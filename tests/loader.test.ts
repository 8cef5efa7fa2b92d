import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The loader’s observers of paints; `paint` reports one to them. */
const observers: ((list: { getEntriesByName: (name: string) => string[] }) => void)[] = []
class Observer {
  constructor(report: (typeof observers)[number]) {
    observers.push(report)
  }
  observe(options: unknown) {
    expect(options).toEqual({ type: 'paint', buffered: true })
  }
}
const paint = (name = 'first-contentful-paint') => {
  for (const report of observers) report({ getEntriesByName: (asked) => (asked === name ? [name] : []) })
}
const idle = vi.fn<(next: () => void, options: object) => void>()
const started = vi.fn()
/** The module that the loader imports: calls `started`; a new one for each test. */
let entry = ''
let count = 0

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  observers.length = 0
  vi.stubGlobal('started', started)
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('requestIdleCallback', idle)
  count += 1
  entry = `data:text/javascript,started(${count})`
})
afterEach(() => {
  // Ends a loader that is still waiting.
  window.dispatchEvent(new Event('keydown'))
  vi.useRealTimers()
  document.head.innerHTML = ''
})

/** Runs the loader as the inline script of a page that is loaded afterwards, unless it stays incomplete. */
async function run({ complete = true, ...data }: { complete?: boolean; start?: string } = {}) {
  const script = document.createElement('script')
  Object.assign(script.dataset, { entry, preload: '/assets/react.js /assets/terms.js', ...data })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  vi.resetModules()
  await import('../src/loader' as string)
  if (!complete) return
  state.mockReturnValue('complete')
  vi.advanceTimersByTime(99)
}
const preloads = () => [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])
const expectStarted = () => vi.waitFor(() => expect(started.mock.calls).toEqual([[count]]), 30_000)
/** It loads after this time, in ms, and not before. */
async function expectStartAfter(ms: number) {
  vi.advanceTimersByTime(ms - 1)
  expect(preloads()).toEqual([])
  vi.advanceTimersByTime(1)
  await expectStarted()
}

test('loads nothing before the page is loaded', async () => {
  await run({ complete: false })
  paint()
  vi.advanceTimersByTime(60_000)
  expect([preloads(), idle.mock.calls, observers]).toEqual([[], [], []])
})

test('once the page is loaded and painted, it loads as soon as the browser is idle, after 1.5 s at most', async () => {
  await run()
  paint('first-paint')
  expect(idle).not.toHaveBeenCalled()
  paint()
  expect(idle.mock.calls).toEqual([[expect.any(Function), { timeout: 1500 }]])
  expect(preloads()).toEqual([])
  idle.mock.lastCall?.[0]()
  await expectStarted()
})

test('without requestIdleCallback it loads 300 ms after the paint', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  await run()
  paint()
  await expectStartAfter(300)
})

test('if no paint is reported, it loads three seconds after the page is loaded', async () => {
  await run()
  await expectStartAfter(3000)
})

test('without PerformanceObserver it only waits until the browser is idle', async () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  await run()
  expect(idle).toHaveBeenCalledTimes(1)
})

test.each(['pointerdown', 'touchstart', 'keydown'])('loads at once after a %s, and only once', async (type) => {
  await run({ complete: false })
  window.dispatchEvent(new Event(type))
  window.dispatchEvent(new Event(type))
  expect(preloads()).toEqual([
    ['modulepreload', '/assets/react.js'],
    ['modulepreload', '/assets/terms.js'],
  ])
  await expectStarted()
})

test('on a page that waits for input it loads only after a touch or key', async () => {
  await run({ start: 'input' })
  paint()
  vi.advanceTimersByTime(60_000)
  expect([preloads(), idle.mock.calls]).toEqual([[], []])
  window.dispatchEvent(new Event('touchstart'))
  await expectStarted()
})

test('a script that fails to load causes no error on the page', async () => {
  const unhandled = vi.fn()
  process.once('unhandledRejection', unhandled)
  entry = 'data:text/javascript,throw new Error("seeded")'
  await run({ complete: false })
  window.dispatchEvent(new Event('keydown'))
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/156.0.0.0 Mobile', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile', false],
])('marks the page at once where the visitor has an Android phone: %s', async (agent, marked) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  await run({ complete: false })
  expect(document.documentElement.hasAttribute('data-android')).toBe(marked)
  document.documentElement.removeAttribute('data-android')
})
