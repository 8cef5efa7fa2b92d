import type { Page } from 'playwright/test'
import { addresses, mainWidths } from '../tools/visits'
import { expect, settled, takenOver, test } from './site'
import {
  conditionViews,
  interactive,
  mainViews,
  momentsOf,
  notEmpty,
  openView,
  plainViews,
  viewOptions,
  windows,
} from './states'

/** Where room is scarce: the narrowest window, and every condition that makes text larger or the window smaller. */
const SCARCE = ['doubled text', 'text spacing', 'zoom 400%', 'landscape phone']
const narrowest = Math.min(...windows.map(({ width }) => width))
const scarceViews = notEmpty('views', [
  ...plainViews.filter(({ width, scheme }) => width === narrowest && scheme === 'light'),
  ...conditionViews.filter(
    ({ condition, scheme }) => SCARCE.includes(condition?.name ?? '') && (scheme === 'light' || !condition?.window),
  ),
])
const OPEN = ['top', 'menu open', 'contents open']
const openMoments = (view: (typeof plainViews)[number]) => momentsOf(view).filter(({ name }) => OPEN.includes(name))

/** Text that stands outside the window, or outside a box that hides what does not fit; each with where it stands. */
function cutOff(): string[] {
  const SLACK = 1.5
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim()
    // Decoration may run off.
    if (!text || !parent || parent.closest('[aria-hidden=true], script, style, [inert]')) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes: [string, DOMRect, boolean, boolean][] = []
    let unseen = false
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(box)
      // What is for screen readers alone is cut to nothing on purpose.
      unseen ||= clipPath === 'inset(50%)'
      if (hides(overflowX) || hides(overflowY))
        boxes.push([box.tagName, box.getBoundingClientRect(), hides(overflowX), hides(overflowY)])
      if (position === 'fixed') break
    }
    for (const rect of range.getClientRects()) {
      if (unseen || rect.width === 0) continue
      if (rect.left < -SLACK || rect.right > window.innerWidth + SLACK) found.add(`beyond the window: ${text}`)
      for (const [name, box, x, y] of boxes) {
        if (x && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)) found.add(`beyond ${name}: ${text}`)
        // Lines are set closer than their letters are high: half a line may hang out of its box.
        if (y && rect.bottom > box.bottom + rect.height / 2) found.add(`below ${name}: ${text}`)
      }
    }
  }
  return [...found]
}

for (const view of scarceViews) {
  test.describe(() => {
    test.use(viewOptions(view))

    test(`nothing is cut off on ${view.name} (WCAG 1.4.4, 1.4.10, 1.4.12)`, async ({ page }) => {
      await openView(page, view)
      for (const moment of openMoments(view)) {
        if (!(await moment.enter(page))) continue
        expect(await page.evaluate(cutOff), moment.name).toEqual([])
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(sideways, `${moment.name}: px that the page scrolls sideways`).toBeLessThanOrEqual(0)
        await moment.leave?.(page)
      }
    })
  })
}

/** The site's own measure (docs/design.md section 5), that of WCAG 2.5.5, in px. */
const TARGET = 44

for (const view of mainViews.filter(({ scheme }) => scheme === 'light')) {
  test.describe(() => {
    test.use(viewOptions(view))

    test(`every target is large enough to press on ${view.name} (WCAG 2.5.5)`, async ({ page }) => {
      await openView(page, view)
      for (const moment of openMoments(view)) {
        if (!(await moment.enter(page))) continue
        const targets = await interactive(page)
        const small = await targets.evaluate(
          (elements, least) =>
            elements.flatMap((element) => {
              // A link inside a sentence is as high as its line.
              if (getComputedStyle(element).display === 'inline') return []
              const { width, height } = element.getBoundingClientRect()
              const name = element.textContent || element.getAttribute('aria-label')
              return Math.min(width, height) < least - 0.5 ? [`${name}: ${width} × ${height}`] : []
            }),
          TARGET,
        )
        expect(small, moment.name).toEqual([])
        await moment.leave?.(page)
      }
    })
  })
}

/** Font sizes of the paragraphs, in px. */
const textSizes = (page: Page): Promise<number[]> =>
  page
    .locator('main p, footer p')
    .evaluateAll((paragraphs) => paragraphs.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))

for (const view of conditionViews.filter(({ condition, scheme }) => condition?.textSize && scheme === 'light')) {
  test.describe(() => {
    test.use(viewOptions(view))

    test(`text follows the reader's text size on ${view.name} (WCAG 1.4.4)`, async ({ page }) => {
      const { condition: _, ...plain } = view
      await openView(page, plain)
      const before = await textSizes(page)
      await openView(page, view)
      const after = await textSizes(page)
      // Larger ones are headlines, bound to the window's width as well. Doubled text brings the narrower layout, whose
      // lede is a step smaller.
      const stuck = before.flatMap((size, i) =>
        size <= 20 && (after[i] ?? 0) < size * 1.75 ? [`${size} → ${after[i]}`] : [],
      )
      expect(before.length).toBeGreaterThan(0)
      expect(stuck).toEqual([])
    })
  })
}

/** What could move: every element's place in time and on its layer. */
const looks = (page: Page): Promise<string[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const { transform, opacity, scale, translate } = getComputedStyle(element)
      return `${element.tagName}.${element.getAttribute('class')} ${transform} ${scale} ${translate} ${opacity}`
    }),
  )

for (const view of mainViews.filter(({ width, scheme }) => width === Math.max(...mainWidths) && scheme === 'light')) {
  test.describe(() => {
    test.use(viewOptions(view))

    test(`nothing moves under reduced motion on ${view.name} (WCAG 2.3.3)`, async ({ page }) => {
      await openView(page, view)
      const atTop = await looks(page)
      expect(atTop.length).toBeGreaterThan(0)
      const animated = await page.evaluate(() =>
        document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
      )
      expect(animated).toEqual([])
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
      for (const share of [0.05, 0.1, 0.2, 0.5, 1]) {
        await page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), share)
        await settled(page)
        expect(await looks(page), `scrolled by ${share}`).toEqual(atTop)
      }
    })
  })
}

test.describe(() => {
  test.use({ colorScheme: 'dark' })

  test('on paper there is no navigation, no dark ground, no heading without its text and no hidden address', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' })
    for (const address of addresses) {
      await page.goto(address)
      await takenOver(page)
      const paper = await page.evaluate(() => {
        const all = (selector: string) => [...document.querySelectorAll(selector)]
        const text = ({ textContent }: Element) => (textContent ?? '').trim()
        const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
        const dark = ([r = 0, g = 0, b = 0, alpha = 1]: number[]) => alpha > 0 && r + g + b < 600
        const link = document.createElement('a')
        link.href = 'https://www.example.org/'
        document.querySelector('main')?.append(link)
        return {
          shown: all('nav, details, header button')
            .filter((element) => element.checkVisibility())
            .map(text),
          // Drawings keep their colors; the grounds that text stands on are white.
          dark: all('html, body, header, main, main section, main article, footer')
            .filter((element) => dark(rgb(getComputedStyle(element).backgroundColor)))
            .map(text),
          loose: all('h1, h2, h3')
            .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
            .map(text),
          // Engines tell `attr()` resolved or as it was written.
          written: /^" \("|^" \(https/.test(getComputedStyle(link, '::after').content),
        }
      })
      expect(paper, address).toEqual({ shown: [], dark: [], loose: [], written: true })
    }
  })
})

test('every page is among the views', () => {
  expect(new Set(scarceViews.map(({ address }) => address))).toEqual(new Set(addresses))
})
