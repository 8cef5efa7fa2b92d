import { painted } from '../gate/moments'
import { legalPaths } from '../tools/visits'
import { expect, heading, headingIn, openPage, preloadPages, test, waitForHydration } from './site'

const [legal = '/'] = legalPaths

/** Addresses that visitors may use besides the pages' own, by kind; of two in a row, one is never the other's fragment. */
const odd: Readonly<Record<string, readonly string[]>> = {
  'other spellings of pages': [
    ...[`${legal}/`, `${legal}.html`, legal.toUpperCase()],
    `/${legal.charAt(1).toUpperCase()}${legal.slice(2)}`,
    `/${legal}`,
    `${legal}//`,
    '/index.html',
    '/404',
    '/404.html',
    '/?',
    '/index',
  ],
  'fragments that no page has': [
    ...['#nope', '#%00', '#%E0%A4%A', '#__proto__', '#'].flatMap((end) => ['/', legal].map((path) => `${path}${end}`)),
    `${legal}/#${'a'.repeat(100)}`,
  ],
  'queries that no page reads': [
    ...['/', legal].map((path) => `${path}?x=<script>alert(1)</script>&y=%00&z=%E0%A4%A&x=[1]`),
    `${legal}?${'a'.repeat(8000)}`,
  ],
  'paths that no page has': [
    '/%2e%2e/',
    '/%2e%2e%2fetc',
    '/%00',
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
    `/no/such/page${legal}`,
    `${legal}/index.html`,
    `/${'a'.repeat(8192)}`,
  ],
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
/** Unescapes text in served HTML, which React has escaped. */
const textOf = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => characters[name] ?? '')

for (const [kind, all] of Object.entries(odd)) {
  test(`what was served at ${kind} stays after hydration`, async ({ page, baseURL, watch }) => {
    for (const address of all) {
      const name = address.length > 60 ? `${address.slice(0, 30)}… (${address.length} characters)` : address
      await test.step(name, async () => {
        const response = await page.goto(`${baseURL}${address}`)
        const served = (await response?.text()) ?? ''
        expect([200, 404]).toContain(response?.status())
        const url = page.url()
        const title = /<title>(.*?)<\/title>/.exec(served)?.[1]
        expect(title).toBeTruthy()
        await waitForHydration(page)
        await page.waitForLoadState('networkidle')
        await painted(page)
        const later = await page.evaluate(() => ({
          title: document.title,
          h1: document.querySelector('h1')?.textContent ?? '',
          url: location.href,
        }))
        const [, h1 = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(served) ?? []
        expect(later.title).toBe(textOf(title ?? ''))
        expect(later.h1).toBe(textOf(h1.replace(/<[^>]*>/g, '')))
        expect(later.url, 'the address bar is unchanged').toBe(url)
        await expect(heading(page)).toBeVisible()
        expect(watch.problems).toEqual([])
      })
    }
  })
}

for (const address of [`${legal}/`, `${legal}.html`]) {
  test(`the contents, a link to the home page and Back work at ${address}`, async ({ page }) => {
    const response = await page.goto(address)
    test.skip(response?.status() !== 200, 'this host does not serve it')
    await waitForHydration(page)
    const link = page.getByRole('navigation', { name: 'Contents' }).locator('a').nth(2)
    const id = ((await link.getAttribute('href')) ?? '').slice(1)
    await link.click()
    await expect(headingIn(page.locator(`#${id}`))).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`#${id}$`))
    await preloadPages(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(page.locator(`#${id}`)).toBeVisible()
    await page.goBack()
    await expect(page.locator(`#${id}`)).toBeVisible()
  })
}

test('Download App works if the home page was served at /index.html', async ({ page }) => {
  await openPage(page, '/index.html')
  await page.getByRole('banner').getByRole('link', { name: 'Download App' }).click()
  await expect(headingIn(page.locator('#download'))).toBeFocused()
})
