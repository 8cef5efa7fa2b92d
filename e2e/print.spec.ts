import { datedPaths } from './routes'
import { expect, openPage, test } from './site'

test('in print the drawings keep the colors that convey information', async ({ page }) => {
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

for (const path of datedPaths)
  test(`on paper ${path} has all its text`, async ({ page }) => {
    await openPage(page, path)
    const sections = page.locator('main section')
    const onScreen = await sections.allInnerTexts()
    await page.emulateMedia({ media: 'print' })
    expect(onScreen.length).toBeGreaterThan(3)
    expect(await sections.allInnerTexts()).toEqual(onScreen)
  })
