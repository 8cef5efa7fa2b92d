import { painted } from '../gate/moments'
import { addresses, DESKTOP, PHONE } from '../tools/visits'
import { expect, hold, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts')

/**
 * Largest layout shift allowed: a phrase in a line may move a few px, since no fallback is as wide as ours in every
 * word (our pages: .0015 at most). One line more or less in the first viewport is rarely below .01.
 */
const LIMIT = 0.006

for (const address of addresses) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${address} at ${viewport.width} does not move when the font is loaded late`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const release = await hold(page, '**/*.woff2')
      // The page's load event waits for the font.
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

const inFont = () => [...document.fonts].some(({ family, status }) => family === 'Text' && status === 'loaded')

/** Sum of all layout shifts so far without recent input (the CLS of such a short visit). */
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
