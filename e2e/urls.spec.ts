import { articlePaths, NOT_FOUND } from './routes'
import { expect, heading, holdScripts, test, titleOf, waitForHydration, waitForPaint } from './site'

const [legal = '/'] = articlePaths

/** Fragments and queries that no page uses, and paths that do not exist. */
const unusualAddresses = [
  ...[`/no/such/page${legal}`, '/no-such-page/', '/%E0%A4%A'],
  ...[`${legal}#%E0%A4%A`, '/#__proto__', `${legal}?x=<script>alert(1)</script>&y=%00`],
]

/** Runs in the page: what identifies the current page to a visitor. */
const identity = () => ({
  title: document.title,
  h1: document.querySelector('h1')?.textContent,
  url: location.href,
})

test('the page served at an unusual address stays after hydration', async ({ page, baseURL }) => {
  for (const address of unusualAddresses) {
    await test.step(address, async () => {
      const release = await holdScripts(page)
      await page.goto(`${baseURL}${address}`)
      const served = await page.evaluate(identity)
      expect(served.h1).toBeTruthy()
      release()
      await waitForHydration(page)
      await waitForPaint(page)
      expect(await page.evaluate(identity)).toEqual(served)
      await expect(heading(page)).toBeVisible()
    })
  }
})

test('another spelling of a page’s address leads to the page, even if the host does not redirect it', async ({
  page,
  baseURL,
}) => {
  for (const [address, target] of [
    [`${legal}/`, legal],
    [`${legal}//?a=/#top`, `${legal}?a=/#top`],
    [legal.toUpperCase(), legal],
    [`${legal}.HTML#x`, `${legal}#x`],
    [`${legal}.html?a`, `${legal}?a`],
    [`/${legal}`, legal],
    ['/index.html', '/'],
    ['/INDEX', '/'],
    // It must lead to a page of this site, not to another site.
    ['//example.org/', '//example.org/'],
  ]) {
    await page.goto(`${baseURL}${address}`)
    await waitForHydration(page)
    await expect(page).toHaveURL(`${baseURL}${target}`)
    await expect(heading(page)).toBeVisible()
  }
})

for (const [host, redirects] of [
  ['responds to a page with a 404', false],
  ['redirects a page to a URL that it responds to with a 404', true],
] as const)
  test(`a host that ${host} is not asked again and again`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()))
    await page.route(`**${legal}`, async (route) => {
      if (redirects) return await route.fulfill({ status: 301, headers: { location: `${legal}/` } })
      await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(legal, NOT_FOUND) }) })
    })
    await page.goto(`${legal}/`)
    await waitForPaint(page)
    await expect(page).toHaveTitle(titleOf(NOT_FOUND))
    await waitForPaint(page)
    expect(requests.length).toBeLessThanOrEqual(3)
  })
