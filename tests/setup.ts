import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Setup for every test file: fails tests that log an error or a warning, and adds what jsdom lacks. */
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
  // A library may have caught the error thrown above.
  expect(messages.splice(0)).toEqual([])
})

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    // Without this, the message contains all of the page's markup.
    getElementError: (message) => new Error(message?.split('\n')[0]),
    // A test must not fail because the machine is slow.
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

/** jsdom has no layout: adds stubs for the functions that measure, observe or scroll. */
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
  // Drops the second argument: for a pseudo-element, jsdom logs "Not implemented".
  const { getComputedStyle } = window
  window.getComputedStyle = (element) => getComputedStyle(element)
}
