import { test as base, expect, type Locator, type Page } from 'playwright/test'
import { isUnfilled } from '../src/content/facts'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
import { site } from '../src/content/site'

/** Kinds of requests that script makes; a beacon is a ping. */
const CALLS = ['fetch', 'xhr', 'ping', 'eventsource', 'websocket']

interface Watch {
  /** Console errors and warnings, uncaught errors, policy violations. */
  problems: string[]
  /** Addresses of all requests, with their kind. */
  requests: { url: string; type: string }[]
}

/** What a browser itself says of an answer of 404, which tests ask for; Firefox names the script that it lacks then. */
const ANSWERED_404 = /Failed to load resource: .* 404|^Loading (module from|failed for the module)/

/**
 * The tests' `test`: every page of every test is watched, and a console message, an uncaught error, a request to
 * another origin or one made by fetch or XHR fails the test that met it.
 */
export const test = base.extend<{ watch: Watch; forgiven: RegExp }>({
  /** Console messages that belong to what the test does to the page; an uncaught error is never forgiven. */
  forgiven: [/^(?!)/, { option: true }],
  watch: [
    async ({ context, baseURL, forgiven }, use) => {
      const watch: Watch = { problems: [], requests: [] }
      context.on('console', (message) => {
        if (ANSWERED_404.test(message.text()) && message.location().url.startsWith(baseURL ?? '')) return
        if (forgiven.test(message.text())) return
        if (['error', 'warning'].includes(message.type())) watch.problems.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        const { message } = error.error()
        if (!ANSWERED_404.test(message)) watch.problems.push(`uncaught: ${message}`)
      })
      context.on('request', (request) => watch.requests.push({ url: request.url(), type: request.resourceType() }))
      await use(watch)
      expect(watch.problems, 'nothing is reported in the console').toEqual([])
      const foreign = watch.requests.filter(({ url }) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))
      expect(foreign, 'every request goes to our own origin').toEqual([])
      const called = watch.requests.filter(({ type }) => CALLS.includes(type))
      expect(called, 'nothing is asked for or reported by script').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The addresses outside the site that its texts link to. */
export const outsideLinks: readonly string[] = Object.values(site.stores)
  .flatMap(({ refunds, address }) => (isUnfilled(address) ? [refunds] : [refunds, address]))
  .map((address) => new URL(address).href)

/**
 * Waits until script has taken the page over: presses are answered by it from then on. React takes over what stands
 * around `main` first, and leaves its properties on each element that it has.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('main *')].at(-1) ?? document.body
    return (
      'alive' in document.documentElement.dataset && Object.keys(last).some((key) => key.startsWith('__reactProps'))
    )
  })
}

/** The link to a page in the bar, or in the footer for a page that only the footer links to. */
export const navLink = (page: Page, path: PagePath): Locator =>
  page
    .getByRole('navigation', { name: headerPaths.includes(path) ? 'Main' : 'Footer' })
    .getByRole('link', { name: pages[path].nav, exact: true })

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** The heading that takes focus when a part of the page is jumped to. */
export const headingIn = (part: Locator): Locator => part.getByRole('heading').first()

export const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

/** Distance of an element's upper edge from the window's, in px. */
export const top = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().top)

/** Marks the document; the answer tells whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'))
}

/** Whether focus stands on something inside `main`. */
export const focusedInMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('main *') ?? false)

/** Holds the files at these addresses back until the answer is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Holds every script back until the answer is called; the page stands as it was served meanwhile. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, '**/*.js')
