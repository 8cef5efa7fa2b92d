import { expect, openPage, test } from './site'

/** Markup that an attacker could inject into the page's HTML, by the directive that blocks it. */
const markup: Readonly<Record<string, string>> = {
  'script-src-attr': `<svg onload="document.title = 'broken'"></svg>`,
  'script-src-elem': "<script>document.title = 'broken'</script><script src=https://example.org/x.js></script>",
  'style-src-attr': '<p style="color: red">text</p>',
  'style-src-elem': '<style>main { display: none }</style><link rel=stylesheet href=https://example.org/x.css>',
  'img-src': '<img src="https://example.org/pixel.gif" alt="">',
  'frame-src': '<iframe src="https://example.org/" title="frame"></iframe>',
  'base-uri': '<base href="https://example.org/">',
}

/** Runs in the page: what injected JavaScript could do. */
function runInjectedCode() {
  void fetch('https://example.org/').catch(() => {})
  document.createElement('p').innerHTML = '<b>text</b>'
}
const blockedCode = ['connect-src', 'require-trusted-types-for']

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'other engines report violations in another order and under other names',
)

// One page is enough: policies differ only in hashes, which tests/built/document.test.ts checks.
test.describe(() => {
  test.use({ allowedMessages: /Content Security Policy|This document requires 'Trusted/ })

  test('the policy blocks injected markup and code', async ({ page, baseURL, recorded }) => {
    await page.addInitScript(() => {
      const blocked: string[] = []
      Object.assign(window, { blocked })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective))
    })
    const failed: (string | undefined)[] = []
    page.on('requestfailed', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) failed.push(request.failure()?.errorText)
    })
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace('</body>', `${Object.values(markup).join('')}</body>`)
      await route.fulfill({ response, body: html })
    })
    await openPage(page, '/')
    await page.evaluate(runInjectedCode).catch(() => {})
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked))
      .toEqual(expect.arrayContaining([...Object.keys(markup), ...blockedCode]))
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.title()).not.toBe('broken')
    // Playwright also reports requests that the policy has blocked.
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.filter((reason) => reason !== 'csp')).toEqual([])
    recorded.requests.length = 0
  })
})
