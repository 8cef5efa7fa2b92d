import { fileURLToPath } from 'node:url'
import { addStyles } from './a11y/states'
import { articlePaths, DESKTOP, PHONE, TABLET } from './routes'
import { expect, openPage, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', 'layout shifts and paints are compared in Chromium only')

/**
 * Runs in the page: images whose `loading` attribute does not suit their position, or whose `sizes` does not match
 * their width.
 */
async function loadingFaults() {
  const faults: string[] = []
  for (const image of document.images) {
    if (!image.checkVisibility()) continue
    const { top, width } = image.getBoundingClientRect()
    const inView = top < innerHeight
    const lazy = image.loading === 'lazy'
    const html = image.outerHTML
    if (inView && lazy) faults.push(`loads lazily, though it is on the first screen: ${html}`)
    if (top > 3 * innerHeight && !lazy) faults.push(`does not load lazily, though it is far below: ${html}`)
    if (!inView && image.fetchPriority === 'high')
      faults.push(`has high priority, though it is not on the first screen: ${html}`)
    image.loading = 'eager'
    await image.decode()
    // For an image with `srcset`, this is the width that `sizes` states.
    const stated = image.naturalWidth
    if (image.srcset && Math.abs(stated - width) > Math.max(24, width * 0.15))
      faults.push(`is ${width} px wide, but its sizes attribute says ${stated}: ${html}`)
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

for (const address of ['/', articlePaths[0] ?? '']) {
  test(`${address} loads images according to their position and width, and JavaScript after the first paint, and nothing moves`, async ({
    page,
  }) => {
    for (const size of [DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize(size)
      await page.goto(address)
      expect(await page.evaluate(loadingFaults), `at ${size.width} px`).toEqual([])
    }
    // Not `waitForHydration`, which sends a touch that would start JavaScript early.
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.filter(({ startTime }) => !paint || startTime < paint.startTime).map(({ name }) => name)
    })
    expect(early, 'JavaScript before the first paint').toEqual([])
    expect(await page.evaluate(layoutShift), 'cumulative layout shift').toBeLessThan(0.02)
  })
}

/** Stand-ins for each operating system's fonts, which the test browser lacks. Arimo is as wide as Arial. */
const SYSTEMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Windows: {
    Arial: import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    'Arial Bold': import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
  },
  Android: { Roboto: import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2') },
  Linux: { 'DejaVu Sans': import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2') },
}

/** Runs in the page: sizes of a line as regular text, bold text and a headline. */
async function measureLine(families: string) {
  const line = document.createElement('span')
  line.textContent = 'Read the race before the off. The rules for using the app: 1,000+ data points, 31% at 5/2.'
  document.body.append(line)
  const sizes: { weight: number; width: number; height: number }[] = []
  for (const [weight, stretch] of [
    [400, 100],
    [720, 100],
    [780, 112],
  ] as const) {
    const font = `${weight} 100px ${families}`
    // Fails for the fonts that the system does not have.
    await document.fonts.load(font, line.textContent).catch(() => document.fonts.ready)
    line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}; font-stretch: ${stretch}%`
    const { width, height } = line.getBoundingClientRect()
    sizes.push({ weight, width, height })
  }
  return sizes
}

test('text in every fallback font is as tall as in the web font, and as wide to within 3%', async ({ page }) => {
  const files = Object.assign({}, ...Object.values(SYSTEMS))
  await page.route('**/local/*', (route) =>
    route.fulfill({ path: fileURLToPath(files[decodeURIComponent(route.request().url().split('/').at(-1) ?? '')]) }),
  )
  await openPage(page, '/')
  const [families, ...faces] = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const faces = rules.map(({ cssText }) => cssText).filter((css) => css.includes('local('))
    return [getComputedStyle(document.body).fontFamily, ...faces]
  })
  const web = await page.evaluate(measureLine, 'Text')
  for (const [system, fonts] of Object.entries(SYSTEMS)) {
    const sourceOf = (font: string) => (font in fonts ? `url("/local/${font}")` : 'local("missing")')
    const styles = faces.map((face) => face.replaceAll(/local\("([^"]+)"\)/g, (_, font) => sourceOf(font)))
    await addStyles(page, styles.join('').replaceAll('"Text Fallback', `"${system}`))
    const fallbacks = families?.match(/"Text Fallback[^"]*"/g)?.map((name) => name.replace('Text Fallback', system))
    const local = await page.evaluate(measureLine, `${fallbacks}`)
    for (const [index, { weight, width, height }] of local.entries()) {
      const expected = web[index] ?? { width: 0, height: 0 }
      expect.soft(height / expected.height, `height on ${system}, weight ${weight}`).toBeCloseTo(1, 2)
      // On Linux, one face for all weights is scaled for regular text.
      if (system === 'Linux' && weight > 400) continue
      expect.soft(Math.abs(width / expected.width - 1), `width on ${system}, weight ${weight}`).toBeLessThan(0.03)
    }
  }
})
