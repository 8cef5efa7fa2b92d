import type { Page } from 'playwright/test'
import { home } from '../../src/content/home'
import { type Color, contrastOf } from '../../tests/contrast'
import { expect, loadImagesAndFonts, openAsServed, test, waitForPaint } from '../fixtures'
import { DESKTOP, PHONE, routes } from '../routes'
import { exceptions } from './exceptions'
import { addStyles, dark, forced, light, pixelsOf } from './states'

/**
 * Measures the contrast of text whose background axe cannot determine, such as text over a picture (WCAG 1.4.3, 1.4.6): in
 * a screenshot without text, the pixels of each line's box are the background behind it.
 */

/** Share of a line's pixels that may have less contrast: lines of a drawing beside the letters. */
const TOLERATED = 0.1

type Line = Awaited<ReturnType<typeof linesIn>>[number]

/** The lines of text of the nodes that match, with the selector that matches each, and its opacity, 0 to 1. */
const linesIn = (page: Page, nodes: readonly string[]) =>
  page.locator(nodes.join()).evaluateAll(
    (elements, nodes) =>
      elements.flatMap((element) => {
        // A line of symbols, such as dashes, is not text as WCAG defines it.
        const texts = [...element.childNodes].filter(
          (child) => child instanceof Text && /[\p{L}\p{N}]/u.test(child.data),
        )
        if (!element.checkVisibility({ visibilityProperty: true })) return []
        const style = getComputedStyle(element)
        const drawn = element instanceof SVGTextContentElement
        const value = drawn ? style.fill : style.color
        if (!value.startsWith('rgb')) throw new Error(`Expected an RGB color instead of ${value}.`)
        const [red = 0, green = 0, blue = 0, opaque = 1] = value.match(/[\d.]+/g)?.map(Number) ?? []
        let alpha = opaque
        for (let up: Element | null = element; up; up = up.parentElement) alpha *= Number(getComputedStyle(up).opacity)
        const size = Number.parseFloat(style.fontSize) * (drawn ? (element.getScreenCTM()?.d ?? 1) : 1)
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        const node = nodes.find((node) => element.matches(node))
        return texts.flatMap((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()]
            .filter(({ width, height }) => width > 1 && height > 1)
            .map(({ x, y, width, height }) => ({
              node,
              text: `${text.textContent?.trim()}`,
              box: { x: x + scrollX, y: y + scrollY, width, height },
              color: [red, green, blue] as const,
              alpha,
              large,
            }))
        })
      }),
    nodes,
  )

/** The pixels of the whole page without its text. */
async function backgroundOf(page: Page) {
  const removeStyles = await addStyles(
    page,
    `*,::before,::after{transition:none!important}
    *{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important}
    text,tspan{fill:transparent!important}`,
  )
  await waitForPaint(page)
  const pixels = await pixelsOf(page, { fullPage: true })
  await removeStyles()
  return pixels
}

/** The lowest contrast of a line, without the tolerated share of pixels; undefined if the line is outside the page. */
function lowestContrast(
  { box, color, alpha }: Line,
  { width, height, colorAt }: Awaited<ReturnType<typeof backgroundOf>>,
) {
  const ratios: number[] = []
  // The middle of the line, since its box is taller than its letters.
  const [top, bottom] = [box.y + box.height * 0.2, box.y + box.height * 0.8]
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(width, box.x + box.width - 1); x++) {
      const behind = colorAt(x, y)
      const [red = 0, green = 0, blue = 0] = color.map((channel, i) => channel * alpha + (behind[i] ?? 0) * (1 - alpha))
      ratios.push(contrastOf([red, green, blue], behind))
    }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * TOLERATED)]
}

for (const route of routes) {
  const nodes = exceptions.filter(({ routes }) => routes.includes(route)).map(({ node }) => node)
  // The contrast of all other text is determined by axe.
  if (nodes.length === 0) continue
  test(`on ${route} text whose background axe cannot determine has enough contrast in light and dark`, async ({
    page,
  }) => {
    const problems: string[] = []
    const unmeasured = new Set<string | undefined>(nodes)
    await page.emulateMedia(light)
    await openAsServed(page, route)
    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(viewport)
      await loadImagesAndFonts(page)
      for (const [scheme, media] of Object.entries({ light, dark })) {
        await page.emulateMedia(media)
        const lines = await linesIn(page, nodes)
        const background = await backgroundOf(page)
        for (const line of lines) {
          const ratio = lowestContrast(line, background)
          if (ratio === undefined) continue
          unmeasured.delete(line.node)
          const required = line.large ? 4.5 : 7
          const found = `${ratio.toFixed(2)}:1, and ${required}:1 is required`
          if (ratio < required) problems.push(`${device}, ${scheme}: "${line.text}" has ${found}`)
        }
      }
    }
    expect([...unmeasured], 'nodes without visible text').toEqual([])
    expect(problems).toEqual([])
  })
}

/** The lowest contrast of a vertical line, 2 px wide, to the two pixels on either side of it, in any row of its box. */
async function contrastBeside(page: Page, line: { x: number; y: number; width: number; height: number }) {
  const { colorAt } = await pixelsOf(page, {
    // Without its disc.
    clip: { x: Math.round(line.x) - 4, y: line.y + 20, width: 10, height: line.height - 21 },
  })
  const rows = Array.from({ length: Math.floor(line.height - 21) }, (_, y) => {
    const best = (...beside: Color[]) => Math.max(...beside.map((color) => contrastOf(colorAt(5, y), color)))
    return Math.min(best(colorAt(3, y), colorAt(2, y)), best(colorAt(6, y), colorAt(7, y)))
  })
  return Math.min(...rows)
}

// The not-found page has the same line.
test('the winning line stands out from every part of the photo finish that it crosses', async ({ page }) => {
  const problems: string[] = []
  await page.emulateMedia(light)
  await openAsServed(page, '/')
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await loadImagesAndFonts(page)
    for (const [scheme, media] of Object.entries({ light, dark, 'forced colors': forced })) {
      await page.emulateMedia(media)
      await waitForPaint(page)
      const line = await page.locator('#hero > span[aria-hidden=true]:empty').boundingBox()
      const phone = await page.getByAltText(home.hero.phoneAlt).locator('xpath=ancestor::div[1]').boundingBox()
      if (!line || !phone) throw new Error('There is no winning line, or no phone.')
      // On a phone, the app's screen stands in front of the line's end.
      if (phone.x < line.x && line.x < phone.x + phone.width) line.height = Math.min(line.height, phone.y - line.y)
      const ratio = await contrastBeside(page, line)
      if (ratio < 3) problems.push(`${viewport.width} px, ${scheme}: ${ratio.toFixed(2)}:1, and 3:1 is required`)
    }
  }
  expect(problems).toEqual([])
})
