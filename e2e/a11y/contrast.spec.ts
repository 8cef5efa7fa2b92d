import type { Page } from 'playwright/test'
import { type Color, contrastOf } from '../../tests/contrast'
import { DESKTOP, PHONE, routes } from '../routes'
import { expect, loadImagesAndFonts, openPage, test, waitForPaint } from '../site'
import { exceptions } from './exceptions'
import { type Box, boundsOf, colorAt, type Pixels, pixelsOf } from './pixels'
import { addStyles, dark, light } from './states'

/**
 * Measures the contrast of text where axe cannot determine the background, as next to pseudo-elements, and of all text
 * on a page with pictures, including text that is hidden from screen readers (WCAG 1.4.3, 1.4.6). In one screenshot the
 * text is magenta, in the other transparent: a pixel that differs belongs to a letter, and the second screenshot shows
 * the background behind it.
 */
const MARKER: Color = [255, 0, 255]

/** Share of a line's pixels that may have less contrast, for anti-aliased thin lines behind letters. */
const TOLERATED = 0.02

/** One line of text. */
interface Line {
  /** The selector of the exception that matches the element or an ancestor. */
  readonly node: string | undefined
  readonly text: string
  /** Position on the page, in CSS px. */
  readonly box: Box
  readonly color: Color
  /** 0 to 1, including the opacity of all ancestors. */
  readonly alpha: number
  readonly large: boolean
}

/** The lines of text on the page. */
const linesIn = (page: Page, nodes: readonly string[]): Promise<Line[]> =>
  page.locator('body *').evaluateAll(
    (elements, nodes) =>
      elements.flatMap((element) => {
        // A line of symbols, such as dashes, is not text as WCAG defines it.
        const texts = [...element.childNodes].filter(
          (child) => child instanceof Text && /[\p{L}\p{N}]/u.test(child.data),
        )
        // Text that only screen readers read is in a box of 1 px.
        const isShown =
          element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1
        if (texts.length === 0 || !isShown) return []
        const node = nodes.find((node) => element.closest(node))
        const style = getComputedStyle(element)
        const drawn = element instanceof SVGTextContentElement
        const value = drawn ? style.fill : style.color
        if (!value.startsWith('rgb')) throw new Error(`Expected an RGB color instead of ${value}.`)
        const [red = 0, green = 0, blue = 0, opaque = 1] = value.match(/[\d.]+/g)?.map(Number) ?? []
        let alpha = opaque
        for (let up: Element | null = element; up; up = up.parentElement) alpha *= Number(getComputedStyle(up).opacity)
        const size = Number.parseFloat(style.fontSize) * (drawn ? (element.getScreenCTM()?.d ?? 1) : 1)
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        return texts.flatMap((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()]
            .filter(({ width, height }) => width > 1 && height > 1)
            .map(({ x, y, width, height }) => {
              const box = { x: x + scrollX, y: y + scrollY, width, height }
              return {
                node,
                text: `${text.textContent?.trim()}`,
                box,
                color: [red, green, blue] as const,
                alpha,
                large,
              }
            })
        })
      }),
    nodes,
  )

/** A screenshot of part of the page, with all text in the given color. */
async function pixelsWithText(page: Page, color: string, part: Box): Promise<Pixels> {
  const removeStyles = await addStyles(
    page,
    `*,::before,::after{transition:none!important}
    *{-webkit-text-fill-color:${color}!important;text-decoration-color:transparent!important}
    text,tspan{fill:${color}!important}`,
  )
  await waitForPaint(page)
  const pixels = await pixelsOf(page, part, true)
  await removeStyles()
  return pixels
}

/**
 * The lowest contrast of a line, without the tolerated share of pixels; undefined if the line is clipped completely.
 */
function lowestContrast({ box, color, alpha }: Line, part: Box, marked: Pixels, bare: Pixels): number | undefined {
  const ratios: number[] = []
  const [left, top] = [box.x - part.x, box.y - part.y]
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(bare.height, top + box.height); y++) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(bare.width, left + box.width); x++) {
      const [mark, behind] = [colorAt(marked, y * bare.width + x), colorAt(bare, y * bare.width + x)]
      const distance = (from: Color) => from.reduce((sum, channel, i) => sum + Math.abs(channel - (behind[i] ?? 0)), 0)
      // Skip pixels of which letters cover less than a quarter.
      if (distance(mark) < distance(MARKER) * 0.25 * alpha) continue
      const [red = 0, green = 0, blue = 0] = color.map((channel, i) => channel * alpha + (behind[i] ?? 0) * (1 - alpha))
      ratios.push(contrastOf([red, green, blue], behind))
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * TOLERATED)]
}

for (const route of routes)
  test(`on ${route} text has enough contrast where axe cannot determine the background`, async ({ page }) => {
    const nodes = exceptions
      .filter(({ undecided, routes }) => undecided && routes.includes(route))
      .map(({ node }) => node)
    const problems: string[] = []
    const unmeasured = new Set(nodes)
    await page.emulateMedia(light)
    await openPage(page, route)
    const hasPictures = (await page.locator('main img').count()) > 0
    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(viewport)
      await loadImagesAndFonts(page)
      for (const [scheme, media] of Object.entries({ light, dark })) {
        await page.emulateMedia(media)
        const lines = (await linesIn(page, nodes)).filter(({ node }) => hasPictures || node)
        if (lines.length === 0) continue
        const part = boundsOf(lines.map(({ box }) => box))
        const marked = await pixelsWithText(page, `rgb(${MARKER})`, part)
        const bare = await pixelsWithText(page, 'transparent', part)
        for (const line of lines) {
          const ratio = lowestContrast(line, part, marked, bare)
          if (ratio === undefined) continue
          unmeasured.delete(line.node ?? '')
          const required = line.large ? 4.5 : 7
          const found = `${ratio.toFixed(2)}:1, and ${required}:1 is required`
          if (ratio < required) problems.push(`${route}, ${device}, ${scheme}: "${line.text}" has ${found}`)
        }
      }
    }
    expect([...unmeasured], 'nodes without visible text').toEqual([])
    expect(problems).toEqual([])
  })
