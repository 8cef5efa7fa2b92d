import { painted } from '../gate/moments'
import { addresses, DESKTOP, PHONE } from '../tools/visits'
import { expect, hold, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium tells of layout shifts')

/**
 * What the text may still move: a phrase in the middle of a line, by a few px, since no fallback is as wide as Archivo in
 * every word (our pages: .0015 at most). A line more or less in the first window is seldom below .01.
 */
const LIMIT = 0.006

for (const address of addresses) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${address} at ${viewport.width} stands still when the font comes late`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const release = await hold(page, '**/*.woff2')
      // The page is loaded when the font is.
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await painted(page)
      expect(await page.evaluate(inFont), 'the page is painted without the font').toBe(false)
      release()
      await page.waitForFunction(inFont)
      await painted(page)
      expect(await page.evaluate(shift)).toBeLessThan(LIMIT)
    })
  }
}

const inFont = () => [...document.fonts].some(({ family, status }) => /Variable/.test(family) && status === 'loaded')

/** Sum of all layout shifts so far that no press set off (CLS of a visit this short). */
const shift = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum += entry.value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 100)
  })
