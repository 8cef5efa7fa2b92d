import { expect, openPage, test } from './fixtures'
import { routes } from './routes'

// a11y/axe.spec.ts tests that the text is dark enough on the white paper.
test('a printout is light even in the dark scheme, and has all the text of the legal pages and the URL of every link to another site', async ({
  page,
}) => {
  const links: string[] = []
  const texts: string[] = []
  for (const route of routes) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await openPage(page, route)
    // Header, sections, and what follows the sections: all but the contents list.
    const parts = page.locator('article :is(header, section[id], section[id] ~ div)')
    const onScreen = await parts.allInnerTexts()
    texts.push(...onScreen)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
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
  }
  expect(links.length).toBeGreaterThan(0)
  expect(texts.length).toBeGreaterThan(3)
  expect(links.filter((link) => !/^(.*?)\/?: " \(\1\/?\)"$/.test(link))).toEqual([])
})
