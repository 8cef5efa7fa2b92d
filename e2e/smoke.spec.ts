import { isPagePath, pages } from '../src/content/pages'
import { checkBuild, filesOf } from '../tools/buildNumber'
import { menuOpener } from './openers'
import { articlePaths, NOT_FOUND, PHONE, routes } from './routes'
import { expect, loadImagesAndFonts, openPage, test } from './site'

/**
 * Tests a served site: the built one in `npm test`, or a deployed one, which may be under a sub-path, with
 * `FORMLINE_URL=https://… FORMLINE_DIR=dist npx playwright test smoke.spec.ts`.
 */
test.use({ viewport: PHONE })

// The other legal pages of the built site are tested by names.spec.ts.
const addresses = process.env.FORMLINE_URL ? routes : ['/', ...articlePaths.slice(0, 1), NOT_FOUND]

for (const address of addresses)
  test(`${address} loads all its files and works`, async ({ page, baseURL }) => {
    const url = `${baseURL}${address}`
    const statuses = new Map<string, number>()
    page.on('response', (response) => statuses.set(response.url(), response.status()))
    await openPage(page, url)
    expect(statuses.get(url)).toBe(address === NOT_FOUND ? 404 : 200)
    statuses.delete(url)
    if (isPagePath(address)) {
      await expect(page).toHaveTitle(new RegExp(pages[address].title))
      // The origin may differ from the canonical one, but the path must be the one the site was built for.
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      expect(new URL(canonical ?? '').pathname).toBe(new URL(url).pathname)
    }
    // The drawer is the last code that a page loads.
    expect(await menuOpener.open(page)).toBe(true)
    await loadImagesAndFonts(page)
    expect([...statuses].filter(([, status]) => status >= 400)).toEqual([])
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  })

test('every file is the one that was built and tested', async ({ request, baseURL }) => {
  const dir = process.env.FORMLINE_DIR ?? 'dist'
  const number = checkBuild(dir)
  for (const [name, content] of filesOf(dir)) {
    // Hosts read `_headers`, and need not serve it.
    if (name === '_headers') continue
    const path = name.replace(/(^|\/)index\.html$|\.html$/, '$1')
    const response = await request.get(`${baseURL}/${name === '404.html' ? NOT_FOUND.slice(1) : path}`)
    expect(Buffer.compare(await response.body(), content), `${name} of build ${number}`).toBe(0)
  }
})
