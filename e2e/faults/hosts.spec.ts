import { waitForHydration } from '../site'
import { expectIntact, expectLinksWork, expectMenu, faultyPages, test } from './fault'

const [, path] = faultyPages

/** How hosts and proxies change the HTML of a page. */
const hosts: Readonly<Record<string, (html: string) => string>> = {
  'removes comments and spaces': (html) => html.replace(/<!--.*?-->/gs, '').replace(/>\s+</g, '><'),
  // Cloudflare's beacon and bot detection.
  'adds scripts': (html) =>
    html.replace(
      '</body>',
      `<script src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon='{}'></script>` +
        `<script>document.body.append(document.createElement('iframe'))</script></body>`,
    ),
  // Cloudflare's Rocket Loader.
  'defers scripts': (html) => html.replace('<script data-entry', '<script type="0a1b-text/javascript" data-entry'),
}

test.describe(() => {
  // From the policy; and from React when comments are missing, since it then renders the page again.
  test.use({ allowedMessages: /Content Security Policy|Minified React error #418/ })

  for (const [way, rewrite] of Object.entries(hosts)) {
    test(`the page stays complete, and its menu and links work, when a host ${way}`, async ({ page, recorded }) => {
      await page.route(/\/[a-z]*$/, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: rewrite(await response.text()) })
      })
      await page.goto(path)
      if (way !== 'defers scripts') await waitForHydration(page)
      await expectIntact(page, path)
      await expectMenu(page)
      await expectLinksWork(page, path)
      // Playwright also reports requests that the policy has blocked.
      recorded.requests.length = 0
    })
  }
})
