import type { Locator, Page } from 'playwright/test'
import { pinned } from '../tools/browser'
import { addStyles, dark, forced, light, print } from './a11y/states'
import { expect, loadImagesAndFonts, openPage, scrollToTop, test, waitForPaint } from './fixtures'
import { contentsOpener, menuOpener, waitForDrawer } from './openers'
import { articlePaths, DESKTOP, fileNameOf, LATER, NOT_FOUND, PAPER, PHONE, routes } from './routes'

/**
 * Compares pages with committed screenshots; after an intended change, `npm run baselines` replaces them.
 */
test.skip(
  !pinned && !process.env.CI,
  'the screenshots are taken in the Chromium of the lock file, which is for Linux x64 only',
)

const [legal = '/'] = articlePaths

type Clip = Awaited<ReturnType<Locator['boundingBox']>>

/**
 * For a legal page, compares the first two screens, the footer, and one section with a table or boxes; for any other
 * page, compares the whole page.
 */
async function expectShots(page: Page, route: string, name: string): Promise<void> {
  await scrollToTop(page)
  // Otherwise, the browser would skip the wall of silks, which is far below the window.
  await addStyles(page, '#hundred * { content-visibility: visible !important }')
  // Starts to load the images of this viewport and color scheme.
  await waitForPaint(page)
  await loadImagesAndFonts(page)
  await waitForPaint(page)
  const expectShot = (part: string, clip?: Clip) =>
    expect.soft(page).toHaveScreenshot(`${fileNameOf(route)}-${name}${part}.png`, {
      fullPage: true,
      ...(clip && { clip }),
    })
  if (!articlePaths.some((path) => path === route)) return await expectShot('')

  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const sections = page.locator('main section[id]')
  const withTable = sections.filter({ has: page.locator('table, dl') })
  const section = (await withTable.count()) > 0 ? withTable.first() : sections.nth(1)
  const y = (await section.boundingBox())?.y ?? 0
  await expectShot('-top', { x: 0, y: 0, width, height: height * 2 })
  await expectShot('-section', { x: 0, y, width, height })
  await expectShot('-footer', await page.getByRole('contentinfo').boundingBox())
}

test.beforeEach(({ page }) => page.clock.setFixedTime(LATER))

for (const route of routes)
  test(`${route} matches its screenshots`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia(light)
    await openPage(page, route)
    await expectShots(page, route, '390-light')
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia(dark)
    await expectShots(page, route, '1440-dark')
  })

// Loaded with forced colors on: Chromium keeps the old colors of table borders when colors are forced later.
for (const [route, name, media] of [
  ['/', 'forced-colors', forced],
  [legal, 'forced-colors', forced],
  ['/', 'print', print],
] as const)
  test(`${route} matches its screenshots in ${name}`, async ({ page }) => {
    await page.setViewportSize(media === print ? PAPER : DESKTOP)
    await page.emulateMedia(media)
    await openPage(page, route)
    await expectShots(page, route, name)
  })

for (const [route, opener] of [
  ['/', menuOpener],
  // The menu of a page that is not hydrated: the popover.
  [NOT_FOUND, menuOpener],
  [legal, contentsOpener],
] as const)
  test(`${route} with its ${opener.name} matches its screenshot`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia(light)
    await openPage(page, route)
    await waitForDrawer(page)
    await loadImagesAndFonts(page)
    expect(await opener.open(page)).toBe(true)
    await expect(page).toHaveScreenshot(`${fileNameOf(route)}-${opener.name.replaceAll(' ', '-')}.png`)
  })
