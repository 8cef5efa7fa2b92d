import { expect, openPage, test } from './fixtures'
import { routes } from './routes'

// visual.spec.ts shows that Home prints in dark text, also where the visitor prefers a dark scheme.
test('a printout has all the text of the legal pages, the URL of every link to another site, and page numbers', async ({
  page,
}) => {
  const links: string[] = []
  const texts: string[] = []
  for (const route of routes) {
    await page.emulateMedia({ media: 'screen' })
    await openPage(page, route)
    // Header, sections, and what follows the sections: all but the contents list.
    const parts = page.locator('article :is(header, section[id], section[id] ~ div)')
    const onScreen = await parts.allInnerTexts()
    texts.push(...onScreen)
    await page.emulateMedia({ media: 'print' })
    for (const part of await parts.all()) await expect(part).toBeVisible()
    expect(await parts.allInnerTexts(), `text of ${route}`).toEqual(onScreen)
    await expect(page.getByRole('navigation', { name: 'Contents' }), `contents of ${route}`).toHaveCount(0)
    const printed = page.locator('a[href^="http"]').evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map((link) => {
        const { content, display, color } = getComputedStyle(link, '::after')
        return `${link.href}: ${display === 'none' || color !== getComputedStyle(link).color ? 'nothing' : content}`
      }),
    )
    links.push(...(await printed))
    const margins = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter((rule) => rule instanceof CSSPageRule)
        .map(({ cssText }) => cssText),
    )
    expect(margins.join(), `margins of ${route}`).toMatch(/content: counter\(page\)/)
  }
  expect(links.length).toBeGreaterThan(0)
  expect(texts.length).toBeGreaterThan(3)
  expect(links.filter((link) => !/^(.*?)\/?: " \(\1\/?\)"$/.test(link))).toEqual([])
})
