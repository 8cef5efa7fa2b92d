import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import { devices } from 'playwright/test'
import sharp from 'sharp'
import { siteAddress } from '../src/content/pages'
import { DESKTOP } from '../tools/visits'
import { expect, holdScripts, test, waitForHydration } from './site'

/** The way to the stores: the QR code on a desktop, and the visitor's own store first on a phone. */

const code = (page: Page) => page.getByRole('img', { name: 'QR code' })
const buttons = (page: Page) => page.locator('#download li a')

/** Reads a QR code from a screenshot of a part of the page; returns its text and the size of a module in CSS px. */
async function scan(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await expect.poll(() => part.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const { data, info } = await sharp(await part.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
  const { topLeftCorner, topRightCorner } = found?.location ?? {}
  const modules = found ? 17 + 4 * found.version : 0
  const module = ((topRightCorner?.x ?? 0) - (topLeftCorner?.x ?? 0)) / modules
  return { text: found?.data, module, quiet: (topLeftCorner?.x ?? 0) / module }
}

for (const [name, options, media] of [
  ['light', { colorScheme: 'light' }, 'screen'],
  ['dark', { colorScheme: 'dark' }, 'screen'],
  ['forced colors', { contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' }, 'screen'],
  ['print', {}, 'print'],
] as const) {
  test.describe(() => {
    test.use({ viewport: DESKTOP, ...options })

    test(`the QR code is read in ${name}, leads to the download section and has room to be read`, async ({ page }) => {
      await page.goto('/')
      await page.emulateMedia({ media })
      const { text, module, quiet } = await scan(code(page))
      expect(text).toBe(siteAddress('#download'))
      expect(module).toBeGreaterThanOrEqual(4)
      expect(quiet).toBeGreaterThan(3.9)
      await expect(code(page).locator('..')).toContainText(siteAddress('#download').replace('https://', ''))
    })
  })
}

test('a narrow window has no QR code', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await page.goto('/#download')
  await expect(code(page)).toBeHidden()
})

for (const [phone, first] of [
  ['iPhone 15', 'App Store'],
  ['Pixel 7', 'Google Play'],
] as const) {
  test.describe(() => {
    const { userAgent, viewport } = devices[phone] ?? {}
    test.use({ userAgent, viewport, hasTouch: true })

    test(`on ${phone} ${first} stands first from the first paint on, for eyes, keys and speech, and nothing moves`, async ({
      page,
      browserName,
    }) => {
      const release = await holdScripts(page)
      await page.goto('/#download')
      const places = () => buttons(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      const byHeight = () =>
        buttons(page).evaluateAll((links) =>
          links
            .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
            // A badge says it in its alternative text.
            .map((link) => `${link.textContent} ${link.querySelector('img')?.alt}`),
        )
      expect(await byHeight()).toEqual([expect.stringContaining(first), expect.anything()])
      const before = (await places()).toSorted((a, b) => a - b)
      // Only shifts from here on: while a page is still loading, the browser scrolls to the section in steps.
      if (browserName === 'chromium')
        await page.evaluate(() => {
          const shifts: number[] = []
          Object.assign(window, { shifts })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
          }).observe({ type: 'layout-shift' })
        })
      release()
      await waitForHydration(page)
      await expect(buttons(page).first()).toHaveAccessibleName(new RegExp(first))
      expect(await byHeight()).toEqual([expect.stringContaining(first), expect.anything()])
      expect(await places()).toEqual(before)
      await expect(buttons(page)).toHaveCount(2)
      if (browserName === 'chromium')
        expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    })
  })
}
