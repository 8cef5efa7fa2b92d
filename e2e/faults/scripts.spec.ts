import type { Page, Route } from 'playwright/test'
import { expect, openPage, painted, titleOf, waitForHydration } from '../site'
import { expectIntact, expectLinksWork, expectMenu, faultyPages, linkToOther, MISSING, otherPage, test } from './fault'

const SCRIPTS = '**/*.js'
const NOT_FOUND = { status: 404, body: 'not found' }

interface Answer {
  /** The response in place of every script file. */
  readonly give: (route: Route) => Promise<void> | void
  /** Console messages that it may cause. */
  readonly allowedMessages: RegExp
}

// noScript.spec.ts tests 404.
const answers: Readonly<Record<string, Answer>> = {
  'is aborted': { give: (route) => route.abort(), allowedMessages: MISSING },
  'is empty': {
    give: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
    allowedMessages: /SyntaxError: The requested module|is not a function|came empty/,
  },
  'is HTML': {
    give: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
    allowedMessages: /^Failed to load module script|^TypeError: Failed to fetch dynamically imported module/,
  },
  'never answers': { give: () => {}, allowedMessages: /^(?!)/ },
}

for (const [way, { give, allowedMessages }] of Object.entries(answers)) {
  test.describe(() => {
    test.use({ allowedMessages })

    for (const path of faultyPages) {
      test(`every script file of ${path} ${way}`, async ({ page }) => {
        await page.route(SCRIPTS, give)
        const requested = page.waitForRequest(SCRIPTS)
        await page.goto(path)
        await page.keyboard.press('Shift')
        await requested
        await painted(page)
        await expectIntact(page, path)
        await expectMenu(page)
        await expectLinksWork(page, path)
      })
    }
  })
}

// An old page, open since before a deployment that has removed the files it requests later.
test.describe(() => {
  test.use({ allowedMessages: MISSING })

  /** Opens a page whose own script is there, and that of other pages and of the menu is not. */
  async function openOld(page: Page, path: string) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    await page.route(SCRIPTS, (route) => route.fulfill(NOT_FOUND))
  }

  for (const path of faultyPages) {
    test(`the script of other pages and of the menu is gone: ${path} at 390 px`, async ({ page }) => {
      await openOld(page, path)
      await expectMenu(page)
      const main = page.getByRole('main')
      const before = await main.innerText()
      let answer = () => {}
      const answered = new Promise<void>((resolve) => {
        answer = resolve
      })
      const to = otherPage(path)
      let documents = 0
      await page.route(to, async (route) => {
        documents += 1
        await answered
        await route.continue()
      })
      const asked = page.waitForRequest((request) => request.isNavigationRequest())
      await linkToOther(page, path).click({ noWaitAfter: true })
      await asked
      await painted(page)
      expect(await main.innerText(), 'the page stays until the next one is there').toBe(before)
      answer()
      await expect(page).toHaveTitle(titleOf(to))
      await expect(() => expectIntact(page, to)).toPass()
      expect(documents, 'loads of the page').toBe(1)
      await expectMenu(page)
    })
  }

  test('the script of another page is gone, and the visitor stops the load of that page', async ({ page }) => {
    const [, path] = faultyPages
    await openOld(page, path)
    // An aborted, not failed, navigation leaves the page as it is, like the Stop button.
    await page.route(otherPage(path), (route) => route.abort('aborted'))
    const stopped = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
    await linkToOther(page, path).click({ noWaitAfter: true })
    await stopped
    await page.unrouteAll()
    await expectMenu(page)
    await expectLinksWork(page, path)
    await waitForHydration(page)
  })
})
