import { JSDOM } from 'jsdom'
import type { Page } from 'playwright/test'
import { headerPaths, type PagePath, pages } from '../src/content/pages'
import { expect, heading, openPage, test as siteTest, waitForPaint } from './fixtures'
import { openMenu } from './openers'
import { articlePaths, at, PHONE } from './routes'

/** JavaScript failures, and hosts that change the HTML. menu.spec.ts tests the menu without JavaScript. */

const test = siteTest.extend({
  viewport: PHONE,
  // Messages that Chromium and React log when these failures occur.
  allowedProblems: /^console: Failed to load resource|^uncaught: (broken|Minified React error #418)/,
})
test.skip(({ browserName }) => browserName !== 'chromium', 'each engine words its messages differently')

const [legal] = articlePaths as [PagePath]

const { DOMParser } = new JSDOM().window

/** The title, the text part by part, and the links. */
function contentOf(html: string) {
  const root = new DOMParser().parseFromString(html, 'text/html')
  return {
    title: root.title,
    text: ['header', 'main', 'footer'].map((part) => root.querySelector(part)?.textContent),
    links: Array.from(root.querySelectorAll('#root a'), (link) => `${link.textContent}: ${link.getAttribute('href')}`),
  }
}

/** Expects the complete text and links of a page that accepts input and has nothing inert or busy. */
async function expectIntact(page: Page, path: string): Promise<void> {
  const served = contentOf(await (await page.request.get(at(path))).text())
  // The page may still be loading: then it has no content yet.
  await expect.poll(() => page.content().then(contentOf, () => undefined)).toEqual(served)
  await expect(page.locator('[inert], [aria-busy=true], body > [aria-hidden=true]')).toHaveCount(0)
  await expect(page.locator('body')).toHaveCSS('pointer-events', 'auto')
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  await expect(heading(page)).toBeVisible()
}

/** Expects the Menu button to open a menu with every page of the header, and Escape to close it. */
async function expectMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  for (const path of headerPaths)
    await expect(openMenu(page).getByRole('link', { name: pages[path].nav, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openMenu(page)).toHaveCount(0)
}

/** Expects the footer's link to open a legal page with its complete content. */
async function expectLinksWork(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: pages[legal].nav, exact: true }).click()
  await expect(page).toHaveURL(at(legal))
  await expectIntact(page, legal)
}

test('the site works when its JavaScript files are missing', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ status: 404 }))
  const requested = page.waitForRequest('**/*.js')
  await page.goto('/')
  await page.keyboard.press('Shift')
  await requested
  await waitForPaint(page)
  await expectIntact(page, '/')
  await expectMenu(page)
  await expectLinksWork(page)
})

test('a browser that is too old for the JavaScript does not load it', async ({ page }) => {
  await page.addInitScript(() => Object.assign(CSS, { supports: () => false }))
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/')
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await expectIntact(page, '/')
})

/** Makes the component of every page throw while `window` has the property `broken`; counts the documents loaded. */
async function breakPages(page: Page): Promise<() => number> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const throwing =
      "const component = (props) => { if ('broken' in window) throw new Error('broken'); return $1(props) }"
    const body = (await response.text()).replace(
      /export\s*\{\s*([\w$]+) as component\s*\};?/,
      `${throwing}; export { component }`,
    )
    await route.fulfill({ response, body })
  })
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  return () => documents
}
const setBroken = () => void Object.assign(window, { broken: true })
const failure = (page: Page) => page.waitForEvent('pageerror', ({ message }) => message === 'broken')

test('a page whose component throws during hydration is loaded once more, without its code', async ({ page }) => {
  const documents = await breakPages(page)
  await page.addInitScript(setBroken)
  const failed = failure(page)
  await page.goto('/')
  await failed
  await expectIntact(page, '/')
  await expectMenu(page)
  expect(documents()).toBe(2)
  await expectLinksWork(page)
  await test.step('when the visitor reloads the page, its code runs again', async () => {
    const failedAgain = failure(page)
    // The page is loaded again before it has loaded.
    await page.reload({ waitUntil: 'commit' })
    await failedAgain
    await expectIntact(page, legal)
  })
})

test('a page whose component throws during a navigation is loaded as a document', async ({ page }) => {
  const documents = await breakPages(page)
  await openPage(page, '/')
  await page.evaluate(setBroken)
  const failed = failure(page)
  await expectLinksWork(page)
  await failed
  await expect.poll(documents).toBe(2)
  await expectIntact(page, legal)
})

test('the page stays complete, and its menu works, when a host removes comments and spaces', async ({ page }) => {
  await page.route(at('/'), async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><')
    await route.fulfill({ response, body })
  })
  await openPage(page, '/')
  await expectIntact(page, '/')
  await expectMenu(page)
})
