import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { articlePaths, DESKTOP, PHONE, TABLET } from './routes'

test.skip(({ browserName }) => browserName !== 'chromium', 'layout shifts and paints are compared in Chromium only')

/**
 * Runs in the page: images whose `loading` attribute does not suit their position, whose `sizes` does not match their
 * width, or which are meant for the other color scheme.
 */
async function loadingFaults(colorScheme: 'dark' | 'light') {
  const faults: string[] = []
  for (const image of document.images) {
    if (!image.checkVisibility()) continue
    const { top, width, height } = image.getBoundingClientRect()
    const inView = top < innerHeight
    const lazy = image.loading === 'lazy'
    const html = image.outerHTML
    const [, scheme = colorScheme] = /-(dark|light)-/.exec(image.currentSrc) ?? []
    // One that is the same in both schemes is built once, under one of the names.
    const files = Array.from(
      image.parentElement?.querySelectorAll('source[type="image/avif"]') ?? [],
      ({ outerHTML }) => /srcset="([^"]*)"/i.exec(outerHTML)?.[1],
    )
    if (scheme !== colorScheme && new Set(files).size > 1)
      faults.push(`is the picture for the ${scheme} scheme: ${html}`)
    if (inView && lazy) faults.push(`loads lazily, though it is on the first screen: ${html}`)
    if (top > 3 * innerHeight && !lazy) faults.push(`does not load lazily, though it is far below: ${html}`)
    image.loading = 'eager'
    await image.decode()
    // For an image with `srcset`, this is the width that `sizes` states.
    const stated = image.naturalWidth
    // A picture that covers its box is cut off at the sides.
    const covers = getComputedStyle(image).objectFit === 'cover'
    const drawn = covers ? Math.max(width, (height * image.naturalWidth) / image.naturalHeight) : width
    if (image.srcset && Math.abs(stated - drawn) > Math.max(24, drawn * 0.15))
      faults.push(`is ${drawn} px wide, but its sizes attribute says ${stated}: ${html}`)
  }
  return faults
}

/** Runs in the page: how much its content has moved since it was loaded (https://web.dev/articles/cls). */
async function layoutShift() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return sum
}

/**
 * Runs in each document: hides it until the font has arrived. The fallback until then is scaled to the widths of Arial or
 * Roboto (src/theme/fontFaces.ts), and the Chromium of the lock file has neither.
 */
function paintWithFont() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { display: none }')
  document.adoptedStyleSheets.push(sheet)
  document.addEventListener('DOMContentLoaded', async () => {
    await document.fonts.load('1em Text')
    document.adoptedStyleSheets.pop()
  })
}

/** Not `waitForHydration`, which sends a touch that would start JavaScript early. */
const waitForJavaScript = (page: Page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)

for (const address of ['/', articlePaths[0] ?? '']) {
  test(`${address} loads images according to their position and width, and JavaScript after the first paint`, async ({
    page,
  }) => {
    await page.goto(address)
    await waitForJavaScript(page)
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.filter(({ startTime }) => !paint || startTime < paint.startTime).map(({ name }) => name)
    })
    expect(early, 'JavaScript before the first paint').toEqual([])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const size of [DESKTOP, TABLET, PHONE]) {
        await page.setViewportSize(size)
        await page.goto(address)
        expect(await page.evaluate(loadingFaults, colorScheme), `at ${size.width} px, ${colorScheme}`).toEqual([])
      }
    }
  })

  // Long pages are the same at any width.
  for (const viewport of address === '/' ? [PHONE, DESKTOP] : [PHONE])
    test(`on the first visit to ${address}, at ${viewport.width} px, nothing moves once the font is there`, async ({
      page,
    }) => {
      // Each test starts with an empty cache.
      await page.setViewportSize(viewport)
      await page.addInitScript(paintWithFont)
      await page.goto(address)
      await waitForJavaScript(page)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      expect(await page.evaluate(layoutShift), 'cumulative layout shift').toBeLessThan(0.02)
    })
}
