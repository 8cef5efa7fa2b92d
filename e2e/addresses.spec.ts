import { legalPaths } from './routes'
import { expect, heading, holdScripts, test, waitForHydration, waitForPaint } from './site'

const [legal = '/'] = legalPaths

/** Other spellings of pages, fragments and queries that no page reads, and paths that no page has. */
const odd = [
  ...[`${legal}.html`, legal.toUpperCase(), `/${legal}`, '/index.html', '/404'],
  ...[`${legal}#%E0%A4%A`, '/#__proto__', `${legal}?x=<script>alert(1)</script>&y=%00`],
  ...['/%2e%2e%2fetc', '/%E0%A4%A', '/constructor', `/no/such/page${legal}`, `/${'a'.repeat(8192)}`],
]

/** Runs in the page: what the visitor is told about where they are. */
const told = () => ({
  title: document.title,
  h1: document.querySelector('h1')?.textContent,
  url: location.href,
})

test('what was served at an odd address stays after hydration', async ({ page, baseURL, recorded }) => {
  for (const address of odd) {
    await test.step(address.slice(0, 40), async () => {
      const release = await holdScripts(page)
      const response = await page.goto(`${baseURL}${address}`)
      expect([200, 404]).toContain(response?.status())
      const served = await page.evaluate(told)
      expect(served.h1).toBeTruthy()
      release()
      await waitForHydration(page)
      await waitForPaint(page)
      expect(await page.evaluate(told)).toEqual(served)
      await expect(heading(page)).toBeVisible()
      expect(recorded.problems).toEqual([])
    })
  }
})

test('an address with a trailing slash leads to the page, also where the host has nothing there', async ({
  page,
  baseURL,
}) => {
  for (const [address, target] of [
    [`${legal}/`, legal],
    [`${legal}//?a=/#top`, `${legal}?a=/#top`],
    ['/no-such-page/', '/no-such-page'],
    // To a page of this site, not to another site.
    ['//example.org/', '//example.org'],
  ]) {
    await page.goto(`${baseURL}${address}`)
    await expect(page).toHaveURL(`${baseURL}${target}`)
    await expect(heading(page)).toBeVisible()
  }
})
