import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, heading, test, waitForHydration } from './fixtures'
import { articlePaths, at } from './routes'

const [legal = '/'] = articlePaths

test('another spelling of a page’s address leads to the page, even if the host does not redirect it', async ({
  page,
  baseURL,
}) => {
  for (const [address, target] of [
    ...articlePaths.map((path) => [`${path}/`, path]),
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

  for (const redirects of [false, true])
    test(`and ${redirects ? 'redirects its URL to one that gets' : 'responds with'} a 404 is not asked again and again`, async ({
      page,
    }) => {
      const path = at(legal)
      const requests: (string | undefined)[] = []
      const server = createServer(({ url }, response) => {
        if (url?.startsWith(path)) requests.push(url)
        if (redirects && url === path) response.writeHead(301, { location: `${path}/` }).end()
        else response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync('dist/404.html'))
      }).listen(0)
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}/`)
      await page.waitForLoadState('networkidle')
      expect(requests).toEqual([`${path}/`, path, ...(redirects ? [`${path}/`] : [])])
      server.close()
    })
})
