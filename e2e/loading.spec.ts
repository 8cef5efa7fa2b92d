import { DESKTOP, legalPaths, PHONE } from './routes'
import { expect, test } from './site'

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
