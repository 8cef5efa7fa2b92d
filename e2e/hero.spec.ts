import type { Locator, Page } from 'playwright/test'
import { home } from '../src/content/home'
import { expect, heading, openPage, scrollToTop, test } from './fixtures'
import { DESKTOP, PHONE } from './routes'

/** The phone in the hero, and its container, which does not move. */
const phone = (page: Page) => page.getByAltText(home.hero.phoneAlt).locator('xpath=ancestor::div[1]')
const container = (page: Page) => phone(page).locator('..')

/** Scrolls until a share of the phone's height is above the window; if negative, all of the phone is below the top. */
async function scrollAway(page: Page, share: number) {
  await container(page).evaluate((node, share) => {
    const { top, height } = node.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + share * height, behavior: 'instant' })
  }, share)
}

/** Expects the phone at a point in its animation, from 0 (start) to 1 (end). */
async function expectProgress(page: Page, share: number) {
  const seen = (property: 'scale' | 'opacity') =>
    phone(page).evaluate((node, property) => Number(getComputedStyle(node)[property].replace('none', '1')), property)
  await expect.poll(() => seen('scale'), 'scale of the phone').toBeCloseTo(1 - 0.16 * share, 2)
  const faded = Math.max(0, (share - 0.45) / 0.55)
  await expect.poll(() => seen('opacity'), 'opacity of the phone').toBeCloseTo(1 - 0.88 * faded, 2)
}

// a11y/motion.spec.ts tests that nothing moves under reduced motion.
test('the phone fades and shrinks as it scrolls out of view, even after a resize and after the text above it has moved', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await expect(phone(page)).not.toHaveAttribute('style', /./)
  for (const [above, progress] of [
    [-0.12, 0],
    [0.38, 0.5],
    [0.9, 1],
    [0.13, 0.25],
  ] as const) {
    await scrollAway(page, above)
    await expectProgress(page, progress)
  }
  await scrollToTop(page)
  await expect(phone(page)).not.toHaveAttribute('style', /./)
  await page.setViewportSize(DESKTOP)
  await scrollAway(page, 0.38)
  await expectProgress(page, 0.5)
  // A font that loads late moves the text in the same way.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.style.setProperty('padding-top', '300px'))
  await scrollAway(page, 0.13)
  await expectProgress(page, 0.25)
})

/** Widths of the title's lines, in em. */
const lineWidths = (page: Page) =>
  heading(page).evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    const size = Number.parseFloat(getComputedStyle(title).fontSize)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1)
    // A line may have several boxes.
    return [...new Set(boxes.map(({ top }) => top))].map((top) => {
      const line = boxes.filter((box) => box.top === top)
      const [left, right] = [Math.min(...line.map((box) => box.left)), Math.max(...line.map((box) => box.right))]
      return (right - left) / size
    })
  })

/** Area of an element on the first screen, px². Its container may cut it off. */
const areaInView = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const end = Math.min(bottom, node.closest('section > *')?.getBoundingClientRect().bottom ?? 0, innerHeight)
    return Math.max(0, end - Math.max(0, top)) * (right - left)
  })

test('the title has two lines in windows of at least 768 px, and fills them', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of [
    [768, 1024],
    [1024, 1366],
    [1280, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    const lines = await lineWidths(page)
    expect(lines, `lines at ${width} × ${height}`).toHaveLength(2)
    const share = await heading(page).evaluate(
      (title, em) => {
        const { fontSize, maxWidth } = getComputedStyle(title)
        return (em * Number.parseFloat(fontSize)) / Math.min(title.clientWidth, Number.parseFloat(maxWidth) || Infinity)
      },
      Math.max(...lines),
    )
    expect(share, `share of the width at ${width} × ${height}`).toBeGreaterThan(0.85)
  }
})

test('on a phone the picture of the app is nearly as wide as the window and takes up less of the first screen than the title, and on a short laptop screen every label is at least 11 px', async ({
  page,
}) => {
  await openPage(page, '/')
  const picture = page.getByAltText(home.hero.phoneAlt)
  for (const [width, height, least] of [
    [320, 568, 250],
    [360, 800, 280],
    [390, 844, 280],
    [430, 932, 280],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect((await picture.boundingBox())?.width, `width of the picture at ${width} px`).toBeGreaterThanOrEqual(least)
    const title = await areaInView(heading(page))
    expect(await areaInView(picture), `picture in view at ${width} × ${height}, px²`).toBeLessThan(title)
  }
  for (const [width, height] of [
    [1366, 625],
    [1280, 720],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    const labels = await page.locator('#hero').evaluate((hero) =>
      Array.from(hero.querySelectorAll('*'))
        .filter((element) => element.checkVisibility() && /\S/.test(element.firstChild?.nodeValue ?? ''))
        .filter((element) => element.getBoundingClientRect().width > 1)
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    )
    expect(labels.length).toBeGreaterThan(10)
    expect(Math.min(...labels), `smallest text at ${width} × ${height}`).toBeGreaterThanOrEqual(11)
    const strip = await page.locator('#hero picture').first().locator('..').boundingBox()
    expect(strip?.height, `height of the photo finish at ${width} × ${height}`).toBeGreaterThanOrEqual(128)
  }
})
