import type { Locator, Page } from 'playwright/test'
import { stores } from '../src/content/site'
import { expect, expectAtDownload, openPage, test, top, waitForPaint } from './fixtures'
import { PHONE } from './routes'

/** How visitors get to the stores. */

const buttons = (page: Page) => page.locator('#download').getByRole('listitem').getByRole('link')

/** Phones in portrait and landscape, tablets, and low and large windows. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [667, 375],
  [844, 390],
  [768, 600],
  [1024, 600],
  [1366, 625],
  [2560, 1440],
] as const

/** Lists the elements that are not completely in the window. */
const outOfView = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth
      })
      .map((element) => `${element.localName} "${element.textContent}"`),
  )

test('Download Now scrolls the heading and the store buttons into view in every window, the buttons even at twice the text size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const faults: string[] = []
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await page.locator('#hero').getByRole('link').dispatchEvent('click')
      await waitForPaint(page)
      const offset = Math.round(await top(page.locator('#download')))
      expect(offset, `top of the section at ${width} × ${height}`).toBe(100)
      const parts = size === '100%' ? page.locator('#download :is(h2, li a)') : buttons(page)
      for (const part of await outOfView(parts)) faults.push(`${width} × ${height}, text at ${size}: ${part}`)
    }
  }
  expect(faults).toEqual([])
})

test('below 768 px a link to the download is beside Menu where the bar has room for it', async ({ page }) => {
  await openPage(page, '/')
  const banner = page.getByRole('banner')
  const link = banner.getByRole('link', { name: 'Download', exact: true })
  const menu = banner.getByRole('button', { name: 'Menu' })
  for (const [width, shown] of [
    // Hidden with any name.
    [256, false],
    [360, true],
    [390, true],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(link, `at ${width} px`).toBeVisible({ visible: shown })
    // A name of two words may have two lines.
    expect((await banner.boundingBox())?.height, `bar at ${width} px`).toBeLessThanOrEqual(60)
    await expect(menu).toBeInViewport({ ratio: 1 })
  }
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expectAtDownload(page)
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
      const note = page.getByText('Preview: the store links will be added at launch.')
      for (const button of await buttons(page).all()) {
        // The second time, the URL already names the note.
        for (let press = 0; press < 2; press++) {
          await button.click()
          await expect(note).toBeFocused()
          await expect(note).toBeInViewport({ ratio: 1 })
          await expect(note).toHaveCSS('outline-style', 'solid')
          // Reading and Tab continue from the note.
          await page.keyboard.press('Shift+Tab')
          await expect(buttons(page).last()).toBeFocused()
        }
      }
    })
  })
