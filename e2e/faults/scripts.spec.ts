import type { Route } from 'playwright/test'
import { expect, openPage, titleOf, waitForPaint } from '../site'
import { expectIntact, expectLinksWork, expectMenu, linkToOther, MISSING, otherPage, test } from './fault'

const SCRIPTS = '**/*.js'

/** What is sent in place of every JavaScript file. noScript.spec.ts tests pages without JavaScript. */
const responses: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  'is missing': (route) => route.fulfill({ status: 404 }),
  'is aborted': (route) => route.abort(),
  'is empty': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'never arrives': () => {},
}

test.describe(() => {
  const reports = /SyntaxError: The requested module|is not a function|^Failed to load module script/
  test.use({ allowedMessages: new RegExp(`${MISSING.source}|${reports.source}`) })

  // The link opens the other page, with the same fault.
  for (const [way, respond] of Object.entries(responses))
    test(`the site works when every JavaScript file ${way}`, async ({ page }) => {
      await page.route(SCRIPTS, respond)
      const requested = page.waitForRequest(SCRIPTS)
      await page.goto('/')
      await page.keyboard.press('Shift')
      await requested
      await waitForPaint(page)
      await expectIntact(page, '/')
      await expectMenu(page)
      await expectLinksWork(page, '/')
    })
})

// The page was opened before a deployment, which has removed the files that it requests later.
test.describe(() => {
  test.use({ allowedMessages: MISSING })

  test('the site works when the code of other pages and of the menu is gone', async ({ page }) => {
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
