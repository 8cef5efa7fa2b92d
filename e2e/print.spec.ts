import { addresses } from '../tools/visits'
import { expect, openPage, test } from './site'

test.describe(() => {
  test.use({ colorScheme: 'dark' })

  test('in print there is no navigation, no dark background, no heading without its text and no hidden link address', async ({
    page,
  }) => {
    for (const address of addresses) {
      await openPage(page, address)
      // After the load: the tab's reset from the test before may come late on a busy machine.
      await page.emulateMedia({ media: 'print' })
      const paper = await page.evaluate(() => {
        const all = (selector: string) => [...document.querySelectorAll(selector)]
        const text = ({ textContent }: Element) => (textContent ?? '').trim()
        const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
        const dark = ([r = 0, g = 0, b = 0, alpha = 1]: number[]) => alpha > 0 && r + g + b < 600
        const link = document.createElement('a')
        link.href = 'https://www.example.org/'
        document.querySelector('main')?.append(link)
        return {
          shown: all('nav, details, header button')
            .filter((element) => element.checkVisibility())
            .map(text),
          // Drawings keep their colors; the background of text is white.
          dark: all('html, body, header, main, main section, main article, footer')
            .filter((element) => dark(rgb(getComputedStyle(element).backgroundColor)))
            .map(text),
          loose: all('h1, h2, h3')
            .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
            .map(text),
          // Engines report `attr()` resolved or as written.
          written: /^" \("|^" \(https/.test(getComputedStyle(link, '::after').content),
        }
      })
      expect(paper, address).toEqual({ shown: [], dark: [], loose: [], written: true })
    }
  })
})

test('on paper the drawings keep the colors that carry information', async ({ page }) => {
  await openPage(page, '/')
  await page.emulateMedia({ media: 'print' })
  const lost = await page.locator('#features article *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(element)
        const colored = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
        return colored && element.checkVisibility() && printColorAdjust !== 'exact'
      })
      .map((element) => `${element.localName}.${element.getAttribute('class')}`),
  )
  expect(lost).toEqual([])
})

test('on paper each sheet has margins and its number', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium has margin boxes')
  await openPage(page, '/terms')
  const rules = await page.evaluate(() => {
    const found: string[] = []
    const walk = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule.constructor.name === 'CSSPageRule') found.push(rule.cssText)
        if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) walk(sheet.cssRules)
    return found
  })
  expect(rules).toHaveLength(1)
  const [, ...margins] = /margin: (\d+)mm (\d+)mm (\d+)mm/.exec(rules[0] ?? '') ?? []
  expect(margins.map(Number).every((margin) => margin >= 12 && margin <= 25)).toBe(true)
  expect(margins).toHaveLength(3)
  expect(rules[0]).toMatch(/@bottom-right ?\{ ?content: counter\(page\) " \/ " counter\(pages\)/)
})
