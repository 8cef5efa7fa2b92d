import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { headerPaths, isPagePath, notFound, type PagePath, pages } from '../src/content/pages'
import { at, NOT_FOUND } from './routes'

/** Types of requests that JavaScript makes; a beacon has the type ping. */
const CALLS = ['fetch', 'xhr', 'ping', 'eventsource', 'websocket']

/** Browsers' messages about a 404, which some tests cause. */
const NOT_FOUND_MESSAGE = /Failed to load resource: .* 404|^Loading (module from|failed for the module)/
/** The key under which the router stores scroll positions. All that a tab keeps: e2e/failures.spec.ts. */
const ROUTER_KEY = /^tsr-scroll-restoration/

/**
 * Playwright's `test`, which also fails on console errors and warnings, uncaught errors, requests to other origins or
 * by JavaScript, cookies, and stored data other than the router's.
 */
export const test = base.extend<{ allowedProblems: RegExp; problems: undefined }>({
  /** Problems that the test causes on purpose. */
  allowedProblems: [/^$/, { option: true }],
  /** `goto('/terms')` opens the page under the base path of the site. */
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = (url, options) => goto(url.startsWith('/') ? at(url) : url, options)
    await use(page)
  },
  problems: [
    async ({ context, baseURL, allowedProblems }, use) => {
      const problems: string[] = []
      const isOwn = (url: string) => url.startsWith(`${baseURL}/`)
      context.on('console', (message) => {
        if (NOT_FOUND_MESSAGE.test(message.text()) && isOwn(message.location().url)) return
        if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!NOT_FOUND_MESSAGE.test(message)) problems.push(`uncaught: ${message}`)
      })
      context.on('request', (request) => {
        const url = request.url()
        if (!isOwn(url) && !url.startsWith('data:')) problems.push(`third-party request: ${url}`)
        if (CALLS.includes(request.resourceType())) problems.push(`request by JavaScript: ${url}`)
      })
      await use(undefined)
      // A request that the test itself fulfills may still be pending.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      for (const { name } of await context.cookies()) problems.push(`cookie: ${name}`)
      for (const page of context.pages().filter((page) => isOwn(page.url()))) {
        // The page may be navigating.
        const names = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })).catch(() => [])
        for (const name of names) if (!ROUTER_KEY.test(name)) problems.push(`stored data: ${name}`)
      }
      expect(problems.filter((problem) => !allowedProblems.test(problem))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Waits for two frames and the timers between them, until the effects of scrolling or pressing are painted. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  )

/** Loads the fonts and all images, including lazy ones. */
export const loadImagesAndFonts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })

/** Scrolls to the top at once, without a smooth scroll. */
export const scrollToTop = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

/** Sets the text size of the page, in percent of the usual one. */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/** The visible words of each element, and the boxes of each, px from the top left of the window: several if it breaks. */
export const wordsIn = (elements: Locator): Promise<{ word: string; boxes: DOMRect[] }[][]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const words: { word: string; boxes: DOMRect[] }[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const [node, parent] = [walker.currentNode, walker.currentNode.parentElement]
        // Text that only screen readers read is in a box of 1 px.
        if (!parent?.checkVisibility() || parent.getBoundingClientRect().width <= 1) continue
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          words.push({ word, boxes: Array.from(range.getClientRects(), (box) => box.toJSON()) })
        }
      }
      return words
    }),
  )

/** Starts hydration with a touch, without waiting for an idle browser, and waits until it has finished. */
export const waitForHydration = (page: Page): Promise<void> =>
  // Not `waitForFunction`, which would first load Playwright's script into the page: a quarter of the time of `openPage`.
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { documentElement } = document
        // The not-found page is not hydrated.
        const isReady = () => 'hydrated' in documentElement.dataset || !document.querySelector('script[data-entry]')
        if (isReady()) return resolve()
        new MutationObserver(() => isReady() && resolve()).observe(documentElement, { attributes: true })
        window.dispatchEvent(new Event('touchstart'))
      }),
  )

/** Opens a page and waits for hydration. */
export async function openPage(page: Page, address: string): Promise<void> {
  const response = await page.goto(address)
  expect(response?.status()).toBe(address.endsWith(NOT_FOUND) ? 404 : 200)
  await waitForHydration(page)
}

/** Counts the documents that the page requests from now on. */
export function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  return () => documents
}

/** Matches the title of the page at an address. */
export const titleOf = (address: string): RegExp => new RegExp((isPagePath(address) ? pages[address] : notFound).title)

/** The link to a page in the header, or in the footer if only the footer links to it. */
export const navLink = (page: Page, path: PagePath): Locator =>
  page
    .getByRole('navigation', { name: headerPaths.includes(path) ? 'Main' : 'Footer' })
    .getByRole('link', { name: pages[path].nav, exact: true })

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** Expects the result of a navigation: the page, with its own head tags only, and focus on its heading. */
export async function expectPage(page: Page, path: PagePath): Promise<void> {
  await expect(page).toHaveTitle(titleOf(path))
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', pages[path].description)
  await expect(heading(page)).toBeFocused()
}

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Distance of an element's top from the viewport's, in px. */
export const top = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().top)

/** Expects focus on the heading of the download section, and the section 100 px below the top of the window. */
export async function expectAtDownload(page: Page): Promise<void> {
  const section = page.locator('#download')
  await expect(section.getByRole('heading').first()).toBeFocused()
  await expect.poll(() => top(section)).toBeCloseTo(100, 0)
}

/** Delays requests to URLs that match a pattern until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Delays every JavaScript file until the returned function is called; until then the page is not hydrated. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/*.js')

/** Opens a page as it is served: its JavaScript arrives only when the returned function is called. */
export async function openAsServed(page: Page, address: string): Promise<() => void> {
  const release = await holdScripts(page)
  await page.goto(address)
  return release
}
