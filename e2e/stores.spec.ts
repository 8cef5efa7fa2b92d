import jsQR from 'jsqr'
import type { Page } from 'playwright/test'
import { devices } from 'playwright/test'
import sharp from 'sharp'
import { siteAddress } from '../src/content/pages'
import { stores } from '../src/content/site'
import { DESKTOP } from './routes'
import { expect, holdScripts, test, waitForHydration } from './site'

/** The way to the stores: the QR code on a desktop, and the visitor's own store first on a phone. */

const code = (page: Page) => page.getByRole('img', { name: 'QR code' })
const buttons = (page: Page) => page.locator('#download').getByRole('listitem').getByRole('link')

test('the QR code is read in light, dark and print, leads to the download section and has room to be read', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await page.goto('/')
  for (const options of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { media: 'print' }] as const) {
    await page.emulateMedia(options)
    await code(page).scrollIntoViewIfNeeded()
    await expect(code(page)).not.toHaveJSProperty('naturalWidth', 0)
    const picture = sharp(await code(page).screenshot())
      .ensureAlpha()
      .raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    expect(found?.data).toBe(siteAddress('#download'))
    const { topLeftCorner, topRightCorner } = found?.location ?? {}
    const left = topLeftCorner?.x ?? 0
    const module = ((topRightCorner?.x ?? 0) - left) / (17 + 4 * (found?.version ?? 0))
    expect(module, 'size of a module, px').toBeGreaterThanOrEqual(4)
    expect(left / module, 'modules of the quiet zone').toBeGreaterThan(3.9)
  }
  await expect(code(page).locator('..')).toContainText(siteAddress('#download').replace('https://', ''))
  await page.emulateMedia({ media: 'screen' })
  await expect(code(page)).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(code(page), 'in a narrow window').toBeHidden()
})

for (const [phone, first] of [
  ['iPhone 15', 'App Store'],
  ['Pixel 7', 'Google Play'],
] as const) {
  test.describe(() => {
    test.skip(stores.length < 2, 'The app is in one store only.')
    const { userAgent, viewport } = devices[phone] ?? {}
    test.use({ userAgent, viewport, hasTouch: true })

    test(`on ${phone} ${first} comes first, visually and in DOM order, from the first paint on, and nothing moves`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto('/#download')
      /** Words and place of each link, from the top down; a badge has them in its alternative text. */
      const order = () =>
        buttons(page).evaluateAll((links) =>
          links
            .map((link) => ({
              words: `${link.textContent} ${link.querySelector('img')?.alt}`,
              top: link.getBoundingClientRect().top,
            }))
            .toSorted((a, b) => a.top - b.top),
        )
      const before = await order()
      expect(before.map(({ words }) => words)).toEqual([expect.stringContaining(first), expect.anything()])
      release()
      await waitForHydration(page)
      await expect(buttons(page).first()).toHaveAccessibleName(new RegExp(first))
      expect(await order()).toEqual(before)
    })
  })
}
