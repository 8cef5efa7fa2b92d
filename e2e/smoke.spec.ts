import { notEmpty, schemes, viewOptions } from '../gate/views'
import { isPagePath, pages } from '../src/content/pages'
import { mainWidths, NOT_FOUND } from '../tools/visits'
import { expect, test } from './site'
import { mainViews, momentsOf, openView } from './states'

/**
 * A handful of the gate's states, wherever the site is served: `npx node tools/smoke.ts https://…` asks them of a live
 * address, sub-path or not; in the gate it is the site as built.
 */

/** Each page in both main windows, each in one scheme. */
const views = notEmpty(
  'views',
  mainViews.filter(({ width, scheme }) => mainWidths.indexOf(width) === schemes.indexOf(scheme)),
)

// A file that the host lacks shows in what the page then never does.
test.setTimeout(60_000)

for (const view of views) {
  const { name, address } = view

  test.describe(() => {
    test.use(viewOptions(view))

    test(`${name} is served whole, taken over without a sound and keeps nothing`, async ({
      page,
      context,
      baseURL,
    }) => {
      let status = 0
      const missing: string[] = []
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) status = response.status()
        else if (response.status() >= 400) missing.push(`${response.status()}: ${response.url()}`)
      })
      await openView(page, { ...view, address: `${baseURL}${address}` })
      expect(status).toBe(address === NOT_FOUND ? 404 : 200)
      if (isPagePath(address)) {
        await expect(page).toHaveTitle(new RegExp(pages[address].title))
        // It may be tried elsewhere than it is deployed, but not below another path than it was built for.
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
        expect(new URL(canonical ?? '').pathname).toBe(new URL(`${baseURL}${address}`).pathname)
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const moment of momentsOf(view).filter(({ opened }) => opened)) {
        if (!(await moment.enter(page))) continue
        await expect(moment.opened?.(page) ?? page.locator('html'), moment.name).toBeVisible()
        await moment.leave?.(page)
      }
      const fonts = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)
      expect(fonts, 'fonts of the site that are in use').toBeGreaterThan(0)
      const empty = await page.evaluate(() =>
        [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
      )
      expect([...missing, ...empty], 'files that the page lacks').toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([])
      // What the tab remembers, as the privacy text says: places that it was scrolled to.
      const marks = await page.evaluate(() => Object.keys(window.sessionStorage))
      expect(marks.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([])
      expect(await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0)
    })
  })
}
