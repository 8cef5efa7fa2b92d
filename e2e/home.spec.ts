import { facts } from '../src/content/facts'
import { home } from '../src/content/home'
import { expect, loadImagesAndFonts, openAsServed, openPage, test, waitForPaint, wordsIn } from './fixtures'
import { PHONE } from './routes'

/** The layout of Home. hero.spec.ts tests its first screen, visual.spec.ts its look in two windows. */

/** The smallest text, CSS px. */
const SMALLEST = 12

test('on a phone the page is short', async ({ page }) => {
  await openPage(page, '/')
  for (const [width, limit] of [
    [PHONE.width, facts.launched ? 8250 : 7950],
    [320, facts.launched ? 9200 : 8900],
  ] as const) {
    await page.setViewportSize({ width, height: PHONE.height })
    await loadImagesAndFonts(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, `height of the page at ${width} px`).toBeLessThanOrEqual(limit)
  }
})

test('on a wide screen the texts of the third column share their left edge, and the Line is the winning post', async ({
  page,
}) => {
  await openAsServed(page, '/')
  const third = ['#science header > p', '#science h3 + p', '#science h4 >> nth=2', '#features header > p']
  /** The left edge of an element's text, px. */
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect().left
      })
  const right = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => node.getBoundingClientRect().right)
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await Promise.all(third.map(leftOf))
    const names = lefts.map((left, i) => `${third[i]}: ${Math.round(left)}`)
    expect(Math.max(...lefts) - Math.min(...lefts), `${width} px: ${names.join(', ')}`).toBeLessThan(1)
    const [ruler, post] = [await right('#download .ticks'), await right('#download > span')]
    expect(Math.abs(ruler - post), `${width} px: ruler's end ${ruler}, post ${post}`).toBeLessThan(1.5)
  }
})

test('all text is at least 12 px high at every width, in drawings too, and the note that the result is an example 13 px', async ({
  page,
}) => {
  await openAsServed(page, '/')
  const small: string[] = []
  for (const width of [320, 390, 768, 1023, 1024, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const texts = await page.locator('main :is(*, svg *)').evaluateAll((all) =>
      all.flatMap((node) => {
        const text = [...node.childNodes].find(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        )
        // Text that only screen readers read is in a box of 1 px.
        if (!text || !node.checkVisibility() || node.getBoundingClientRect().width <= 1) return []
        // A drawing scales its text.
        const scale = node instanceof SVGTextElement ? (node.getScreenCTM()?.d ?? 1) : 1
        return [{ text: text.textContent, size: Number.parseFloat(getComputedStyle(node).fontSize) * scale }]
      }),
    )
    expect(texts.length).toBeGreaterThan(100)
    for (const { text, size } of texts)
      if (size < (text === home.hero.result ? 13 : SMALLEST)) small.push(`${width} px: ${text}: ${size}`)
    expect(texts.map(({ text }) => text)).toContain(home.hero.result)
  }
  expect(small).toEqual([])
})

test('no paragraph, heading or caption below the hero ends with one short word in a line of its own', async ({
  page,
}) => {
  const orphans: string[] = []
  await openAsServed(page, '/')
  await loadImagesAndFonts(page)
  for (const width of [320, 360, 390, 430, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const blocks = page.locator(':is(#hero ~ section, footer) :is(p, h2, h3, h4, caption, dt, .value)')
    const words = await wordsIn(blocks)
    const shapes = await blocks.evaluateAll((all) =>
      all.map((block) => ({
        text: block.textContent,
        // Part of a running text.
        isInline: getComputedStyle(block).display === 'inline',
        width: block.getBoundingClientRect().width,
      })),
    )
    expect(shapes.length).toBeGreaterThan(30)
    for (const [index, { text, isInline, width: column }] of shapes.entries()) {
      const [previous, last] = (words[index] ?? []).slice(-2).map(({ boxes }) => boxes.at(-1))
      if (isInline || !previous || !last || last.bottom - previous.bottom < last.height / 2) continue
      if (last.width < column / 5) orphans.push(`${width} px: ${text?.slice(-40)}`)
    }
  }
  expect(orphans).toEqual([])
})

test('the lines of the race are complete in the middle of the window, however short it is, and everywhere with reduced motion or on paper', async ({
  page,
}) => {
  await openAsServed(page, '/')
  const lines = page.locator('#features svg.lines')
  const isHidden = () =>
    lines.evaluate((node) => /100%|[1-9]\d%/.test(getComputedStyle(node).clipPath.split(' ')[1] ?? ''))
  for (const height of [900, 200, 120]) {
    await page.setViewportSize({ width: 390, height })
    await lines.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await waitForPaint(page)
    expect(await isHidden(), `hidden in a window ${height} px high`).toBe(false)
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  for (const media of [{ reducedMotion: 'reduce' }, { reducedMotion: 'no-preference', media: 'print' }] as const) {
    await page.emulateMedia(media)
    expect(await isHidden(), JSON.stringify(media)).toBe(false)
  }
})
