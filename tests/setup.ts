import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Before every test file: a console error or warning fails the test that caused it, and jsdom gets what it lacks.
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

// What a library catches on its way is still counted.
afterEach(() => {
  const heard = complaints.splice(0)
  expect(heard).toEqual([])
})

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    // A query that finds nothing says so in a line, without the page's whole markup.
    getElementError: (message) => new Error(message?.split('\n')[0]),
    // A busy machine is no failure.
    asyncUtilTimeout: 30_000,
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', '/')
    window.sessionStorage.clear()
  })
  fillGaps()
}

/** jsdom has no layout: what measures, observes or scrolls is there and does nothing. */
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
