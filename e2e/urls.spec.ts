import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { articlePaths } from './routes'
import { expect, heading, holdScripts, test, waitForHydration, waitForPaint } from './site'

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

test.describe('a host that knows no page', () => {
  // It is another origin than the site's, and has none of its files.
  test.use({ allowedProblems: /^third-party request|^console: / })

  for (const [answer, redirects] of [
    ['responds to a page with a 404', false],
    ['redirects a page to a URL that it responds to with a 404', true],
  ] as const)
    test(`and ${answer} is not asked again and again`, async ({ page }) => {
      const requests: (string | undefined)[] = []
      const server = createServer(({ url }, response) => {
        if (url?.startsWith(legal)) requests.push(url)
        if (redirects && url === legal) response.writeHead(301, { location: `${legal}/` }).end()
        else response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync('dist/404.html'))
      }).listen(0)
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${legal}/`)
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([`${legal}/`, legal, ...(redirects ? [`${legal}/`] : [])])
      server.close()
    })
})
