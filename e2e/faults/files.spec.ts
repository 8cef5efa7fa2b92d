import { waitForHydration } from '../site'
import { expectIntact, expectLinksWork, expectMenu, MISSING, test } from './fault'

test.use({ allowedMessages: MISSING })

for (const [way, status] of [
  ['are missing', 404],
  ['never arrive', 0],
] as const) {
  test(`the site works when all fonts and images ${way}`, async ({ page }) => {
    await page.route(/\.(woff2|webp|avif|png|svg)$/, (route) => (status ? route.fulfill({ status }) : undefined))
    // If images never arrive, the page has no load event: a key press starts JavaScript.
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.keyboard.press('Shift')
    await waitForHydration(page)
    await expectIntact(page, '/')
    await expectMenu(page)
    if (status) await expectLinksWork(page, '/')
  })
}
