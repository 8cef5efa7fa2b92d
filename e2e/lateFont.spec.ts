import { painted } from '../gate/moments'
import { addresses, DESKTOP, PHONE } from '../tools/visits'
import { expect, hold, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports layout shifts')

/**
 * The layout shifts when the font arrives after the first paint, in hundredths. A baseline, since no fallback is as wide
 * as the font in every word; below .005 a phrase in a line moves, one line more or less is rarely below .01.
 */
test('no page moves more than it did when the font is loaded late', async ({ page }) => {
  const shifts: string[] = []
  for (const address of addresses) {
    for (const viewport of [PHONE, DESKTOP]) {
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
      shifts.push(`${address} at ${viewport.width}: ${(await page.evaluate(shift)).toFixed(2)}\n`)
    }
  }
  expect(shifts.join('')).toMatchSnapshot('lateFont.txt')
})

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
