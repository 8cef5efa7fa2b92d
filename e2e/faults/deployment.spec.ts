import type { Page } from 'playwright/test'
import { expect, openPage, scrollY, titleOf, top, waitForHydration } from '../site'
import { expectIntact, linkToOther, MISSING, otherPage, test } from './fault'

test.use({ allowedMessages: new RegExp(`${MISSING.source}|^Failed to load module script`) })

const to = otherPage('/')

/** How hosts respond to requests for a removed file: with 404, or by a catch-all rule with a page (yearn/yearn.fi#821). */
const NOT_FOUND = { status: 404, body: 'not found' }
const PAGE = { contentType: 'text/html', body: '<!doctype html><title>Home</title>' }

/**
 * Simulates a deployment while a page is open: JavaScript files get new names, the old ones are removed, and pages load
 * slowly.
 *
 * @param answer the host's response to requests for removed files
 */
async function deploy(page: Page, answer: typeof NOT_FOUND | typeof PAGE): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill(answer))
  await page.route('**/deployed/*.js', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('/deployed/', '/assets/') })
    await route.fulfill({ response })
  })
  await page.route(/\/[a-z]*$/, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/\/assets\/(?=[\w.-]+\.js)/g, '/deployed/'),
    })
  })
}

const press: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a click': (page) => linkToOther(page, '/').click(),
  'a click after hovering': async (page) => {
    const missing = page.waitForResponse(`**${to}-*.js`)
    await linkToOther(page, '/').hover()
    await missing
    await linkToOther(page, '/').click()
  },
  Enter: async (page) => {
    await linkToOther(page, '/').focus()
    await page.keyboard.press('Enter')
  },
}

/** Runs in the page: stores what the visitor saw last when leaving the page. */
function storeLastView(): void {
  window.addEventListener('pagehide', () => {
    const heading = document.querySelector('h1')?.checkVisibility()
    sessionStorage.setItem('lastView', JSON.stringify([document.title, heading, Math.round(window.scrollY)]))
  })
}

/** Runs in the next page: returns and removes what was stored. */
function takeLastView(): unknown {
  const stored = sessionStorage.getItem('lastView')
  sessionStorage.removeItem('lastView')
  return JSON.parse(`${stored}`)
}

for (const [way, follow] of Object.entries(press)) {
  test(`after a deployment, ${way} on a link loads the new page once, at its top; until then the old one stays`, async ({
    page,
  }) => {
    await openPage(page, '/')
    await page.waitForLoadState('networkidle')
    await deploy(page, way === 'Enter' ? PAGE : NOT_FOUND)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    await linkToOther(page, '/').scrollIntoViewIfNeeded()
    const left = await scrollY(page)
    await page.evaluate(storeLastView)
    await follow(page)
    await expect(page).toHaveTitle(titleOf(to))
    await waitForHydration(page)
    const lastView = await page.evaluate(takeLastView)
    expect(lastView).toEqual([expect.stringMatching(titleOf('/')), true, left])
    expect([new URL(page.url()).pathname, await scrollY(page), documents]).toEqual([to, 0, [to]])
    await test.step('Back restores the scroll position', async () => {
      await page.goBack()
      await expect(page).toHaveTitle(titleOf('/'))
      await waitForHydration(page)
      await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThan(60)
    })
  })
}

test('after a deployment, a link to a section of another page opens the page at that section', async ({ page }) => {
  await openPage(page, to)
  await page.waitForLoadState('networkidle')
  await deploy(page, NOT_FOUND)
  const link = page.locator('main a[href^="/privacy#"]').first()
  const section = page.locator(`#${(await link.getAttribute('href'))?.split('#')[1]}`)
  await link.click()
  await expect(page).toHaveTitle(titleOf('/privacy'))
  await waitForHydration(page)
  await expect.poll(() => top(section)).toBeCloseTo(100, 0)
})

test('a page whose code does not arrive shows a loading status and is then loaded as a document', async ({ page }) => {
  await page.clock.install()
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  await page.route(`**${to}-*.js`, () => {})
  const status = page.getByRole('status')
  await linkToOther(page, '/').click()
  await expect(status).toHaveText('Loading the page')
  await test.step('Back returns to the page and removes the status', async () => {
    await page.goBack()
    await expect(status).toHaveCount(0)
    await expect(page).toHaveTitle(titleOf('/'))
  })
  await linkToOther(page, '/').click()
  await expect(status).toHaveText('Loading the page')
  const requested = page.waitForRequest((request) => request.isNavigationRequest())
  await page.clock.fastForward(8000)
  expect(new URL((await requested).url()).pathname).toBe(to)
  await expect(page).toHaveTitle(titleOf(to))
  await expectIntact(page, to)
  expect(await scrollY(page)).toBe(0)
})
