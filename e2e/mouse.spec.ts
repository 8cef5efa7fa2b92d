import type { Locator } from 'playwright/test'
import { DESKTOP } from './routes'
import { expect, openPage, sampleRoutes, test } from './site'

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

/**
 * The brand, a store's badge and the link to the page itself look the same under the mouse; the skip link is out of its
 * reach.
 */
const CONTROLS =
  ':is(a[href]:not([aria-current], [href="#main"], [aria-label$=", home"], :has(> img)), button, summary)'

/** The first control of each kind, with the name of the kind: controls of one class look alike. */
async function oneOfEachKind(controls: Locator) {
  const kinds = await controls.evaluateAll((all) => all.map(({ localName, className }) => `${localName}.${className}`))
  return [...new Set(kinds)].map((kind) => [kind, controls.nth(kinds.indexOf(kind))] as const)
}

// The not-found page has no control of its own.
for (const address of sampleRoutes.slice(0, -1)) {
  test(`each kind of control of ${address} shows that the mouse is over it`, async ({ page }) => {
    await openPage(page, address)
    const unchanged: string[] = []
    // Header and footer are the same on all pages.
    const controls = page.locator(address === '/' ? CONTROLS : `main ${CONTROLS}`).filter({ visible: true })
    for (const [kind, control] of await oneOfEachKind(controls)) {
      await control.scrollIntoViewIfNeeded()
      await page.mouse.move(0, 0)
      const { x = 0, y = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      // The line under a link in a text is below its box.
      const picture = () => page.screenshot({ clip: { x, y, width, height: height + 8 } })
      const before = await picture()
      await control.hover()
      if ((await picture()).equals(before)) unchanged.push(kind)
    }
    expect(unchanged).toEqual([])
  })
}
