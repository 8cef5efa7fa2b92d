import { readdirSync, readFileSync } from 'node:fs'
import { addresses } from '../tools/visits'
import { expect, openPage, test } from './site'

/**
 * Window widths without screenshots: steps from the narrowest phone to a wide screen, and both sides of each breakpoint
 * of the built styles or a picture's `media`. The page is compared only with itself.
 */
test.skip(({ browserName }) => browserName !== 'chromium', 'widths depend on the styles, not on the engine')

/** Both sides of each breakpoint in the built site, px. */
const breakpoints = ['dist', 'dist/assets']
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(html|css)$/.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\((?:min|max)-width:\s*([\d.]+)(px|r?em)\)/g)])
  .map(([, size, unit]) => Math.round(Number(size) * (unit === 'px' ? 1 : 16)))
  .flatMap((width) => [width - 1, width, width + 1])
const steps = Array.from({ length: 11 }, (_, index) => 320 + index * 160)
const widths = [...new Set([...steps, ...breakpoints, 2560])]
  .filter((width) => width >= 320 && width <= 2560)
  .sort((a, b) => a - b)

/** Runs in the page: returns what is wrong in this window, and the visible texts. */
function look() {
  const faults: string[] = []
  const sideways = document.documentElement.scrollWidth - window.innerWidth
  if (sideways > 0) faults.push(`it scrolls horizontally by ${sideways} px`)
  const shown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
  const bar = [...document.querySelectorAll('header nav a')].some(shown)
  const menu = [...document.querySelectorAll('header button')].some(shown)
  if (bar === menu) faults.push(bar ? 'bar and menu button are both shown' : 'neither bar nor menu button is shown')
  const cutBefore = new Map<Element, boolean>()
  const cut = (element: Element): boolean => {
    const known = cutBefore.get(element)
    if (known !== undefined) return known
    const { clipPath, overflow } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const tiny = clipPath.startsWith('inset(') || (overflow !== 'visible' && (width <= 1 || height <= 1))
    const above = element.parentElement
    const found = tiny || (above !== null && above !== document.body && cut(above))
    cutBefore.set(element, found)
    return found
  }
  const texts: string[] = []
  const lines: {
    text: string
    box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    parent: Element
    range: Range
    index: number
  }[] = []
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  /**
   * Where the glyphs of a text begin and end, in parts of its line box. That box is as high as its font says, which can
   * be half an em more than any glyph.
   */
  const inkOf = (text: string, parent: Element) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent)
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const glyphs = canvas.measureText(text)
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = glyphs
    return {
      top: (above - glyphs.actualBoundingBoxAscent) / (above + below),
      bottom: (above + glyphs.actualBoundingBoxDescent) / (above + below),
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const text = textContent?.trim()
    if (!text || !parent || parent.closest('script, style, svg, header') || !shown(parent) || cut(parent)) continue
    texts.push(text)
    // Skips drawings that overlap on purpose: the marks of a chart, the film.
    if (parent.closest('[aria-hidden=true], figure')) continue
    const range = document.createRange()
    // Spaces at both ends are not visible.
    const whole = textContent ?? ''
    range.setStart(walker.currentNode, whole.length - whole.trimStart().length)
    range.setEnd(walker.currentNode, whole.trimEnd().length)
    const ink = inkOf(text, parent)
    for (const [index, box] of [...range.getClientRects()].entries()) {
      if (box.width <= 2 || box.height <= 2) continue
      const { left, right, top, height } = box
      lines.push({
        text,
        parent,
        range,
        index,
        box: { left, right, top: top + height * ink.top, bottom: top + height * ink.bottom },
      })
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top)
  for (const [index, { text, box, parent }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > box.bottom - 2) break
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      if (across > 2 && other.parent !== parent && other.text !== text)
        faults.push(`"${text.slice(0, 30)}" and "${other.text.slice(0, 30)}" overlap`)
    }
  }
  faults.push(...coveredLines())
  return { faults, texts }

  /** Lines that lie below something else, or are clipped, at every scroll position. */
  function coveredLines(): string[] {
    const found = new Map<number, string>()
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' })
      // Measured once for all lines of a text.
      const measured = new Map<Range, DOMRectList>()
      for (const [number, { text, box: atTop, parent, range, index }] of lines.entries()) {
        if (found.get(number) === '' || atTop.bottom < top || atTop.top > top + innerHeight) continue
        const boxes = measured.get(range) ?? range.getClientRects()
        measured.set(range, boxes)
        const box = boxes[index]
        if (!box || box.top < 0 || box.bottom > innerHeight) continue
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const over = document.elementFromPoint(x, y)
        const clear = !over || parent.contains(over) || isClearOf(over, parent, x, y)
        found.set(
          number,
          clear ? '' : `"${text.slice(0, 30)}" is covered by <${over.localName} class="${over.className}">`,
        )
      }
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...found.values()].filter(Boolean)
  }

  /** Whether a text can be seen or scrolled to at a point where another element is. */
  function isClearOf(over: Element, parent: Element, x: number, y: number): boolean {
    const clip = clipping(parent, x, y)
    return clip ? clip === 'auto' : over.contains(parent)
  }

  /** `overflow` of the nearest ancestor that does not show its content at a point. */
  function clipping(element: Element | null, x: number, y: number): string | undefined {
    if (!element) return undefined
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const { overflowY } = getComputedStyle(element)
    if (overflowY !== 'visible' && (x < left || x > right || y < top || y > bottom)) return overflowY
    return clipping(element.parentElement, x, y)
  }
}

for (const address of addresses) {
  test(`${address} holds together in every window from 320 to 2560 px`, async ({ page }) => {
    await openPage(page, address)
    const seen = new Map<number, string[]>()
    const faults: string[] = []
    for (const width of [...new Set([390, 1440, ...widths])]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.evaluate(look)
      seen.set(width, found.texts)
      faults.push(...found.faults.map((fault) => `${width} px: ${fault}`))
    }
    expect(faults).toEqual([])
    // Text that is visible at 390 and at 1440 px has to be visible at every width.
    const everywhere = (seen.get(390) ?? []).filter((text) => seen.get(1440)?.includes(text))
    const gone = [...seen].flatMap(([width, texts]) =>
      everywhere.filter((text) => !texts.includes(text)).map((text) => `${width} px: ${text}`),
    )
    expect(everywhere.length).toBeGreaterThan(5)
    expect(gone).toEqual([])
  })
}

test('at 2560 px no text is farther from the middle than at 1920 px', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 900 })
  for (const address of addresses) {
    await openPage(page, address)
    const beyond = await page.locator('header *, main *, footer *').evaluateAll((all) => {
      const range = document.createRange()
      const [left, right] = [(2560 - 1920) / 2, (2560 + 1920) / 2]
      return all
        .filter((element) => !element.closest('[aria-hidden=true], svg') && element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().width > 1)
        .flatMap((element) => [...element.childNodes])
        .filter((node) => {
          range.selectNodeContents(node)
          const boxes = node instanceof Text && node.data.trim() ? [...range.getClientRects()] : []
          return boxes.some((box) => box.width > 0 && (box.left < left || box.right > right))
        })
        .map((node) => node.textContent)
    })
    expect(beyond, address).toEqual([])
  }
})
