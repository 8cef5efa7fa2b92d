import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Runs before every test file: a console error or warning fails the test that caused it, and jsdom's missing interfaces
 * are added.
 */
const complaints: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    complaints.push(`console.${level}: ${parts.map(String).join(' ')}`)
    throw new Error(complaints.at(-1))
  }
}

beforeEach(() => {
  complaints.length = 0
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Errors that a library has caught still count.
  const heard = complaints.splice(0)
  expect(heard).toEqual([])
})

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    // The message of a failed query is one line, without the page's markup.
    getElementError: (message) => new Error(message?.split('\n')[0]),
    // On a busy machine a test must not fail for being slow.
    asyncUtilTimeout: 30_000,
  })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    window.history.replaceState(null, '', '/')
    window.sessionStorage.clear()
  })
  fillGaps()
}

/** jsdom has no layout: adds functions that measure, observe or scroll, and that do nothing. */
function fillGaps(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  function matchMedia(media: string) {
    const list: Partial<MediaQueryList> = { media, matches: false, onchange: null, dispatchEvent: () => false }
    const none = () => {}
    return Object.assign(list, {
      addListener: none,
      removeListener: none,
      addEventListener: none,
      removeEventListener: none,
    })
  }
  Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer, scrollTo: () => {}, matchMedia })
  // jsdom writes "Not implemented" to the console when a pseudo-element's style is asked for.
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => getComputedStyle(element)
}
