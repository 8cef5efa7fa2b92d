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
  const { cleanup } = await import('@testing-library/react')
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
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
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', (media: string) => {
    const list: Partial<MediaQueryList> = { media, matches: false, onchange: null, dispatchEvent: () => false }
    return Object.assign(list, {
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    })
  })
  // jsdom writes "Not implemented" to the console when a pseudo-element's style is asked for.
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => getComputedStyle(element)
}
