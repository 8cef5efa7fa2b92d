import { isPagePath, pages } from '../src/content/pages'
import { menuOpener } from './openers'
import { datedPaths, NOT_FOUND, PHONE, routes } from './routes'
import { expect, loadImagesAndFonts, openPage, test } from './site'

/**
 * Tests a served site: the built one in `npm test`, or a deployed one, which may be under a sub-path, with
 * `FORMLINE_URL=https://… npx playwright test smoke.spec.ts`.
 */
test.use({ viewport: PHONE })

// The other legal pages of the built site are tested by names.spec.ts.
const addresses = process.env.FORMLINE_URL ? routes : ['/', ...datedPaths.slice(0, 1), NOT_FOUND]

for (const address of addresses)
  test(`${address} loads all its files and works`, async ({ page, baseURL }) => {
    const url = `${baseURL}${address}`
    const answers = new Map<string, number>()
    page.on('response', (response) => answers.set(response.url(), response.status()))
    await openPage(page, url)
    expect(answers.get(url)).toBe(address === NOT_FOUND ? 404 : 200)
    answers.delete(url)
    if (isPagePath(address)) {
      await expect(page).toHaveTitle(new RegExp(pages[address].title))
      // The origin may differ from the canonical one, but the path must be the one the site was built for.
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(new URL(url).pathname)
    }
    // The drawer is the last code that a page loads.
    expect(await menuOpener.open(page)).toBe(true)
    await loadImagesAndFonts(page)
    expect([...answers].filter(([, status]) => status >= 400)).toEqual([])
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  })
