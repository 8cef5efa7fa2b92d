import { atTopAndOpen, type Check, violation } from '../check.ts'
import { inPage, type Kit } from '../page/nodes.ts'

/**
 * Text that is cut off, and a page that scrolls sideways (WCAG 1.4.4, 1.4.10, 1.4.12), in the narrowest
 * window, and under every condition that makes text larger or the window smaller.
 */
export const reflow: Check = {
  views: ({ condition, width, scheme }) =>
    condition
      ? condition.scarce === true && (scheme === 'light' || !condition.window)
      : width === 320 && scheme === 'light',
  moments: atTopAndOpen,
  start: (page) => async () => {
    const { lines, cut } = await inPage(page, cutOff)
    const findings = cut.map(({ node, what }) =>
      violation('cut-off', '1.4.4 1.4.10 1.4.12', node, `Text stands ${what}.`),
    )
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (sideways > 0)
      findings.push(violation('sideways', '1.4.10', 'html', `The page scrolls sideways by ${sideways} px.`))
    return [{ checks: lines, findings }]
  },
}

/** Runs in the page: finds text outside the window, or outside a box that clips it, and says where each is. */
function cutOff({ selectorOf }: Kit): { lines: number; cut: { node: string; what: string }[] } {
  const SLACK = 1.5
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const offersWhole = (box: Element) =>
    box.nextElementSibling?.matches('a, button, p:has(> a)') === true &&
    /\b(full|more|whole|all|read|expand)\b/i.test(box.nextElementSibling.textContent ?? '')
  /** Whether it stands beside the page until it is asked for: a skip link that comes with focus, a menu that slides in. */
  const parked = (element: Element): boolean => {
    const { position } = getComputedStyle(element)
    if (position === 'absolute' || position === 'fixed') {
      const { left, right, bottom } = element.getBoundingClientRect()
      const beyondStart = right <= 0 || bottom + window.scrollY <= 0
      // A page does not scroll to what is fixed beyond its right edge; if it can be focused, the keyboard check judges it.
      const beyondEnd = position === 'fixed' && left >= window.innerWidth
      return beyondStart || (beyondEnd && (element.matches('a, button') || !!element.querySelector('a, button')))
    }
    return element.parentElement !== null && parked(element.parentElement)
  }
  const walker = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT)
  const found = new Map<string, string>()
  let lines = 0
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    // Decoration may overflow.
    if (!text || !parent || parent.closest('[aria-hidden=true], script, style, [inert]')) continue
    if (!parent.checkVisibility({ visibilityProperty: true }) || parked(parent)) continue
    lines++
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes: [string, DOMRect, boolean, boolean][] = []
    let unseen = false
    let [reachedX, reachedY] = [false, false]
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box)
      const { width, height } = box.getBoundingClientRect()
      // Visually hidden text is clipped on purpose.
      unseen ||= clipPath === 'inset(50%)' || (hides(overflowX) && (width <= 1 || height <= 1))
      // Scrollable content can be reached, and truncated text with a "more" control beside it is an extract.
      const offered = offersWhole(box)
      reachedX ||= offered || /auto|scroll/.test(overflowX)
      reachedY ||= offered || /auto|scroll/.test(overflowY)
      if (reachedX && reachedY) break
      const [cutsX, cutsY] = [!reachedX && hides(overflowX), !reachedY && hides(overflowY)]
      if (cutsX || cutsY) boxes.push([box.tagName, box.getBoundingClientRect(), cutsX, cutsY])
      if (position === 'fixed') break
    }
    for (const rect of range.getClientRects()) {
      if (unseen || rect.width === 0) continue
      if (!reachedX && (rect.left < -SLACK || rect.right > window.innerWidth + SLACK))
        found.set(`beyond the window: ${text}`, selectorOf(parent))
      for (const [name, box, x, y] of boxes) {
        if (x && (rect.left < box.left - SLACK || rect.right > box.right + SLACK))
          found.set(`beyond ${name}: ${text}`, selectorOf(parent))
        // With a tight line height, up to half a line may overflow its box.
        if (y && rect.bottom > box.bottom + rect.height / 2) found.set(`below ${name}: ${text}`, selectorOf(parent))
      }
    }
  }
  return { lines, cut: [...found].map(([what, node]) => ({ what, node })) }
}
