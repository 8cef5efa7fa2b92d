import type { Locator, Page } from 'playwright/test'
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

test('the first screen shows title, promise and button, and where there is room the app and the finish: who won, who was second and by how much', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await loadImagesAndFonts(page)
  const hero = page.locator('#hero')
  for (const [width, height, share, horses] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const at = `at ${width} × ${height}`
    for (const part of await hero.locator('h1, h1 + div :is(p, a)').all())
      await expect(part, at).toBeInViewport({ ratio: 1 })
    const picture = hero.getByAltText(home.hero.photoFinishAlt)
    await expect(picture, `the race ${at}`).toBeInViewport()
    expect((await hero.boundingBox())?.height, `hero ${at}`).toBeLessThan(2000)
    if (share) await expect(page.getByAltText(home.hero.phoneAlt), `the app ${at}`).toBeInViewport({ ratio: share })
    if (!horses) continue
    await expect(picture, `the race ${at}`).toBeInViewport({ ratio: 0.98 })
    const shown = (await picture.boundingBox())?.height ?? 0
    expect(shown, `horses ${at}`).toBeGreaterThanOrEqual(horses)
    expect(shown, `horses ${at}`).toBeLessThanOrEqual(300)
    const [second] = race.finish
    for (const text of [`${race.winner} · 1st`, `${second.number} · 2nd`, second.margin]) {
      const label = hero.getByText(text, { exact: true })
      await expect(label, `${text} ${at}`).toBeInViewport({ ratio: 1 })
      // Fails if something covers it.
      await label.click({ trial: true })
    }
    expect(await collisions(page), at).toEqual([])
  }
})

test('on a phone no text of the hero is under 12 px, and the note that the result is an example has 13 px', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  const sizeOf = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize)
  const result = page.locator('#hero').getByText(home.hero.result)
  expect(await result.evaluate(sizeOf)).toBeGreaterThanOrEqual(13)
  const small = await page.locator('#hero *').evaluateAll((nodes) =>
    nodes
      .filter((node) => [...node.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((node) => Number.parseFloat(getComputedStyle(node).fontSize) < 12)
      .map((node) => node.textContent),
  )
  expect(small).toEqual([])
})

test('the three figures are one row, and in a column if the text is twice as large, without a broken word in them or beside the winning line', async ({
  page,
}) => {
  await openPage(page, '/')
  const list = page.locator('#hero dl')
  const rows = () =>
    list.locator('dt + dd').evaluateAll((nodes) => new Set(nodes.map((node) => node.getBoundingClientRect().top)).size)
  /** Words that have parts on two lines, or outside the window. */
  const broken = (texts: Locator) =>
    texts.evaluateAll((nodes) =>
      nodes.flatMap((node) => {
        const text = node.firstChild as Text
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [box, ...more] = range.getClientRects()
          return more.length > 0 || !box || box.right > window.innerWidth ? word : []
        })
      }),
    )
  const hero = page.locator('#hero')
  const beside = hero.getByText(home.hero.result, { exact: true }).or(hero.getByText(`${race.winner} · 1st`))
  await expect(beside).toHaveCount(2)
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const at = `at ${width} px, text at ${size}`
      expect(await broken(list.locator('dt, dd').or(beside)), at).toEqual([])
      expect(await rows(), at).toBe(size === '200%' && width < 768 ? 3 : 1)
    }
  }
})

test.describe('without pictures', () => {
  test.use({ allowedProblems: /Failed to load resource/ })
  test('the text alternative of the photo finish is in view as a whole', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, '/')
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
