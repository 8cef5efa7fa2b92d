import type { Page } from 'playwright/test'
import { type PagePath, pages } from '../src/content/pages'
import { parse } from '../tests/built/documents'
import {
  countDocuments,
  expect,
  expectPage,
  heading,
  navLink,
  openPage,
  scrollY,
  test,
  titleOf,
  top,
  waitForHydration,
  waitForPaint,
} from './fixtures'
import { menuOpener, openMenu } from './openers'
import { articlePaths, at, DESKTOP, PHONE } from './routes'

/**
 * Code that is missing or fails, and deployments. menu.spec.ts tests the menu without
 * JavaScript, oldBrowsers.spec.ts that old browsers do not load it.
 */

test.skip(({ browserName }) => browserName !== 'chromium', 'each engine words its messages differently')
test.use({
  viewport: PHONE,
  // Messages that Chromium and React log when these failures occur, and what a test stores.
  allowedProblems: /^console: (Failed to load|TypeError: Failed to fetch)|^uncaught: broken|^stored data: lastView/,
})

const [legal] = articlePaths as [PagePath]
const last = articlePaths.at(-1) as PagePath

/** The title, the text part by part, and the links. */
function contentOf(html: string) {
  const root = parse(html)
  return {
    title: root.title,
    text: ['header', 'main', 'footer'].map((part) => root.querySelector(part)?.textContent),
    links: Array.from(root.querySelectorAll('#root a'), (link) => `${link.textContent}: ${link.getAttribute('href')}`),
  }
}

/** Expects the complete text and links of a page that has nothing inert or busy. */
async function expectIntact(page: Page, path: string): Promise<void> {
  const served = contentOf(await (await page.request.get(at(path))).text())
  // The page may still be loading: then it has no content yet.
  await expect.poll(() => page.content().then(contentOf, () => undefined)).toEqual(served)
  await expect(page.locator('[inert], [aria-busy=true], body > [aria-hidden=true]')).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
}

/** Expects Menu to open the menu, and Escape to close it. */
async function expectMenu(page: Page): Promise<void> {
  expect(await menuOpener.open(page)).toBe(true)
  await menuOpener.close(page)
}

const legalLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: pages[legal].nav, exact: true })

/** Expects the footer's link to open a legal page with its complete content. */
async function expectLinksWork(page: Page): Promise<void> {
  await legalLink(page).click()
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

test('Menu opens the menu when only the file of its drawer is missing', async ({ page }) => {
  await page.route('**/MenuDrawer-*.js', (route) => route.fulfill({ status: 404 }))
  const missing = page.waitForResponse('**/MenuDrawer-*.js')
  await openPage(page, '/')
  await missing
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(openMenu(page)).toBeVisible()
})

/** Makes the component of every page throw while `window` has the property `broken`. */
async function breakPages(page: Page): Promise<void> {
  // All files but the largest, which has no page.
  await page.route(/\/(?!main-)[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    const throwing =
      "const component = (props) => { if ('broken' in window) throw new Error('broken'); return $1(props) }"
    const body = (await response.text()).replace(
      /export\s*\{\s*([\w$]+) as component\s*\};?/,
      `${throwing}; export { component }`,
    )
    await route.fulfill({ response, body })
  })
}
const setBroken = () => void Object.assign(window, { broken: true })
const failure = (page: Page) => page.waitForEvent('pageerror', ({ message }) => message === 'broken')

test('a page whose component throws during hydration is loaded once more, without its code', async ({ page }) => {
  await breakPages(page)
  const documents = countDocuments(page)
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
  await breakPages(page)
  await openPage(page, '/')
  const documents = countDocuments(page)
  await page.evaluate(setBroken)
  const failed = failure(page)
  await expectLinksWork(page)
  await failed
  await expect.poll(documents).toBe(1)
  await expectIntact(page, legal)
})

const status = (page: Page) => page.locator('[aria-live]')

/**
 * Simulates a deployment: JavaScript files get new names, requests for old ones get a 404, and pages load slowly.
 */
async function deploy(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.route('**/deployed/*.js', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/deployed/', '/assets/') })
    await route.fulfill({ response })
  })
  await page.route(/\/[a-z]*$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/\/assets\/(?=[\w.-]+\.js)/g, '/deployed/')
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.fulfill({ response, body })
  })
}

test('after a deployment, a link loads the new page once, at its top; until then the old one stays', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  await deploy(page)
  const documents = countDocuments(page)
  await legalLink(page).scrollIntoViewIfNeeded()
  const leftAt = await scrollY(page)
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const heading = document.querySelector('h1')?.checkVisibility()
      sessionStorage.setItem('lastView', `${heading} ${Math.round(window.scrollY)}`)
    })
  })
  const missing = page.waitForResponse(`**${legal}-*.js`)
  await legalLink(page).hover()
  await missing
  await legalLink(page).click()
  await expect(page).toHaveTitle(titleOf(legal))
  await waitForHydration(page)
  const lastView = await page.evaluate(() => sessionStorage.getItem('lastView'))
  expect(lastView, 'visibility of the heading and scroll position, on leaving').toBe(`true ${leftAt}`)
  expect([new URL(page.url()).pathname, await scrollY(page), documents()]).toEqual([at(legal), 0, 1])
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/'))
  await waitForHydration(page)
  await expect.poll(async () => Math.abs((await scrollY(page)) - leftAt)).toBeLessThan(60)
})

test('after a deployment, a link to a section of another page opens the page at that section', async ({ page }) => {
  await openPage(page, legal)
  await page.waitForLoadState('networkidle')
  await deploy(page)
  const link = page.locator('main a[href*="/privacy#"]').first()
  const section = page.locator(`#${(await link.getAttribute('href'))?.split('#')[1]}`)
  await link.press('Enter')
  await expect(page).toHaveTitle(titleOf('/privacy'))
  await waitForHydration(page)
  await expect.poll(() => top(section)).toBeCloseTo(144, 0)
})

test('a page whose code does not arrive shows a loading status and is then loaded as a document', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  await page.route(`**${legal}-*.js`, () => {})
  await legalLink(page).click()
  await expect(status(page)).toHaveText('Loading the page')
  await test.step('Back returns to the page and removes the status', async () => {
    await page.goBack()
    await expect(status(page)).toHaveText('')
    await expect(page).toHaveTitle(titleOf('/'))
  })
  await legalLink(page).click()
  await expect(status(page)).toHaveText('Loading the page')
  await page.clock.fastForward(8000)
  await expect(page).toHaveTitle(titleOf(legal))
  expect(await scrollY(page)).toBe(0)
})

test('of two pages chosen one after the other, the last stays, even if the code of the first does not arrive', async ({
  page,
}) => {
  await page.clock.install()
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  await page.route(`**${legal}-*.js`, () => {})
  const documents = countDocuments(page)
  await legalLink(page).click()
  await expect(status(page)).toHaveText('Loading the page')
  await page.getByRole('contentinfo').getByRole('link', { name: pages[last].nav, exact: true }).click()
  await expect(page).toHaveTitle(titleOf(last))
  // When the first page's code is too late.
  await page.clock.fastForward(8000)
  await waitForPaint(page)
  await expect(page).toHaveTitle(titleOf(last))
  expect([page.url().endsWith(at(last)), documents()]).toEqual([true, 0])
})

test('the Privacy Policy names what the tab keeps, whatever the visitor does and whatever fails, and nothing else', async ({
  page,
}) => {
  const kept = new Set<string>()
  await page.exposeFunction('keep', (name: string) => kept.add(name))
  // At the start of each document, and before the next one: a mark of a failure lasts no longer.
  const keepNames = () => {
    const { keep } = window as unknown as { keep: (name: string) => void }
    for (const name of Object.keys({ ...localStorage, ...sessionStorage, ...history.state })) keep(name)
  }
  await page.addInitScript(keepNames)
  await page.setViewportSize(DESKTOP)
  await breakPages(page)
  await openPage(page, '/privacy')
  const named = await page
    .locator('#cookies li')
    .evaluateAll((items) => items.flatMap(({ textContent }) => textContent?.match(/(?<=“)[^”]+(?=”)/g) ?? []))
  await test.step('scrolling, a section, another page, Back and a reload', async () => {
    await page.evaluate(() => window.scrollTo(0, 2000))
    await page.locator('nav[aria-label=Contents] a').last().press('Enter')
    await navLink(page, '/').click()
    await expectPage(page, '/')
    await page.evaluate(keepNames)
    await page.goBack()
    await expect(page).toHaveTitle(titleOf('/privacy'))
    await page.reload()
  })
  await test.step('missing code', async () => {
    await openPage(page, '/')
    await page.route('**/privacy-*.js', (route) => route.fulfill({ status: 404 }))
    await navLink(page, '/privacy').click()
    await expect(page).toHaveTitle(titleOf('/privacy'))
    await page.evaluate(keepNames)
  })
  await test.step('a component that throws', async () => {
    await openPage(page, '/')
    await page.evaluate(setBroken)
    const failed = failure(page)
    await navLink(page, legal).click()
    await failed
    await expectIntact(page, legal)
    await page.evaluate(keepNames)
  })
  expect(await page.context().cookies()).toEqual([])
  const databases = await page.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())])
  expect(databases).toEqual([])
  const isNamed = (name: string) => named.some((start) => name.startsWith(start))
  expect([...kept].filter((name) => !isNamed(name))).toEqual([])
  expect(named.filter((start) => ![...kept].some((name) => name.startsWith(start)))).toEqual([])
})
