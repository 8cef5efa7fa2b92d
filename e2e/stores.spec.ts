import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import { devices } from 'playwright/test'
import sharp from 'sharp'
import { facts } from '../src/content/facts'
import { siteUrl } from '../src/content/pages'
import { site, stores } from '../src/content/site'
import { DESKTOP, PHONE } from './routes'
import { expect, expectAtDownload, holdScripts, openPage, test, top, waitForHydration, waitForPaint } from './site'

/** How visitors get to the stores: by QR code on a desktop, and with their own store first on a phone. */

const code = (page: Page) => page.getByRole('img', { name: 'QR code' })
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

test('below 768 px a link to the download is beside Menu while neither the hero’s button nor the download is in view, on narrow phones in place of the name', async ({
  page,
}) => {
  await openPage(page, '/')
  const banner = page.getByRole('banner')
  const link = banner.getByRole('link', { name: 'Download', exact: true })
  const name = banner.getByText(site.name, { exact: true })
  // Where CSS cannot tell what is in view, the link is always there.
  const hides = await page.evaluate(() => CSS.supports('timeline-scope: --name'))
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const width of [320, 360, 375, 390, 767]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [place, shown] of [
        ['#hero', !hides],
        ['#science', true],
        ['#download', !hides],
      ] as const) {
        await page.locator(place).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
        await waitForPaint(page)
        const where = `at ${width} px in ${place}, motion: ${reducedMotion}`
        await expect(link, where).toBeVisible({ visible: shown })
        await expect(name, where).toBeVisible({ visible: width >= 375 || !shown })
      }
      await page.locator('#science').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await waitForPaint(page)
      const { x = 0, y = 0, width: w = 0, height = 0 } = (await link.boundingBox()) ?? {}
      const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
      expect(height).toBeGreaterThanOrEqual(44)
      expect(Math.abs(y + height / 2 - (menu?.y ?? 0) - (menu?.height ?? 0) / 2), 'on one line').toBeLessThan(2)
      expect(x + w, 'before Menu').toBeLessThanOrEqual(menu?.x ?? 0)
      const brand = await banner.getByRole('link').first().boundingBox()
      expect((brand?.x ?? 0) + (brand?.width ?? 0), 'the brand ends before it').toBeLessThanOrEqual(x)
      expect(brand?.width, 'width of the brand').toBeGreaterThanOrEqual(44)
    }
  }
  await link.click()
  await expectAtDownload(page)
  // A longer name breaks into two lines, for which the bar has room.
  await name.evaluate((node) => {
    node.textContent = 'Photo Call'
  })
  const heights = new Set<number>()
  for (const width of [320, 359, 374, 375, 390, 767]) {
    await page.setViewportSize({ width, height: 800 })
    heights.add((await banner.boundingBox())?.height ?? 0)
  }
  expect([...heights], 'heights of the bar').toHaveLength(1)
})

test('the QR code can be scanned in light, dark and print, and contains the URL of the download section, in a preview that of the open page', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await openPage(page, '/')
  for (const options of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { media: 'print' }] as const) {
    await page.emulateMedia(options)
    await code(page).scrollIntoViewIfNeeded()
    if (facts.launched) await expect(code(page)).not.toHaveJSProperty('naturalWidth', 0)
    else await expect(code(page).locator('path')).toHaveAttribute('d', /M/)
    const picture = sharp(await code(page).screenshot())
      .ensureAlpha()
      .raw()
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })
    expect(found?.data).toBe(facts.launched ? siteUrl('#download') : new URL('#download', page.url()).href)
    const { topLeftCorner, topRightCorner } = found?.location ?? {}
    const left = topLeftCorner?.x ?? 0
    const module = ((topRightCorner?.x ?? 0) - left) / (17 + 4 * (found?.version ?? 0))
    expect(module, 'size of a module, px').toBeGreaterThanOrEqual(4)
    expect(left / module, 'width of the quiet zone, modules').toBeGreaterThan(3.9)
  }
})

for (const [phone, first, second] of [
  ['iPhone 15', 'App Store', 'Google Play'],
  ['Pixel 7', 'Google Play', 'App Store'],
] as const) {
  test.describe(() => {
    test.skip(stores.length < 2, 'The app is in one store only.')
    const { userAgent, viewport } = devices[phone] ?? {}
    test.use({ userAgent, viewport, hasTouch: true })

    test(`on ${phone}, ${first} comes first from the first paint on, later also in DOM order, and does not move`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto('/#download')
      const topOf = (store: string) => top(page.getByRole('link', { name: store }))
      const before = await topOf(first)
      expect(before).toBeLessThan(await topOf(second))
      release()
      await waitForHydration(page)
      await expect(buttons(page).first()).toHaveAccessibleName(new RegExp(first))
      expect(await topOf(first)).toBe(before)
    })
  })
}

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })
    test.skip(
      stores.every(({ url }) => url),
      'Every store has a URL.',
    )

    test(`in a preview, each store button leads to the note that its link will be added at launch, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      page,
    }) => {
      if (javaScriptEnabled) await openPage(page, '/')
      else await page.goto('/')
      for (const [button, store] of [
        ['Download on the App Store', 'the App Store'],
        ['Get it on Google Play', 'Google Play'],
      ] as const) {
        const note = page.getByText(`Preview: the link to ${store} is added at launch.`)
        // The second time, the URL already names the note.
        for (let press = 0; press < 2; press++) {
          await page.getByRole('link', { name: button, exact: true }).click()
          await expect(note).toBeFocused()
          await expect(note).toBeInViewport({ ratio: 1 })
          await expect(note).toHaveCSS('outline-style', 'solid')
          const isSeen = await note.evaluate((note) => {
            const { x, y } = note.getBoundingClientRect()
            const panel = getComputedStyle(note.closest('section') as Element).backgroundColor
            const isCovered = document.elementFromPoint(x + 1, y + 1) !== note
            return { isCovered, hasRing: getComputedStyle(note).outlineColor !== panel }
          })
          expect(isSeen).toEqual({ isCovered: false, hasRing: true })
          // Reading and Tab continue from the note.
          await page.keyboard.press('Shift+Tab')
          await expect(buttons(page).last()).toBeFocused()
        }
      }
    })
  })
