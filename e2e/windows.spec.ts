import type { Page } from 'playwright/test'
import { barTop } from '../src/theme/barTop'
import { DESKTOP, legalPaths, NOT_FOUND, PHONE } from './routes'
import { expect, openPage, painted, test } from './site'

/** Window widths without screenshots; the page is compared only with itself. */
test.skip(({ browserName }) => browserName !== 'chromium', 'widths depend on the styles, not on the engine')

const tried = ['/', legalPaths[0] ?? ''] as const
const widths = [320, PHONE.width, 480, 640, 767, 768, 900, 1023, 1024, 1120, DESKTOP.width, 1920, 2560]

/** Runs in the page: returns what is wrong in this window, and the visible texts. */
function look() {
  const faults: string[] = []
  const sideways = document.documentElement.scrollWidth - window.innerWidth
  if (sideways > 0) faults.push(`it scrolls horizontally by ${sideways} px`)
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const [bar, menu] = ['header nav a', 'header button'].map((part) =>
    [...document.querySelectorAll(part)].some(isShown),
  )
  if (bar === menu) faults.push(`bar and Menu button are ${bar ? 'both' : 'not'} shown`)

  const texts: string[] = []
  const lines: { text: string; y: number; parent: Element; box: () => DOMRect | undefined; seen?: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    const whole = textContent ?? ''
    const text = whole.trim()
    if (!text || !parent || parent.closest('script, style, svg, header') || !isShown(parent)) continue
    // Words for screen readers alone are clipped to 1 px.
    if (getComputedStyle(parent).overflow !== 'visible' && parent.getBoundingClientRect().width <= 1) continue
    texts.push(text)
    const row = parent.closest('[role=row]')
    for (const { 0: word, index } of row ? whole.matchAll(/\p{L}+/gu) : []) {
      const range = document.createRange()
      range.setStart(walker.currentNode, index)
      range.setEnd(walker.currentNode, index + word.length)
      const parts = [...range.getClientRects()]
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      if (parts.length > 1 && width < (row?.clientWidth ?? 0)) faults.push(`"${word}" is broken in its cell`)
    }
    // Drawings overlap on purpose: the marks of a chart, the film.
    if (parent.closest('[aria-hidden=true], figure')) continue
    const range = document.createRange()
    // Spaces at both ends are not visible.
    range.setStart(walker.currentNode, whole.length - whole.trimStart().length)
    range.setEnd(walker.currentNode, whole.trimEnd().length)
    for (const [index, { top, left, right, width, height }] of [...range.getClientRects()].entries()) {
      if (width > 2 && height > 2) lines.push({ text, y: top, parent, box: () => range.getClientRects()[index] })
      // The page's content is at most 1440 px wide.
      if (top > 0 && Math.max(innerWidth / 2 - left, right - innerWidth / 2) > 960)
        faults.push(`"${text.slice(0, 30)}" is far from the middle`)
    }
  }

  // The middle halves of two lines: a line box is higher than its glyphs.
  const bands = lines.map(({ text, parent, box }) => {
    const { left = 0, right = 0, top = 0, height = 0 } = box() ?? {}
    return { text, parent, left, right, top: top + height / 4, bottom: top + (height * 3) / 4 }
  })
  bands.sort((a, b) => a.top - b.top)
  for (const [index, line] of bands.entries()) {
    for (const other of bands.slice(index + 1)) {
      if (other.top > line.bottom) break
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      if (across > 2 && other.parent !== line.parent)
        faults.push(`"${line.text.slice(0, 30)}" and "${other.text.slice(0, 30)}" overlap`)
    }
  }

  /** Whether a text can be seen at a point, or be scrolled to inside its region. */
  function isClear(parent: Element, x: number, y: number): boolean {
    const over = document.elementFromPoint(x, y)
    if (!over || parent.contains(over)) return true
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const { overflowY } = getComputedStyle(element)
      if (overflowY !== 'visible' && (x < left || x > right || y < top || y > bottom)) return overflowY === 'auto'
    }
    return over.contains(parent)
  }

  // Below a sticky header a line is covered at one scroll position, and not at the next.
  for (let scrolled = 0; scrolled < document.documentElement.scrollHeight; scrolled += innerHeight * 0.75) {
    window.scrollTo({ top: scrolled, behavior: 'instant' })
    for (const line of lines) {
      if (line.seen || line.y > scrolled + innerHeight) continue
      const { left = 0, width = 0, top = -1, height = 0, bottom = 0 } = line.box() ?? {}
      if (top < 0 || bottom > innerHeight) continue
      line.seen = isClear(line.parent, left + width / 2, top + height / 2)
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  faults.push(...lines.filter(({ seen }) => seen === false).map(({ text }) => `"${text.slice(0, 30)}" is covered`))
  return { faults, texts }
}

for (const address of tried) {
  test(`${address} holds together in every window from 320 to 2560 px`, async ({ page }) => {
    // What fades in with the page would be taken for gone.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, address)
    const seen = new Map<number, string[]>()
    const faults: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await painted(page)
      const found = await page.evaluate(look)
      seen.set(width, found.texts)
      faults.push(...found.faults.map((fault) => `${width} px: ${fault}`))
    }
    // Text that is visible on a phone and on a desktop has to be visible at every width.
    const everywhere = (seen.get(PHONE.width) ?? []).filter((text) => seen.get(DESKTOP.width)?.includes(text))
    expect(everywhere.length).toBeGreaterThan(5)
    const gone = [...seen].flatMap(([width, texts]) =>
      everywhere.filter((text) => !texts.includes(text)).map((text) => `${width} px: "${text.slice(0, 30)}" is gone`),
    )
    expect([...faults, ...gone]).toEqual([])
  })
}

/** Expects no fault in any window, with text of the usual size and of twice that, which media queries do not follow. */
async function expectNone(page: Page, faultsIn: (width: number) => Promise<readonly string[]>): Promise<void> {
  const faults: string[] = []
  for (const width of [320, PHONE.width, 768, 1024, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 900 })
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
      await painted(page)
      faults.push(...(await faultsIn(width)).map((fault) => `${width} px, text at ${size}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
}

for (const address of ['/', '/privacy', NOT_FOUND]) {
  test(`${address} keeps a word of 36 letters in each title, entry, link and cell in its place`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, address)
    const texts = page.locator(':is(main, footer) :is(h1, h2, h3, h4, dt, a:not(:empty), li > div, [role=row] > *)')
    await texts.evaluateAll((all) => {
      for (const element of all) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode());
        walker.currentNode.textContent = ` Verbraucherstreitbeilegungsverfahren ${walker.currentNode.textContent}`
      }
    })
    await expectNone(page, async () => (await page.evaluate(look)).faults)
  })
}

for (const [what, name, count, sticking] of [
  ['14 pages', 'Formline', 14, '320 390'],
  ['a name of 42 letters', 'Northamptonshire Racing Forecasts of Wales', 3, '1440'],
] as const) {
  test(`a bar with ${what} sticks where it is one row, and covers no target of a jump`, async ({ page }) => {
    await openPage(page, tried[1])
    const names = Array.from({ length: count }, (_, i) => ['Pricing', 'How it works', 'Careers'][i % 3] ?? '')
    const links = page.locator('header nav ul')
    await links.evaluate((list, names) => {
      list.replaceChildren(...names.map(() => list.children[0]?.cloneNode(true) ?? ''))
      for (const [i, name] of names.entries()) (list.children[i]?.firstElementChild ?? list).textContent = name
    }, names)
    await page.locator('header a > svg + span').evaluate((text, name) => {
      text.textContent = name
    }, name)
    const stuck = new Set<number>()
    await expectNone(page, async (width) => {
      const bar = barTop(name, names)[width < 768 ? 'button' : 'links']
      const { outside, bottom } = await page
        .locator('header')
        .first()
        .evaluate((header, bar) => {
          document.documentElement.style.setProperty('--bar', bar)
          window.scrollTo({ top: 0, behavior: 'instant' })
          const right = Math.max(...[...header.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right))
          document.querySelector('main section')?.scrollIntoView({ behavior: 'instant' })
          return { outside: right > window.innerWidth, bottom: header.getBoundingClientRect().bottom }
        }, bar)
      if (bottom > 0) stuck.add(width)
      return [...(outside ? ['a link is outside'] : []), ...(bottom > 100 ? [`the bar covers ${bottom} px`] : [])]
    })
    expect([...stuck].join(' ')).toBe(sticking)
  })
}
