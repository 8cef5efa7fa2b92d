import type { Page } from 'playwright/test'
import { layoutOf } from '../layout'
import { DESKTOP, PHONE, routes } from '../routes'
import { expect, loadImagesAndFonts, openPage, test } from '../site'
import { sessionOf } from './pixels'
import { light, NARROW, ZOOMED } from './states'

/** No text is lost when there is little space for it. WCAG 1.4.4, 1.4.10, 1.4.12. */

/** Sets the text size in the browser's settings, px. */
const setTextSize = async (page: Page, standard: number) =>
  (await sessionOf(page)).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })

/** Adds or removes the text spacing of WCAG 1.4.12. */
const setSpacing = (page: Page, on: boolean) =>
  page.evaluate((on) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
      p{margin-bottom:2em!important}`)
    document.adoptedStyleSheets = on
      ? [...document.adoptedStyleSheets, sheet]
      : document.adoptedStyleSheets.slice(0, -1)
  }, on)

/** Sizes of body text, px. Titles and labels in drawings also depend on the width of the window. */
const textSizes = (page: Page) =>
  page.locator(':is(main, footer) p').evaluateAll((all) =>
    all.map((element) => ({
      text: element.textContent?.slice(0, 30),
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    })),
  )

for (const route of routes)
  test(`on ${route} no text is lost at 320 px, at 400% zoom, at twice the text size or with increased spacing`, async ({
    page,
  }) => {
    const problems: string[] = []
    const check = async (state: string) => {
      for (const fault of (await layoutOf(page)).faults) problems.push(`${route}, ${state}: ${fault}`)
    }
    await page.setViewportSize(NARROW)
    await page.emulateMedia(light)
    await openPage(page, route)
    await loadImagesAndFonts(page)
    await page.setViewportSize(ZOOMED)
    await check('zoomed to 400%')
    for (const [device, viewport] of Object.entries({ '320 px': NARROW, phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(viewport)
      await check(device)
      const before = await textSizes(page)
      await setTextSize(page, 32)
      await check(`${device}, text at 200%`)
      // Not a factor of 2: larger text may switch to a narrower layout, whose text is smaller.
      for (const [index, { text, size }] of (await textSizes(page)).entries()) {
        const usual = before[index]?.size ?? 0
        if (usual <= 20 && size < usual * 1.75)
          problems.push(`${route}, ${device}: "${text}" grows from ${usual} to ${size} px only, with text at 200%`)
      }
      await setTextSize(page, 16)
      await setSpacing(page, true)
      await check(`${device}, more spacing`)
      await setSpacing(page, false)
    }
    expect(problems).toEqual([])
  })
