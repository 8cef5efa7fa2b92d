import { expect, openPage, test } from './site'

test('on paper the drawings keep the colors that carry information', async ({ page }) => {
  await openPage(page, '/')
  await page.emulateMedia({ media: 'print' })
  const colored = await page.locator('#features article *').evaluateAll((all) =>
    all
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none')
      .filter(({ element }) => element.checkVisibility())
      .map(({ element, style }) => `${element.localName}.${element.className}: ${style.printColorAdjust}`),
  )
  expect(colored.length).toBeGreaterThan(0)
  expect(colored.filter((line) => !line.endsWith(': exact'))).toEqual([])
})

test('on paper each sheet has margins and its number, and a link to another site its address', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium has margin boxes')
  await openPage(page, '/terms')
  await page.emulateMedia({ media: 'print' })
  const [rules, address] = await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = 'https://www.example.org/'
    document.querySelector('main')?.append(link)
    const rulesOf = (list: CSSRuleList): CSSRule[] =>
      [...list].flatMap((rule) => [rule, ...('cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [])])
    const all = [...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules))
    return [
      all.filter((rule) => rule instanceof CSSPageRule).map(({ cssText }) => cssText),
      getComputedStyle(link, '::after').content,
    ]
  })
  const [rule = '', ...more] = rules
  expect(more).toEqual([])
  const [, ...margins] = /margin: (\d+)mm (\d+)mm (\d+)mm/.exec(rule) ?? []
  expect(margins).toHaveLength(3)
  expect(margins.map(Number).filter((margin) => margin < 12 || margin > 25)).toEqual([])
  expect(rule).toMatch(/@bottom-right ?\{ ?content: counter\(page\) " \/ " counter\(pages\)/)
  // Engines report `attr()` resolved or as written.
  expect(address).toMatch(/^" \("|^" \(https/)
})
