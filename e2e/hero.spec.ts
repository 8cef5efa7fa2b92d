import type { Locator, Page } from 'playwright/test'
import { home } from '../src/content/home'
import { race } from '../src/content/race'
import {
  expect,
  loadImagesAndFonts,
  openAsServed,
  openPage,
  scrollToTop,
  setTextSize,
  test,
  top,
  wordsIn,
} from './fixtures'
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
 * Windows chosen for what differs, with the share of the app's picture and the height of the horses, px, that the first
 * screen shows: phones from the smallest on, a phone in landscape, a tablet, low and large windows.
 */
const WINDOWS = [
  [320, 568, 0, 0],
  [360, 640, 0.2, 95],
  // Down to the second runner.
  [390, 664, 0.44, 100],
  [844, 390, 0, 120],
  [768, 1024, 0.75, 200],
  [1024, 600, 0.9, 130],
  [1366, 625, 1, 150],
  [1440, 900, 1, 200],
  [1920, 1080, 1, 280],
  [2560, 1300, 1, 280],
] as const

/** The texts on the photo finish that overlap another one or are cut off at the edge of the picture. */
const collisions = (page: Page) =>
  page
    .locator('#hero')
    .getByText(home.hero.result)
    .evaluate((result) => {
      const drawing = result.parentElement as Element
      const edge = drawing.getBoundingClientRect()
      const texts = [...drawing.querySelectorAll('*')].flatMap((node) =>
        [...node.childNodes].flatMap((child) => {
          const range = document.createRange()
          range.selectNode(child)
          const box = range.getBoundingClientRect()
          return child.nodeType === Node.TEXT_NODE && box.width > 0 ? { text: child.textContent, box } : []
        }),
      )
      const apart = (a: DOMRect, b: DOMRect) => a.right + 4 <= b.left || b.right + 4 <= a.left
      return texts.flatMap(({ text, box }, i) => [
        // The last horses may be out of the picture, with their numbers.
        ...(box.left < 0 && box.right > 0 ? [`${text} is cut off`] : []),
        ...(box.bottom > edge.bottom ? [`${text} is too low`] : []),
        ...texts
          .slice(i + 1)
          .filter((other) => !apart(box, other.box) && box.bottom > other.box.top && box.top < other.box.bottom)
          .map((other) => `${text} and ${other.text}`),
      ])
    })

/**
 * By text, or by the text alternative of a picture: how much of the area of each element is in view, from 0 to 1, its
 * height, px, and whether something covers its middle.
 */
const viewOf = async (elements: Locator) =>
  new Map(
    await elements.evaluateAll(async (all) => {
      const shares = await new Promise<Map<Element, number>>((resolve) => {
        const observer = new IntersectionObserver((entries) =>
          resolve(new Map(entries.map(({ target, intersectionRatio }) => [target, intersectionRatio]))),
        )
        for (const element of all) observer.observe(element)
      })
      return all.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const isCovered = !element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        const name = (element.getAttribute('alt') ?? `${element.textContent}`).replaceAll(/\s+/g, ' ')
        return [name, { share: shares.get(element) ?? 0, height, isCovered }] as const
      })
    }),
  )

test('the first screen shows title, promise and button, and where there is room the app and the finish: who won, who was second and by how much', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAsServed(page, '/')
  await loadImagesAndFonts(page)
  const hero = page.locator('#hero')
  const parts = hero.locator('h1, h1 + div :is(p, a)')
  const [second] = race.finish
  const labels = [`${race.winner} · 1st`, `${second.number} · 2nd`, second.margin]
  const { phoneAlt, photoFinishAlt } = home.hero
  const watched = [
    ...[phoneAlt, photoFinishAlt].map((alt) => hero.getByAltText(alt)),
    ...labels.map((text) => hero.getByText(text, { exact: true })),
  ].reduce((all, one) => all.or(one), parts)
  const titles = [...(await viewOf(parts)).keys()]
  expect(titles.length).toBeGreaterThan(2)
  for (const [width, height, share, horses] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} × ${height}`
    const seen = await viewOf(watched)
    const shareOf = (part: string) => seen.get(part)?.share ?? 0
    for (const title of titles) expect(shareOf(title), `${title} ${at}`).toBe(1)
    expect((await hero.boundingBox())?.height, `hero ${at}`).toBeLessThan(2000)
    expect(shareOf(phoneAlt), `the app ${at}`).toBeGreaterThanOrEqual(share)
    expect(shareOf(photoFinishAlt), `the race ${at}`).toBeGreaterThan(horses ? 0.98 : 0)
    if (!horses) continue
    expect(seen.get(photoFinishAlt)?.height, `horses ${at}`).toBeGreaterThanOrEqual(horses)
    expect(seen.get(photoFinishAlt)?.height, `horses ${at}`).toBeLessThanOrEqual(300)
    for (const label of labels) expect(seen.get(label), `${label} ${at}`).toMatchObject({ share: 1, isCovered: false })
    expect(await collisions(page), at).toEqual([])
  }
})

test('the three figures are one row, and in a column if the text is twice as large, without a broken word in them or beside the winning line', async ({
  page,
}) => {
  await openAsServed(page, '/')
  const list = page.locator('#hero dl')
  const rows = () =>
    list.locator('dt + dd').evaluateAll((nodes) => new Set(nodes.map((node) => node.getBoundingClientRect().top)).size)
  const hero = page.locator('#hero')
  const beside = hero.getByText(home.hero.result, { exact: true }).or(hero.getByText(`${race.winner} · 1st`))
  await expect(beside).toHaveCount(2)
  for (const percent of [100, 200]) {
    await setTextSize(page, percent)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const at = `at ${width} px, text at ${percent}%`
      const words = (await wordsIn(list.locator('dt, dd').or(beside))).flat()
      expect(words.length, at).toBeGreaterThan(8)
      const faults = words.filter(({ boxes }) => boxes.length > 1 || boxes.some(({ right }) => right > width))
      expect(faults, at).toEqual([])
      expect(await rows(), at).toBe(percent === 200 && width < 768 ? 3 : 1)
    }
  }
})

test.describe('without pictures', () => {
  test.use({ allowedProblems: /Failed to load resource/ })
  test('the text alternative of the photo finish is in view as a whole', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAsServed(page, '/')
    const picture = page.getByAltText(home.hero.photoFinishAlt)
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      const needed = await picture.evaluate((image: HTMLImageElement) => {
        const { left, right, width, height } = image.getBoundingClientRect()
        const text = Object.assign(document.createElement('p'), { textContent: image.alt })
        text.style.cssText = `width:${width}px;font:${getComputedStyle(image).font}`
        image.after(text)
        const needed = { left, right, height: text.offsetHeight / height }
        text.remove()
        return needed
      })
      const at = `at ${width} × ${height}`
      expect(needed.left, `left edge ${at}`).toBeGreaterThanOrEqual(0)
      expect(needed.right, `right edge ${at}`).toBeLessThanOrEqual(width)
      expect(needed.height, `share of the height ${at}`).toBeLessThanOrEqual(1)
    }
  })
})

test('Download Now scrolls the heading and the store buttons into view in every window, the buttons even at twice the text size', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const section = page.locator('#download')
  for (const percent of [100, 200]) {
    await setTextSize(page, percent)
    const parts = section.locator(percent === 100 ? ':is(h2, li a)' : 'li a')
    for (const [width, height] of WINDOWS) {
      const at = `at ${width} × ${height}, text at ${percent}%`
      await page.setViewportSize({ width, height })
      await page.locator('#hero').getByRole('link').dispatchEvent('click')
      await expect.poll(async () => Math.abs((await top(section)) - 100), `top of the section ${at}`).toBeLessThan(1)
      const seen = await viewOf(parts)
      expect(seen.size, at).toBeGreaterThan(1)
      for (const [part, { share }] of seen) expect(share, `${part} ${at}`).toBe(1)
    }
  }
})
