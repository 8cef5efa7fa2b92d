import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The loader’s observers of paints. */
const observers: ((list: { getEntriesByName: (name: string) => string[] }) => void)[] = []
class Observer {
  constructor(report: (typeof observers)[number]) {
    observers.push(report)
  }
  observe() {}
}
const paint = () => {
  for (const report of observers) report({ getEntriesByName: (name) => [name] })
}
const idle = vi.fn<(next: () => void, options: object) => void>()
const started = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  observers.length = 0
  vi.stubGlobal('started', started)
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('requestIdleCallback', idle)
})
afterEach(() => {
  // Ends a loader that is still waiting.
  window.dispatchEvent(new Event('keydown'))
  vi.useRealTimers()
  document.head.innerHTML = ''
})

/** The module that the loader imports is a new one for each test. */
let count = 0
/** Runs the loader as the inline script of a page, which is complete or still loading. */
async function run(readyState: DocumentReadyState) {
  const script = document.createElement('script')
  count += 1
  const entry = `data:text/javascript,started(${count})`
  Object.assign(script.dataset, { entry, preload: '/assets/react.js /assets/terms.js' })
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  vi.resetModules()
  await import('../src/loader' as string)
}
const preloads = () => [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])
const expectStarted = () => vi.waitFor(() => expect(started.mock.calls).toEqual([[count]]), 30_000)
const expectIdle = () => expect([preloads(), idle.mock.calls]).toEqual([[], []])

test('once the page is loaded and painted, it loads as soon as the browser is idle, after 1.5 s at most', async () => {
  await run('complete')
  expectIdle()
  paint()
  expect(idle.mock.calls).toEqual([[expect.any(Function), { timeout: 1500 }]])
  expect(preloads()).toEqual([])
  idle.mock.lastCall?.[0]()
  await expectStarted()
})

test('if no paint is reported, it loads three seconds after the page is loaded', async () => {
  await run('complete')
  vi.advanceTimersByTime(2999)
  expectIdle()
  vi.advanceTimersByTime(1)
  await expectStarted()
})

test.each(['pointerdown', 'touchstart', 'keydown'])('it loads at once after a %s, and only once', async (type) => {
  await run('interactive')
  window.dispatchEvent(new Event(type))
  window.dispatchEvent(new Event(type))
  expect(preloads()).toEqual([
    ['modulepreload', '/assets/react.js'],
    ['modulepreload', '/assets/terms.js'],
  ])
  await expectStarted()
})
