import { addresses } from '../tools/visits'
import { expect, openPage, test } from './site'

/** Markup that an attacker could inject into the page's HTML, and the directive that blocks it. */
const markup: Readonly<Record<string, string>> = {
  'script-src-attr': `<svg onload="document.title = 'broken'"></svg>`,
  'script-src-elem': "<script>document.title = 'broken'</script><script src=https://example.org/x.js></script>",
  'style-src-attr': '<p style="color: red">text</p>',
  'style-src-elem': '<style>main { display: none }</style><link rel=stylesheet href=https://example.org/x.css>',
  'img-src': '<img src="https://example.org/pixel.gif" alt="">',
  'frame-src': '<iframe src="https://example.org/" title="frame"></iframe>',
  'base-uri': '<base href="https://example.org/">',
}

/** What an injected script could try. */
const deeds: Readonly<Record<string, () => void>> = {
  'require-trusted-types-for': () => {
    document.createElement('p').innerHTML = '<b>text</b>'
  },
  'img-src': () => {
    new Image().src = 'https://example.org/pixel.gif'
  },
  'connect-src': () => void fetch('https://example.org/').catch(() => {}),
}

for (const address of addresses) {
  test.describe(() => {
    test.use({ allowedMessages: /Content Security Policy|This document requires 'Trusted/ })

    test(`the policy of ${address} blocks what is not ours`, async ({ page, browserName, baseURL, watch }) => {
      test.skip(browserName !== 'chromium', 'other engines report violations in another order and by other names')
      await page.addInitScript(() => {
        const blocked: string[] = []
        Object.assign(window, { blocked })
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          blocked.push(effectiveDirective),
        )
      })
      const failed: (string | undefined)[] = []
      page.on('requestfailed', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) failed.push(request.failure()?.errorText)
      })
      await page.route(address, async (route) => {
        const response = await route.fetch()
        const html = (await response.text()).replace('</body>', `${Object.values(markup).join('')}</body>`)
        await route.fulfill({ response, body: html })
      })
      await openPage(page, address)
      for (const deed of Object.values(deeds)) await page.evaluate(deed).catch(() => {})
      const blocked = () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked)
      const expected = [...Object.keys(markup), ...Object.keys(deeds)]
      await expect.poll(async () => (await blocked()).length).toBeGreaterThanOrEqual(expected.length)
      expect(await blocked()).toEqual(expect.arrayContaining(expected))
      await expect(page.locator('main')).toBeVisible()
      expect(await page.title()).not.toBe('broken')
      // Playwright also reports requests that the policy has blocked.
      expect(failed.length).toBeGreaterThan(0)
      expect(failed.filter((reason) => reason !== 'csp')).toEqual([])
      watch.requests.length = 0
    })
  })
}

test('every feature that the browser knows is switched off', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium lists its features')
  const response = await page.goto('/')
  const header = (await response?.headerValue('permissions-policy')) ?? ''
  const off = header.split(', ').map((entry) => entry.replace(/=\(\)$/, ''))
  const allowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { features(): string[]; allowedFeatures(): string[] }
    }
    return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() }
  })
  expect(allowed.known.length).toBeGreaterThan(30)
  expect(allowed.known.filter((feature) => !off.includes(feature))).toEqual([])
  expect(allowed.allowed).toEqual([])
})
