import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Runs before every test file: fails a test that writes an error or warning to the console, and completes jsdom. */
const messages: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    messages.push(`console.${level}: ${parts.map(String).join(' ')}`)
    throw new Error(messages.at(-1))
  }
}

beforeEach(() => {
  messages.length = 0
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // A library may have caught the error that was thrown.
  expect(messages.splice(0)).toEqual([])
})

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    // One line instead of the page's markup.
    getElementError: (message) => new Error(message?.split('\n')[0]),
    // A slow machine is no failure.
    asyncUtilTimeout: 30_000,
  })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
    window.sessionStorage.clear()
  })
  completeJsdom()
}

/** jsdom has no layout: adds what measures, observes or scrolls, without effect. */
function completeJsdom(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null })
  Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer, scrollTo: () => {}, matchMedia })
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} })
  // For a pseudo-element jsdom writes "Not implemented" to the console.
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => getComputedStyle(element)
}
