import { DESKTOP, legalPaths, PHONE } from './routes'
import { expect, openPage, test } from './site'

test.skip(({ browserName }) => browserName !== 'chromium', 'requests are compared in Chromium only')

const addresses = ['/', legalPaths[0] ?? ''] as const

for (const address of addresses) {
  test(`${address} preloads its text font, loads images by position, and loads JavaScript after the first paint`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(address)
    // Not `waitForHydration`, which sends a touch that would start JavaScript early.
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    const seen = await page.evaluate(() => {
      const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font][crossorigin]')
      const files = performance.getEntriesByType('resource')
      const scripts = files.filter(({ name }) => name.endsWith('.js'))
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return {
        preloaded: [...preloads].map(({ href }) => href),
        fonts: [...new Set(files.map(({ name }) => name).filter((name) => name.endsWith('.woff2')))],
        scripts: scripts.length,
        early: scripts.filter(({ startTime }) => !paint || startTime < paint.startTime).length,
      }
    })
    expect(seen.preloaded.length).toBeGreaterThan(0)
    // The fonts of rarer letters load only when the page has one of them.
    expect(seen.fonts.filter((file) => !file.includes('/latin-'))).toEqual(seen.preloaded)
    expect(seen.scripts).toBeGreaterThan(0)
    expect(seen.early, 'scripts before the first paint').toBe(0)
    for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
      await page.setViewportSize(size)
      // The browser may choose another file shortly after a resize.
      await expect.poll(() => page.evaluate(misloaded), `pictures at ${size.width} px`).toEqual([])
    }
  })
}

/** Mean width of a character of this text in local fonts, in parts of an em. The tests' browser has none of them. */
const TEXT = 'Read the race before the off. The rules for using the app: 1,000+ data points, 31% at 5/2.'
const LOCAL_WIDTHS: Readonly<Record<string, number>> = {
  Arial: 0.4366,
  'Arial Bold': 0.4622,
  Roboto: 0.4325,
  'DejaVu Sans': 0.4997,
}

test('text in every fallback font is as high as in the web font, and as wide within 3%', async ({ page }) => {
  await openPage(page, '/')
  const faces = await page.evaluate(async (text) => {
    await document.fonts.ready
    const line = document.createElement('span')
    line.textContent = text
    document.body.append(line)
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const fallbacks = rules.flatMap((rule) =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('local(') ? rule.style : [],
    )
    return fallbacks.map((style) => {
      const shareOf = (name: string) => Number.parseFloat(style.getPropertyValue(name)) / 100
      const weight = Number.parseInt(style.getPropertyValue('font-weight'), 10)
      // Regular text, bold text, headlines.
      const [webWeight, stretch] = weight > 755 ? [780, 112] : [weight > 639 ? 720 : 400, 100]
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${webWeight} 100px/normal Text`
      line.style.fontStretch = `${stretch}%`
      const { width, height } = line.getBoundingClientRect()
      const scale = shareOf('size-adjust')
      return {
        font: /local\("([^"]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '',
        weight,
        scale,
        height: (scale * (shareOf('ascent-override') + shareOf('descent-override'))) / (height / 100),
        width: width / 100 / text.length,
      }
    })
  }, TEXT)
  expect(faces.length).toBeGreaterThan(0)
  for (const { font, weight, scale, width, height } of faces) {
    const relativeWidth = (scale * (LOCAL_WIDTHS[font] ?? 0)) / width
    expect.soft(Math.abs(height - 1), `height of ${font}, weight ${weight}`).toBeLessThan(0.01)
    expect.soft(Math.abs(relativeWidth - 1), `width of ${font}, weight ${weight}`).toBeLessThan(0.03)
  }
})

/** Runs in the page: images whose loading does not suit their position, or whose `sizes` does not match their width. */
const misloaded = () =>
  [...document.images]
    .filter((image) => image.checkVisibility())
    .flatMap((image) => {
      const { top, width } = image.getBoundingClientRect()
      const inView = top + scrollY < innerHeight
      const lazy = image.loading === 'lazy'
      // The `source` that the browser uses or would use: an image far below may not have been requested yet.
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      const { srcset, sizes } = sources.find(({ media }) => !media || matchMedia(media).matches) ?? image
      const name = /[\w-]+\.\w+/.exec(srcset || image.src)?.[0]
      const conditions = sizes
        .split(/,(?![^(]*\))/)
        .map((each) => /^\s*(\([^)]*\)(?: and \([^)]*\))*)?\s*(.*)$/.exec(each) ?? [])
      const [, , size = ''] = conditions.find(([, media]) => !media || matchMedia(media).matches) ?? []
      const probe = document.createElement('img')
      probe.style.cssText = 'position:absolute;max-width:none;visibility:hidden;height:1px'
      probe.style.width = size
      document.body.append(probe)
      const stated = probe.getBoundingClientRect().width
      probe.remove()
      return [
        ...(inView && lazy ? [`${name} is in the first view but loads lazily`] : []),
        ...(!inView && top > 3 * innerHeight && !lazy ? [`${name} is far below but does not load lazily`] : []),
        ...(!inView && image.fetchPriority === 'high'
          ? [`${name} is not in the first view but has high priority`]
          : []),
        ...(image.srcset && Math.abs(stated - width) > Math.max(24, width * 0.15)
          ? [`${name} is ${Math.round(width)} px wide, but its sizes says ${Math.round(stated)}`]
          : []),
      ]
    })
