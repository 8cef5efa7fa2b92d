import { expect, heading, openPage, waitForHydration } from '../site'
import { expectIntact, expectLinksWork, expectMenu, MISSING, test } from './fault'

test.use({ allowedMessages: MISSING })

for (const [way, status] of [
  ['can be had', 404],
  ['answers', 0],
] as const) {
  test(`no font and no image ${way}: texts, menu and links are there`, async ({ page }) => {
    await page.route(/\.(woff2|webp|avif|png|svg)$/, (route) => (status ? route.fulfill({ status }) : undefined))
    // If images never arrive, the page has no load event: script starts at the first key.
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    await page.keyboard.press('Shift')
    await waitForHydration(page)
    await expectIntact(page, '/')
    await expectMenu(page)
    if (status) await expectLinksWork(page, '/')
  })
}

// The page's styles are inline, so they cannot be missing; but a browser may not apply them.
test('no style is applied: heading and links are shown', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(/<style\b[^>]*>.*?<\/style>/gs, '')
    await route.fulfill({ response, body: html })
  })
  await openPage(page, '/')
  await expect(heading(page)).toBeVisible()
  for (const link of await page.locator('footer nav a').all()) await expect(link).toBeVisible()
})
