import { openPage } from '../site'
import { expectIntact, expectLinksWork, expectMenu, faultyPages, test } from './fault'

// The router's message when it cannot store a scroll position, which does not affect the visitor.
test.use({ allowedMessages: /Could not persist scroll restoration/ })

/** Runs before the page's JavaScript: blocks storage, as a browser that blocks all cookies does. */
function blockStorage(): void {
  const get = () => {
    throw new DOMException('Blocked by this browser.', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
}

test('the site works when the browser blocks storage', async ({ page }) => {
  const path = faultyPages[0] ?? '/'
  await page.addInitScript(blockStorage)
  await openPage(page, path)
  await expectIntact(page, path)
  await expectMenu(page)
  await expectLinksWork(page, path)
})
