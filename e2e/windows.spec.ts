import { layoutOf } from './layout'
import { DESKTOP, legalPaths, PHONE } from './routes'
import { expect, openPage, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', 'layout depends on the styles, not on the engine')
// Otherwise an element that is fading in would count as hidden.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const [legal = '/'] = legalPaths
const WIDTHS = [320, PHONE.width, 480, 640, 767, 768, 900, 1023, 1024, 1120, DESKTOP.width, 1920, 2560]

/** Runs in the page: header links and Menu button both shown or both hidden, and headings too close to their numbers. */
function misplaced() {
  const isShown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((element) => element.checkVisibility({ visibilityProperty: true }))
  const [bar, menu] = [isShown('header nav a'), isShown('header button')]
  const close = [...document.querySelectorAll('article h2:has(> span)')].filter(({ children: [number, title] }) => {
    const [left, right] = [number, title].map((part) => {
      const range = document.createRange()
      if (part) range.selectNodeContents(part)
      return range.getBoundingClientRect()
    })
    return left && right && left.bottom > right.top + 5 && left.right + 8 > right.left
  })
  return [
    ...(bar === menu ? [`links and Menu button are ${bar ? 'both' : 'not'} shown`] : []),
    ...close.map(({ textContent }) => `"${textContent}" is close to its number`),
  ]
}

for (const route of ['/', legal]) {
  test(`${route} has no layout faults and hides no text at any width from 320 to 2560 px`, async ({ page }) => {
    await openPage(page, route)
    const seen = new Map<number, readonly string[]>()
    const faults: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const layout = await layoutOf(page)
      seen.set(width, layout.texts)
      for (const fault of [...layout.faults, ...(await page.evaluate(misplaced))]) faults.push(`${width} px: ${fault}`)
    }
    // Text that is visible both on a phone and on a desktop must be visible at every width.
    const everywhere = (seen.get(PHONE.width) ?? []).filter((text) => seen.get(DESKTOP.width)?.includes(text))
    expect(everywhere.length).toBeGreaterThan(5)
    for (const [width, texts] of seen)
      for (const text of everywhere)
        if (!texts.includes(text)) faults.push(`${width} px: "${text.slice(0, 30)}" is not shown`)
    expect(faults).toEqual([])
  })
}

test('phone numbers break only between their parts at 320 px and twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await openPage(page, legal)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const broken = await page.locator('[href^="tel:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const text = link.firstChild as Text
      return [...text.data.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      })
    }),
  )
  expect(broken).toEqual([])
})
