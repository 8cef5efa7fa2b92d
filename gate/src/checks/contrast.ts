import type { JSHandle, Page } from 'playwright/test'
import { type Answer, type Check, type RawFinding, violation } from '../check.ts'
import type { Level } from '../config.ts'
import type { Moment } from '../moments.ts'
import { selectorOf } from '../page/nodes.ts'
import { type Box, type Color, colorAt, type Pixels, pictureOf, pictureOfPage, ratioOf } from '../page/pixels.ts'
import { painted } from '../views.ts'

/**
 * Contrast of all text, on the pixels that its glyphs cover (WCAG 1.4.3, 1.4.6): also over images, gradients and
 * drawings, where engines give up. Two screenshots are taken, with magenta and with transparent text: a pixel that
 * differs belongs to a glyph, and the second shows its background.
 *
 * What lies over text, such as a shadow, counts as background. Text is checked at the top of the page; fixed and sticky
 * text again at its end, and what can be opened while it is open.
 */
export const contrast: Check = {
  views: ({ main }) => main,
  moments: () => true,
  start:
    (page, _, { config }) =>
    async (moment) => [await measure(page, moment, config.level)],
}

/** Minimum contrast of text and of large text. */
const REQUIRED: Readonly<Record<Level, { normal: number; large: number }>> = {
  AA: { normal: 4.5, large: 3 },
  AAA: { normal: 7, large: 4.5 },
}

/** The contrast below which text is invisible. */
const UNSEEN = 1.01

/**
 * Share of a line's glyph pixels that may have less contrast: those where a thin line or an edge behind the text is
 * anti-aliased. A thin line across a word covers less than this, an area behind one letter more.
 */
const TOLERATED = 0.02

/** The text in the first screenshot: a color that backgrounds seldom have. */
const MARKER: Color = [255, 0, 255]

/** Below this difference from the marker, of 765, it cannot be seen on a background: all of the line counts as glyph. */
const TOO_ALIKE = 48

/** What is measured in a moment (all text, what stays while the page scrolls, or what was opened) and its screenshot. */
async function partOf(page: Page, { kind, opened }: Moment) {
  if (kind !== 'open' || !opened) {
    const selector = kind === 'top' ? 'body' : 'header, nav'
    const roots = await page.evaluateHandle((selector) => [...document.querySelectorAll(selector)], selector)
    return { roots, picture: kind === 'top' ? pictureOfPage : pictureOf }
  }
  const roots = await opened(page).evaluateHandle((element): Element[] => [element])
  const isOverPage = await roots.evaluate(([element]) => {
    for (let up = element; up; up = up.parentElement ?? undefined)
      if (getComputedStyle(up).position === 'fixed') return true
    return false
  })
  return { roots, picture: isOverPage ? pictureOf : pictureOfPage }
}

/** One line of text as it is laid out. */
interface Line {
  /** Index of its element in the list that came with it. */
  element: number
  text: string
  /** CSS px of the window. */
  box: Box
  /** Red, green, blue 0 to 255; alpha 0 to 1, the opacity of all ancestors in it. */
  color: readonly [number, number, number, number]
  large: boolean
  /** Assistive technology passes over it. */
  silent: boolean
}

/** All lines of text in an element, and the elements they are in. */
async function linesIn(page: Page, roots: JSHandle<Element[]>) {
  const handle = await page.evaluateHandle((roots) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const rgba = (color: string) => {
      if (!canvas) throw new Error('No canvas.')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255] as const
    }
    /** The part of a line of text that is not clipped by what it is in. */
    const shownPart = (element: Element, line: DOMRect) => {
      let { left, top, right, bottom } = line
      let position = 'static'
      for (
        let up: Element | null = element;
        up && up !== document.body && position !== 'fixed';
        up = up.parentElement
      ) {
        const style = getComputedStyle(up)
        // What is positioned is clipped by positioned ancestors only, and nothing inline clips.
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
        position = style.position
        if (style.display === 'inline') continue
        const box = up.getBoundingClientRect()
        if (style.overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
        if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
      }
      return { x: left, y: top, width: right - left, height: bottom - top }
    }
    /** What cannot be used, and what names it, is excepted. */
    const off = [...document.querySelectorAll('[aria-disabled=true], :disabled')]
    const named = off.flatMap((control) => [
      ...((control as HTMLInputElement).labels ?? []),
      ...(control.getAttribute('aria-labelledby') ?? '').split(/\s+/).map((id) => document.getElementById(id)),
    ])
    const isOff = (element: Element) => [...off, ...named].some((part) => part?.contains(element))
    const elements: Element[] = []
    const lines: Line[] = []
    for (const within of roots) {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode
        const element = node.parentElement
        const text = node.textContent?.trim()
        if (!element || !text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const style = getComputedStyle(element)
        // A line of symbols only, such as dashes, is not text as WCAG defines it.
        if (isOff(element) || !/[\p{L}\p{N}]/u.test(text)) continue
        const drawn = element instanceof SVGTextContentElement
        let opacity = drawn ? Number(style.fillOpacity) : 1
        for (let up: Element | null = element; up; up = up.parentElement)
          opacity *= Number(getComputedStyle(up).opacity)
        const [red, green, blue, alpha] = rgba(drawn ? style.fill : style.webkitTextFillColor)
        const size = Number.parseFloat(style.fontSize) * (drawn ? (element.getScreenCTM()?.d ?? 1) : 1)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) {
          const { x, y, width, height } = shownPart(element, rect)
          if (width < 2 || height < 2) continue
          lines.push({
            element: elements.length,
            text: text.slice(0, 40),
            box: { x, y, width, height },
            color: [red, green, blue, alpha * opacity],
            large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
            silent: element.closest('[aria-hidden=true]') !== null,
          })
        }
        elements.push(element)
      }
    }
    return { elements, lines }
  }, roots)
  const lines = await handle.evaluate(({ lines }) => lines)
  const selector = async (line: Line) => {
    const element = await handle.evaluateHandle(({ elements }, index) => elements[index] as Element, line.element)
    return element.evaluate(selectorOf)
  }
  return { lines, selector }
}

/** Takes the page with all its text in one color, then in another; decorations of text are left out. */
async function picturesWithText(page: Page, colors: readonly string[], picture: (page: Page) => Promise<Pixels>) {
  const sheets = await page.evaluateHandle(() => {
    const [still, text] = [new CSSStyleSheet(), new CSSStyleSheet()]
    // Else text would fade from one color into the next.
    still.replaceSync('*,::before,::after{transition:none!important}')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still, text]
    return { still, text }
  })
  const taken: Pixels[] = []
  for (const color of colors) {
    const css = `*{-webkit-text-fill-color:${color}!important;text-decoration-color:transparent!important}text,tspan{fill:${color}!important}`
    await sheets.evaluate(({ text }, css) => void text.replaceSync(css), css)
    await painted(page)
    taken.push(await picture(page))
  }
  await sheets.evaluate(({ still, text }) => {
    text.replaceSync('')
    // The text has its own color again before transitions are let go, else it would fade back into it.
    document.documentElement.getBoundingClientRect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still && sheet !== text)
  })
  return taken as [marked: Pixels, bare: Pixels]
}

/**
 * Whether the marker covers a pixel by this share or more; otherwise it shows mostly the background. On a background of
 * the marker's own color that cannot be told. Without arrays, since it is asked for millions of pixels.
 */
function isGlyph(marked: Pixels, bare: Pixels, pixel: number, share: number): boolean {
  let shift = 0
  let room = 0
  for (let channel = 0; channel < 3; channel++) {
    const behind = bare.data[pixel * 3 + channel] ?? 0
    shift += Math.abs((marked.data[pixel * 3 + channel] ?? 0) - behind)
    room += Math.abs((MARKER[channel] ?? 0) - behind)
  }
  return room <= TOO_ALIKE || shift >= share * room
}

/** The lowest contrast of a line, leaving out the tolerated share; undefined if none of it shows. */
function leastContrast({ box, color }: Line, marked: Pixels, bare: Pixels) {
  const [red, green, blue, alpha] = color
  const ratios: number[] = []
  // A quarter of a pixel; less, as much as the text is transparent.
  const covered = 0.25 * Math.min(1, alpha)
  const right = Math.min(bare.width, Math.ceil(box.x + box.width))
  const bottom = Math.min(bare.height, Math.ceil(box.y + box.height))
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x++) {
      const pixel = y * bare.width + x
      if (!isGlyph(marked, bare, pixel, covered)) continue
      const behind = colorAt(bare, pixel)
      const over = (channel: number, index: 0 | 1 | 2) => channel * alpha + behind[index] * (1 - alpha)
      const text: Color = [over(red, 0), over(green, 1), over(blue, 2)]
      ratios.push(ratioOf(text, behind))
    }
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ratios.length * TOLERATED)]
}

/**
 * Whether a line can be told from other text: it has not moved while the pictures were taken, and no other line covers a
 * quarter of it.
 */
function standsAlone(line: Line, lines: readonly Line[], later: readonly Line[]): boolean {
  const alike = (one: Box, other: Box) => one.x === other.x && one.y === other.y && one.width === other.width
  const shared = ({ box }: Line) => {
    const width = Math.min(line.box.x + line.box.width, box.x + box.width) - Math.max(line.box.x, box.x)
    const height = Math.min(line.box.y + line.box.height, box.y + box.height) - Math.max(line.box.y, box.y)
    return (Math.max(0, width) * Math.max(0, height)) / (line.box.width * line.box.height)
  }
  return (
    later.some(({ box }) => alike(box, line.box)) &&
    lines.every((other) => other.element === line.element || shared(other) < 0.25)
  )
}

/**
 * Measures the contrast of the text of a moment. A page may react to the pictures, for which the browser makes its window
 * as high as the page: then it is measured once more, as it is after that.
 */
async function measure(page: Page, moment: Moment, level: Level = 'AA', again = true): Promise<Answer> {
  const { roots, picture } = await partOf(page, moment)
  const { lines, selector } = await linesIn(page, roots)
  const [marked, bare] = await picturesWithText(page, [`rgb(${MARKER})`, 'transparent'], picture)
  const shown = lines.flatMap((line) => {
    const ratio = leastContrast(line, marked, bare)
    return ratio === undefined ? [] : { line, ratio }
  })
  let checks = 0
  const findings: RawFinding[] = []
  let later: readonly Line[] | undefined
  for (const { line, ratio } of shown) {
    // Text that is neither seen nor read out is for nobody.
    if (line.silent && ratio < UNSEEN) continue
    checks++
    const size = line.large ? 'large' : 'normal'
    const asked = REQUIRED[level][size]
    if (ratio >= asked) continue
    later ??= (await linesIn(page, roots)).lines
    const alone = standsAlone(line, lines, later)
    if (!alone && again) return measure(page, moment, level, false)
    // One letter may be a sign, as the X of a Close button is.
    const certain = alone && line.text.length > 1
    const [rule, criterion] =
      ratio < REQUIRED.AA[size] ? ['text-on-pixels', '1.4.3'] : ['text-on-pixels-enhanced', '1.4.6']
    const help = `"${line.text}" has a contrast of ${ratio.toFixed(2)}:1 against its background; ${asked}:1 is required.`
    findings.push(violation(rule, criterion, await selector(line), help, certain))
  }
  return { checks, findings }
}
