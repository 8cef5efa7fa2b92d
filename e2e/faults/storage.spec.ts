import { openPage } from '../site'
import { expectIntact, expectLinksWork, expectMenu, faultyPages, test } from './fault'

// The router's message when it cannot store a scroll position, which does not affect the visitor.
test.use({ allowedMessages: /Could not persist scroll restoration/ })

/** Runs before the page's JavaScript: refuses storage, as a browser does that blocks all cookies. */
function refuseStorage(): void {
  const get = () => {
    throw new DOMException('Refused by this browser.', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
}

test('the site works where storage is refused', async ({ page }) => {
  const path = faultyPages[0] ?? '/'
  await page.addInitScript(refuseStorage)
  await openPage(page, path)
  await expectIntact(page, path)
  await expectMenu(page)
  await expectLinksWork(page, path)
})
