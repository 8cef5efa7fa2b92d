import { notEmpty, schemes, viewOptions } from '../gate/views'
import { isPagePath, pages } from '../src/content/pages'
import { mainWidths, NOT_FOUND } from '../tools/visits'
import { expect, test } from './site'
import { mainViews, momentsOf, openView } from './states'

/**
 * A few of the gate's states, on any served site: `npx node tools/smoke.ts https://…` tests a live address, also below
 * a sub-path; the gate runs them on the built site.
 */

/** Each page in both main windows, each in one scheme. */
const views = notEmpty(
  'views',
  mainViews.filter(({ width, scheme }) => mainWidths.indexOf(width) === schemes.indexOf(scheme)),
)

// If the host lacks a file, the test waits for something that never happens.
test.setTimeout(60_000)

for (const view of views) {
  const { name, address } = view

  test.describe(() => {
    test.use(viewOptions(view))

    test(`${name} is served completely, hydrated without console messages and stores nothing`, async ({
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
        // The site may be tested at another origin than the deployed one, but only below the path it was built for.
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
      // What the tab stores, as the Privacy Policy says: scroll positions.
      const marks = await page.evaluate(() => Object.keys(window.sessionStorage))
      expect(marks.filter((key) => !key.startsWith('tsr-scroll-restoration'))).toEqual([])
      expect(await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0)).toBe(0)
    })
  })
}
