import type { Page } from 'playwright/test'
import { home } from '../src/content/home'
import { stores } from '../src/content/site'
import { expect, openPage, test } from './fixtures'
import { PHONE } from './routes'

/** How visitors get to the stores. hero.spec.ts tests Download Now. */

const buttons = (page: Page) => page.locator('#download').getByRole('listitem').getByRole('link')

test('below 768 px a link to the download is beside Menu where the bar has room for it', async ({ page }) => {
  await openPage(page, '/')
  const banner = page.getByRole('banner')
  const link = banner.getByRole('link', { name: 'Download', exact: true })
  for (const [width, shown] of [
    // Too narrow for the link, however short the product's name.
    [256, false],
    [360, true],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link, `at ${width} px`).toBeVisible({ visible: shown })
    // A name of two words may have two lines.
    expect((await banner.boundingBox())?.height, `bar at ${width} px`).toBeLessThanOrEqual(60)
  }
})

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })
    test.skip(
      stores.every(({ url }) => url),
      'Every store has a URL.',
    )

    test(`in a preview, each store button leads to the note that the links will be added at launch, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      page,
    }) => {
      if (javaScriptEnabled) await openPage(page, '/')
      else await page.goto('/')
      const note = page.getByText(home.download.preview)
      for (const button of await buttons(page).all()) {
        // The second time, the URL already ends in #preview-note.
        for (let press = 0; press < 2; press++) {
          await button.click()
          await expect(note).toBeFocused()
          await expect(note).toBeInViewport({ ratio: 1 })
          await expect(note).toHaveCSS('outline-style', 'solid')
        }
      }
    })
  })

test('the note takes focus again after Back has moved focus there and the visitor has left it', async ({ page }) => {
  test.skip(
    stores.every(({ url }) => url),
    'Every store has a URL.',
  )
  await openPage(page, '/')
  const note = page.getByText(home.download.preview)
  const button = buttons(page).first()
  await button.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(note).toBeFocused()
  await button.focus()
  await button.press('Enter')
  await expect(note).toBeFocused()
})
