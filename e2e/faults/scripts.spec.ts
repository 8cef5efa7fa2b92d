import type { Route } from 'playwright/test'
import { expect, openPage, painted, titleOf } from '../site'
import { expectIntact, expectLinksWork, expectMenu, faultyPages, linkToOther, MISSING, otherPage, test } from './fault'

const SCRIPTS = '**/*.js'

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

  for (const path of faultyPages) {
    test(`the script of other pages and of the menu is gone: ${path} at 390 px`, async ({ page }) => {
      await openPage(page, path)
      await page.waitForLoadState('networkidle')
      await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'not found' }))
      await expectMenu(page)
      const to = otherPage(path)
      let loads = 0
      page.on('request', (request) => {
        loads += request.isNavigationRequest() ? 1 : 0
      })
      await linkToOther(page, path).click()
      await expect(page).toHaveTitle(titleOf(to))
      await expect(() => expectIntact(page, to)).toPass()
      expect(loads, 'loads of the page').toBe(1)
      await expectMenu(page)
    })
  }
})
