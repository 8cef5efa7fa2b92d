import type { Page } from 'playwright/test'
import { type PagePath, pages } from '../src/content/pages'
import { expect, openPage, scrollY, test, titleOf, top, waitForHydration } from './fixtures'
import { articlePaths, at, PHONE } from './routes'

/** Pages that stay open while a new version of the site is deployed, or from which the next page fails to load. */

test.skip(({ browserName }) => browserName !== 'chromium', 'each engine words its messages differently')
test.use({
  viewport: PHONE,
  // Chromium's messages about files that are missing, and what these tests store.
  allowedProblems: /^(console: (Failed to load|TypeError: Failed to fetch)|stored data: lastView)/,
})

const [to] = articlePaths as [PagePath]
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: pages[to].nav, exact: true })
const status = (page: Page) => page.getByRole('status')

/**
 * How hosts respond to requests for a removed file: with a 404 or, under a catch-all rule, with an HTML page
 * (yearn/yearn.fi#821).
 */
const NOT_FOUND = { status: 404, body: 'not found' }
const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Home</title>' }

/**
 * Simulates a deployment: JavaScript files get new names, requests for old ones get this response, and pages load
 * slowly.
 */
async function deploy(page: Page, answer: typeof NOT_FOUND | typeof PAGE): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill(answer))
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
  await deploy(page, NOT_FOUND)
  let documents = 0
  page.on('request', (request) => request.isNavigationRequest() && documents++)
  await link(page).scrollIntoViewIfNeeded()
  const leftAt = await scrollY(page)
  await page.evaluate(() => {
    window.addEventListener('pagehide', () => {
      const heading = document.querySelector('h1')?.checkVisibility()
      sessionStorage.setItem('lastView', `${heading} ${Math.round(window.scrollY)}`)
    })
  })
  const missing = page.waitForResponse(`**${to}-*.js`)
  await link(page).hover()
  await missing
  await link(page).click()
  await expect(page).toHaveTitle(titleOf(to))
  await waitForHydration(page)
  const lastView = await page.evaluate(() => sessionStorage.getItem('lastView'))
  expect(lastView, 'visibility of the heading and scroll position, on leaving').toBe(`true ${leftAt}`)
  expect([new URL(page.url()).pathname, await scrollY(page), documents]).toEqual([at(to), 0, 1])
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/'))
  await waitForHydration(page)
  await expect.poll(async () => Math.abs((await scrollY(page)) - leftAt)).toBeLessThan(60)
})

test('after a deployment, a link to a section of another page opens the page at that section', async ({ page }) => {
  await openPage(page, to)
  await page.waitForLoadState('networkidle')
  await deploy(page, PAGE)
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
  await page.route(`**${to}-*.js`, () => {})
  await link(page).click()
  await expect(status(page)).toHaveText('Loading the page')
  await test.step('Back returns to the page and removes the status', async () => {
    await page.goBack()
    await expect(status(page)).toHaveText('')
    await expect(page).toHaveTitle(titleOf('/'))
  })
  await link(page).click()
  await expect(status(page)).toHaveText('Loading the page')
  await page.clock.fastForward(8000)
  await expect(page).toHaveTitle(titleOf(to))
  expect(await scrollY(page)).toBe(0)
})
