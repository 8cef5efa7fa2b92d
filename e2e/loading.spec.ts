import { addresses, DESKTOP, NOT_FOUND, PHONE } from '../tools/visits'
import { expect, openPage, test } from './site'

/** Loading of pictures, fonts and script, compared with the page's layout; and global names left by script. */
test.skip(({ browserName }) => browserName !== 'chromium', 'requests are compared in Chromium only')

/** Globals that packages add to the window: the router's, for its developer tools. */
const KNOWN: readonly string[] = ['__TSR_ROUTER__']

for (const address of addresses) {
  test(`${address} preloads every font file that its text uses, loads pictures by position and adds no global names`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openPage(page, address)
    const { preloaded, used, first, own } = await page.evaluate(() => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const known = new Set(Object.getOwnPropertyNames(frame.contentWindow))
      frame.remove()
      const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font][crossorigin]')
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return {
        preloaded: [...preloads].map(({ href }) => href),
        used: loaded.filter((name) => name.endsWith('.woff2')),
        first: [...document.images].map(({ fetchPriority, loading }) => fetchPriority === 'high' && loading !== 'lazy'),
        own: Object.getOwnPropertyNames(window).filter((name) => !known.has(name) && !/^\d+$/.test(name)),
      }
    })
    expect(used.length).toBeGreaterThan(0)
    expect(preloaded).toEqual([...new Set(used)])
    expect(own).toEqual(KNOWN)
    if (address === '/') expect(first, 'the first picture comes first').toEqual(first.map((_, index) => index === 0))
    for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
      await page.setViewportSize(size)
      // The browser chooses another file soon after the window has changed.
      await expect.poll(() => page.evaluate(misloaded), `pictures at ${size.width} px`).toEqual([])
    }
  })
}

/** Runs in the page: the pictures that load in another order than their position, or in another size, asks for. */
const misloaded = () =>
  [...document.images]
    .filter((image) => image.checkVisibility())
    .flatMap((image) => {
      const { top, width } = image.getBoundingClientRect()
      const first = top + scrollY < innerHeight
      const said = image.loading
      // The file that the browser loads or would load: a picture far below may not have been requested yet.
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      const { srcset, sizes } = sources.find(({ media }) => !media || matchMedia(media).matches) ?? image
      const name = /[\w-]+\.\w+/.exec(srcset || image.src)?.[0]
      const probe = document.createElement('img')
      probe.style.cssText = 'position:absolute;max-width:none;visibility:hidden;height:1px'
      const asked = sizes.split(/,(?![^(]*\))/).map((each) => each.trim())
      const chosen = asked.find((each) => {
        const [, media] = /^(\([^)]*\)) /.exec(each) ?? []
        return !media || matchMedia(media).matches
      })
      probe.style.width = chosen?.replace(/^\([^)]*\) /, '') ?? ''
      document.body.append(probe)
      const told = probe.getBoundingClientRect().width
      probe.remove()
      return [
        ...(first && said === 'lazy' ? [`${name} is seen at once and loads lazily`] : []),
        ...(!first && top > 3 * innerHeight && said !== 'lazy' ? [`${name} is far below and loads at once`] : []),
        ...(!first && image.fetchPriority === 'high' ? [`${name} is not seen at once and comes first`] : []),
        ...(image.srcset && Math.abs(told - width) > Math.max(24, width * 0.15)
          ? [`${name} is ${Math.round(width)} px wide and sizes says ${Math.round(told)}`]
          : []),
      ]
    })

test('the not-found page requests no script until the first touch or key, and then starts', async ({ page, watch }) => {
  await page.clock.install()
  await page.goto(NOT_FOUND)
  await page.clock.runFor(60_000)
  const scripts = () => watch.requests.filter(({ type }) => type === 'script')
  expect(scripts()).toEqual([])
  await page.keyboard.press('Tab')
  await page.clock.resume()
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset)
  expect(scripts().length).toBeGreaterThan(0)
})
