import type { Check, Told } from '../check'

/**
 * Text that is cut off, and a page that scrolls sideways (WCAG 1.4.4, 1.4.10, 1.4.12), in the narrowest
 * window, and under every condition that makes text larger or the window smaller.
 */
export const reflow: Check = {
  name: 'reflow',
  views: ({ plainViews, conditionViews }) => {
    const narrowest = Math.min(...plainViews.map(({ width }) => width))
    return [
      ...plainViews.filter(({ width, scheme }) => width === narrowest && scheme === 'light'),
      ...conditionViews.filter(
        ({ condition, scheme }) => condition?.scarce && (scheme === 'light' || !condition.window),
      ),
    ]
  },
  judges: ({ kind }) => kind === 'top' || kind === 'open',
  start: (page) => async () => {
    const { lines, cut } = await page.evaluate(cutOff)
    const findings: Told[] = cut.map((what) => ({
      rule: 'cut-off',
      criteria: ['1.4.4', '1.4.10', '1.4.12'],
      node: 'html',
      help: `Text stands ${what}.`,
      certain: true,
    }))
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (sideways > 0)
      findings.push({
        rule: 'sideways',
        criteria: ['1.4.10'],
        node: 'html',
        help: `The page scrolls sideways by ${sideways} px.`,
        certain: true,
      })
    return [{ checks: lines, findings }]
  },
}

/** Runs in the page: finds text outside the window, or outside a box that clips it, and says where each is. */
function cutOff(): { lines: number; cut: string[] } {
  const SLACK = 1.5
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const offersWhole = (box: Element) =>
    box.nextElementSibling?.matches('a, button, p:has(> a)') === true &&
    /\b(full|more|whole|all|read|expand)\b/i.test(box.nextElementSibling.textContent ?? '')
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  let lines = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    // Decoration may overflow.
    if (!text || !parent || parent.closest('[aria-hidden=true], script, style, [inert]')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    lines++
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes: [string, DOMRect, boolean, boolean][] = []
    let unseen = false
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box)
      const { width, height } = box.getBoundingClientRect()
      // Visually hidden text is clipped on purpose.
      unseen ||= clipPath === 'inset(50%)' || (hides(overflowX) && (width <= 1 || height <= 1))
      // Scrollable content can be reached, and truncated text with a "more" control beside it is an extract.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || offersWhole(box)) break
      if (hides(overflowX) || hides(overflowY))
        boxes.push([box.tagName, box.getBoundingClientRect(), hides(overflowX), hides(overflowY)])
      if (position === 'fixed') break
    }
    for (const rect of range.getClientRects()) {
      if (unseen || rect.width === 0) continue
      if (rect.left < -SLACK || rect.right > window.innerWidth + SLACK) found.add(`beyond the window: ${text}`)
      for (const [name, box, x, y] of boxes) {
        if (x && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)) found.add(`beyond ${name}: ${text}`)
        // With a tight line height, up to half a line may overflow its box.
        if (y && rect.bottom > box.bottom + rect.height / 2) found.add(`below ${name}: ${text}`)
      }
    }
  }
  return { lines, cut: [...found] }
}
