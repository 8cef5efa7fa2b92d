import { isPagePath } from '../src/content/pages'
import { expect, loadImagesAndFonts, openPage, test, titleOf } from './fixtures'
import { menuOpener } from './openers'
import { articlePaths, at, NOT_FOUND, PHONE, routes } from './routes'

/**
 * Tests a served site: the built one in `npm test`, or a deployed one with
 * `FORMLINE_URL=https://… FORMLINE_COMMIT=… npx playwright test smoke.spec.ts`.
 */
test.use({ viewport: PHONE })

const { FORMLINE_URL, FORMLINE_COMMIT } = process.env
// The other legal pages of the built site are tested by names.spec.ts.
const addresses = FORMLINE_URL ? routes : ['/', ...articlePaths.slice(0, 1), NOT_FOUND]

for (const address of addresses)
  test(`${address} loads all its files and works`, async ({ page }) => {
    await test.step('the host serves the deployed commit', async () => {
      // Copies of the former page may remain in a host's cache for minutes.
      const served = async () => /name="build" content="(.*?)"/.exec(await (await page.request.get(at(address))).text())
      const timeout = FORMLINE_URL ? 600_000 : 0
      test.setTimeout(timeout + 120_000)
      await expect
        .poll(async () => (await served())?.[1], { timeout, intervals: [5000] })
        .toMatch(FORMLINE_COMMIT ?? /./)
    })
    const failed: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith(NOT_FOUND)) failed.push(response.url())
    })
    await openPage(page, address)
    await expect(page).toHaveTitle(titleOf(address))
    if (isPagePath(address)) {
      // Hydration has replaced the URL's path by the one that the page was built for (src/browser/main.tsx).
      expect(new URL(page.url()).pathname).toBe(at(address))
      await expect(await page.request.get(at('/.well-known/security.txt'))).toBeOK()
    }
    // The drawer is the last code that a page loads.
    expect(await menuOpener.open(page)).toBe(true)
    await loadImagesAndFonts(page)
    expect(failed).toEqual([])
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  })
