import type { Page } from 'playwright/test'
import { home } from '../src/content/home'
import { PHONE } from './routes'
import { expect, openPage, scrollToTop, test } from './site'

/** The phone in the hero, and its container, which does not move. */
const phone = (page: Page) => page.getByAltText(home.hero.phoneAlt).locator('xpath=ancestor::div[1]')
const container = (page: Page) => phone(page).locator('..')

/** Scrolls until a share of the phone's height is above the window; if it is negative, all of the phone is below. */
async function scrollAway(page: Page, share: number) {
  await container(page).evaluate((node, share) => {
    const { top, height } = node.getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + share * height, behavior: 'instant' })
  }, share)
}

/** Expects the phone at a point of its animation, from 0 (start) to 1 (end). */
async function expectProgress(page: Page, share: number) {
  const seen = (property: 'scale' | 'opacity') =>
    phone(page).evaluate((node, property) => Number(getComputedStyle(node)[property].replace('none', '1')), property)
  await expect.poll(() => seen('scale'), 'scale of the phone').toBeCloseTo(1 - 0.16 * share, 2)
  const faded = Math.max(0, (share - 0.45) / 0.55)
  await expect.poll(() => seen('opacity'), 'opacity of the phone').toBeCloseTo(1 - 0.88 * faded, 2)
}

// e2e/pictures show the same on a desktop; a11y/motion.spec.ts tests that nothing moves under reduced motion.
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
  await page.setViewportSize({ width: 700, height: 700 })
  await scrollAway(page, 0.38)
  await expectProgress(page, 0.5)
  // A font that loads late moves the text in the same way.
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.style.setProperty('padding-top', '300px'))
  await scrollAway(page, 0.13)
  await expectProgress(page, 0.25)
})

test('on a phone the picture of the app is nearly as wide as the window, and on a low laptop every label is at least 11 px', async ({
  page,
}) => {
  await openPage(page, '/')
  const picture = page.getByAltText(home.hero.phoneAlt)
  for (const [width, least] of [
    [320, 250],
    [390, 280],
    [430, 280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    expect((await picture.boundingBox())?.width, `width of the picture at ${width} px`).toBeGreaterThanOrEqual(least)
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
