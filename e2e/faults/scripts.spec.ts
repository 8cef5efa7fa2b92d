import type { Route } from 'playwright/test'
import { expect, openPage, painted, titleOf } from '../site'
import { expectIntact, expectLinksWork, expectMenu, linkToOther, MISSING, otherPage, test } from './fault'

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

    // The link leads to a page of the other kind, with the same fault.
    test(`every script file ${way}`, async ({ page }) => {
      await page.route(SCRIPTS, give)
      const requested = page.waitForRequest(SCRIPTS)
      await page.goto('/')
      await page.keyboard.press('Shift')
      await requested
      await painted(page)
      await expectIntact(page, '/')
      await expectMenu(page)
      await expectLinksWork(page, '/')
    })
  })
}

// An old page, open since before a deployment that has removed the files it requests later.
test.describe(() => {
  test.use({ allowedMessages: MISSING })

  test('the script of other pages and of the menu is gone', async ({ page }) => {
    await openPage(page, '/')
    await page.waitForLoadState('networkidle')
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await expectMenu(page)
    const to = otherPage('/')
    let loads = 0
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0
    })
    await linkToOther(page, '/').click()
    await expect(page).toHaveTitle(titleOf(to))
    await expect(() => expectIntact(page, to)).toPass()
    expect(loads, 'loads of the page').toBe(1)
    await expectMenu(page)
  })
})
