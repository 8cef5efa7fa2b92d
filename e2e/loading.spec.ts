import { fileURLToPath } from 'node:url'
import { DESKTOP, datedPaths, PHONE } from './routes'
import { expect, openPage, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', 'requests are compared in Chromium only')

/** Runs in the page: images whose loading does not suit their position, or whose `sizes` does not match their width. */
async function misloaded() {
  const faults: string[] = []
  for (const image of document.images) {
    if (!image.checkVisibility()) continue
    const { top, width } = image.getBoundingClientRect()
    const inView = top < innerHeight
    const lazy = image.loading === 'lazy'
    const html = image.outerHTML
    if (inView && lazy) faults.push(`loads lazily, though it is in the first view: ${html}`)
    if (top > 3 * innerHeight && !lazy) faults.push(`does not load lazily, though it is far below: ${html}`)
    if (!inView && image.fetchPriority === 'high')
      faults.push(`has high priority, though it is not in the first view: ${html}`)
    image.loading = 'eager'
    await image.decode()
    // For an image with `srcset`, this is the width that `sizes` states.
    const stated = image.naturalWidth
    if (image.srcset && Math.abs(stated - width) > Math.max(24, width * 0.15))
      faults.push(`is ${width} px wide, but its sizes says ${stated}: ${html}`)
  }
  return faults
}

/** Runs in the page: by how much its content has moved since it was loaded (https://web.dev/articles/cls). */
async function layoutShift() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
  }).observe({ type: 'layout-shift', buffered: true })
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return sum
}

for (const address of ['/', datedPaths[0] ?? '']) {
  test(`${address} loads images by their position and width, and JavaScript after the first paint, and nothing moves`, async ({
    page,
  }) => {
    for (const size of [DESKTOP, { width: 768, height: 1024 }, PHONE]) {
      await page.setViewportSize(size)
      await page.goto(address)
      expect(await page.evaluate(misloaded), `at ${size.width} px`).toEqual([])
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

/** Local fonts, which the tests' browser lacks, as files. Arimo is as wide as Arial. */
const LOCAL_FONTS: Readonly<Record<string, string>> = {
  Arial: import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  'Arial Bold': import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
  Roboto: import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
  'DejaVu Sans': import.meta.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'),
}

test('text in every fallback font is as high as in the web font, and as wide within 3%', async ({ page }) => {
  await page.route('**/local/*', (route) => {
    const font = decodeURIComponent(route.request().url().split('/').at(-1) ?? '')
    const file = LOCAL_FONTS[font]
    if (!file) throw new Error(`Add ${font} to LOCAL_FONTS.`)
    return route.fulfill({ path: fileURLToPath(file) })
  })
  await openPage(page, '/')
  const faces = await page.evaluate(async () => {
    await document.fonts.ready
    const line = document.createElement('span')
    line.textContent = 'Read the race before the off. The rules for using the app: 1,000+ data points, 31% at 5/2.'
    document.body.append(line)
    const sizeIn = (font: string, fontStretch = 'normal') => {
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`
      line.style.fontStretch = fontStretch
      return line.getBoundingClientRect()
    }
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const fallbacks = rules.flatMap((rule) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('local(') ? rule.style : [],
    )
    const faces = fallbacks.map(async (style) => {
      const shareOf = (name: string) => Number.parseFloat(style.getPropertyValue(name)) / 100
      const scale = shareOf('size-adjust')
      const [min = 0, max = 0] = style.getPropertyValue('font-weight').split(' ').map(Number)
      const fonts = [...style.getPropertyValue('src').matchAll(/local\("([^"]+)/g)].map(([, font = '']) => font)
      document.fonts.add(await new FontFace(`Local ${fonts[0]}`, `url("/local/${fonts[0]}")`).load())
      const local = sizeIn(`100px "Local ${fonts[0]}"`)
      // A face for all weights is scaled for regular text.
      const sizes = (max - min === 500 ? [min] : [min, max]).map((weight) => {
        // Regular text, bold text, headlines.
        const [webWeight, stretch] = weight > 755 ? [780, 112] : [weight > 639 ? 720 : 400, 100]
        const web = sizeIn(`${webWeight} 100px/normal Text`, `${stretch}%`)
        const height = scale * (shareOf('ascent-override') + shareOf('descent-override')) * 100
        return { weight, height: height / web.height, width: (scale * local.width) / web.width }
      })
      const isListed = getComputedStyle(document.body).fontFamily.includes(style.getPropertyValue('font-family'))
      return { fonts, isListed, min, max, sizes }
    })
    return await Promise.all(faces)
  })
  for (const { fonts, isListed, sizes } of faces) {
    const [font] = fonts
    expect.soft(isListed, `${font} is in the page's list of fonts`).toBe(true)
    for (const { weight, width, height } of sizes) {
      expect.soft(Math.abs(height - 1), `height of ${font}, weight ${weight}`).toBeLessThan(0.01)
      expect.soft(Math.abs(width - 1), `width of ${font}, weight ${weight}`).toBeLessThan(0.03)
    }
  }
  for (const font of ['Arial', 'Roboto', 'DejaVu Sans'])
    for (const weight of [400, 720, 780]) {
      const matching = faces.filter(
        ({ fonts, min, max }) => fonts.some((name) => name.startsWith(font)) && weight >= min && weight <= max,
      )
      expect.soft(matching.length, `faces of ${font} for weight ${weight}`).toBe(1)
    }
})
