import type { Page } from 'playwright/test'
import { home } from '../src/content/home'
import { race } from '../src/content/race'
import { expect, loadImagesAndFonts, openPage, scrollToTop, test, top } from './fixtures'
import { DESKTOP, PHONE } from './routes'

/** The phone in the hero. */
const phone = (page: Page) => page.getByAltText(home.hero.phoneAlt).locator('xpath=ancestor::div[1]')

/** Scrolls until a share of the phone's height is above the window; if negative, all of the phone is below the top. */
const scrollAway = (page: Page, share: number) =>
  phone(page).evaluate((node, share) => {
    // The container does not move.
    const { top, height } = (node.parentElement as Element).getBoundingClientRect()
    window.scrollTo({ top: window.scrollY + top + share * height, behavior: 'instant' })
  }, share)

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

/**
 * Windows chosen for what differs, with the share of the app's picture that the first screen shows, and whether it
 * shows the winner: phones from the smallest on, a phone in landscape, a tablet, low and large windows.
 */
const WINDOWS = [
  [320, 568, 0, false],
  [360, 640, 0.2, true],
  // Down to the second runner.
  [390, 664, 0.44, true],
  [844, 390, 0, false],
  [768, 1024, 0.4, true],
  [1024, 600, 0.9, true],
  [1366, 625, 1, true],
  [1920, 1080, 1, true],
] as const

test('the first screen shows title, promise and button, and where there is room the winner at the post and the app', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await loadImagesAndFonts(page)
  const hero = page.locator('#hero')
  // A launched site explains every figure.
  await hero.locator('dl').evaluate((list) => {
    for (const stat of list.children) stat.append(list.querySelector('dd + dd')?.cloneNode(true) ?? '')
  })
  for (const [width, height, share, hasWinner] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} × ${height}`
    for (const part of await hero.locator('h1, h1 + div :is(p, a)').all())
      await expect(part, at).toBeInViewport({ ratio: 1 })
    await expect(hero.getByRole('img').first(), `the race ${at}`).toBeInViewport()
    expect((await hero.boundingBox())?.height, `hero ${at}`).toBeLessThan(2000)
    if (share) await expect(page.getByAltText(home.hero.phoneAlt), `the app ${at}`).toBeInViewport({ ratio: share })
    if (!hasWinner) continue
    const winner = hero.getByText(`${race.winner} · 1st`)
    await expect(winner, at).toBeInViewport({ ratio: 1 })
    // Fails if something covers it.
    await winner.click({ trial: true })
  }
})

test('Download Now scrolls the heading and the store buttons into view in every window, the buttons even at twice the text size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const section = page.locator('#download')
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
    for (const [width, height] of WINDOWS) {
      const at = `at ${width} × ${height}, text at ${size}`
      await page.setViewportSize({ width, height })
      await page.locator('#hero').getByRole('link').dispatchEvent('click')
      await expect.poll(async () => Math.abs((await top(section)) - 100), `top of the section ${at}`).toBeLessThan(1)
      for (const part of await section.locator(size === '100%' ? ':is(h2, li a)' : 'li a').all())
        await expect(part, at).toBeInViewport({ ratio: 1 })
    }
  }
})
