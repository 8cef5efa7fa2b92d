import { addresses, DESKTOP, PHONE } from '../tools/visits'
import { expect, takenOver, test } from './site'

/** How pictures, type and script are loaded, compared with the page as it is laid out; and what script leaves behind. */
test.skip(({ browserName }) => browserName !== 'chromium', 'what is asked for is agreed in Chromium')

for (const size of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
  for (const address of addresses) {
    test(`pictures of ${address} load by where they stand, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(address)
      await takenOver(page)
      const faults = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility())
          .flatMap((image) => {
            const { top, width } = image.getBoundingClientRect()
            const first = top + scrollY < innerHeight
            const said = image.loading
            // What the browser takes, or would: a picture that is far off may not have been asked for yet.
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
          }),
      )
      expect(faults).toEqual([])
    })
  }
}

test('the largest picture of the first view is the one that comes first', async ({ page }) => {
  await page.goto('/')
  await takenOver(page)
  const first = await page.evaluate(() =>
    [...document.images].map(({ fetchPriority, loading }) => fetchPriority === 'high' && loading !== 'lazy'),
  )
  expect(first).toEqual([true, ...first.slice(1).map(() => false)])
})

for (const address of addresses) {
  test(`${address} preloads every font file that its text is set in`, async ({ page }) => {
    await page.goto(address)
    await takenOver(page)
    const { preloaded, used } = await page.evaluate(() => ({
      preloaded: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font][crossorigin]')].map(
        ({ href }) => href,
      ),
      used: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.woff2')),
    }))
    expect(used.length).toBeGreaterThan(0)
    expect(preloaded).toEqual([...new Set(used)])
  })

  test(`${address} leaves no names of its own in the window`, async ({ page }) => {
    await page.goto(address)
    await takenOver(page)
    const own = await page.evaluate(() => {
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const known = new Set(Object.getOwnPropertyNames(frame.contentWindow))
      frame.remove()
      return Object.getOwnPropertyNames(window).filter((name) => !known.has(name) && !/^\d+$/.test(name))
    })
    expect(own).toEqual(KNOWN)
  })
}

/** What the ordered packages put into the window: the router, for its own tools. */
const KNOWN: readonly string[] = ['__TSR_ROUTER__']
