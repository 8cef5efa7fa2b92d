import type { Page } from 'playwright/test'
import { expect, loadImagesAndFonts, openPage, test, waitForPaint } from '../fixtures'
import { contentsOpener, menuOpener } from '../openers'
import { articlePaths, DESKTOP, PHONE, routes, TABLET } from '../routes'
import { inspectLayout, touchingLetters } from './inspectLayout'
import { addStyles, light, NARROW, openWithoutJavaScript, sessionOf, ZOOMED } from './states'

/** Text and controls at any width, zoom, text size and spacing. WCAG 1.4.1, 1.4.4, 1.4.10, 1.4.12, 2.5.5. */

/** Both sides of each breakpoint, and the extremes. The other pages than Home and one legal page have two of them. */
const WIDTHS = [PHONE.width, 600, 767, TABLET.width, 1023, 1024, DESKTOP.width, 2560]
const atAllWidths = ['/', articlePaths[0]]

/** Smallest side of a target, px (WCAG 2.5.5). */
const SIDE = 44

/**
 * Runs in the page: links of the header that are missing, small targets, and links distinguished only by their color.
 */
function inspectControls(side: number): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const controls = [...document.querySelectorAll('a[href], button, summary, input')].filter(isShown)
  const faults: string[] = []
  const links = [...document.querySelectorAll('header nav a')]
  const shown = links.filter(isShown).length
  const hasMenu = controls.some((control) => control.matches('header button'))
  if (shown !== (hasMenu && !document.querySelector('header :popover-open') ? 0 : links.length))
    faults.push(`the header shows ${shown} of ${links.length} links, and ${hasMenu ? 'the' : 'no'} Menu button`)
  for (const control of controls) {
    if (control.closest('[inert]')) continue
    const name = `${control.localName} "${control.textContent?.trim().slice(0, 40)}"`
    const { display, textDecorationLine } = getComputedStyle(control)
    const { width, height } = control.getBoundingClientRect()
    // Links in sentences may be smaller (WCAG 2.5.5, "Inline").
    if (display === 'inline') {
      if (!textDecorationLine.includes('underline')) faults.push(`${name} is not underlined`)
    } else if (width > 1 && Math.min(width, height) < side - 0.5)
      faults.push(`${name} is ${Math.round(width)} × ${Math.round(height)} px`)
  }
  return faults
}

/** Sets the text size in the browser's settings, px. */
const setTextSize = async (page: Page, standard: number) =>
  (await sessionOf(page)).send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })

/** The text spacing of WCAG 1.4.12. */
const SPACING = `*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}
  p{margin-bottom:2em!important}`

/** Sizes of all text in sentences, px. Headlines and the labels of drawings also depend on the width of the window. */
const textSizes = (page: Page) =>
  page.locator('body :not(script, svg *, [aria-hidden=true] *, #features :is(table, ul, ol) *)').evaluateAll((all) =>
    all
      .filter(({ childNodes }) => [...childNodes].some((node) => node instanceof Text && /\S/.test(node.data)))
      .map((element) => ({
        text: element.textContent?.slice(0, 30),
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  )

for (const route of routes)
  test(`on ${route} no text is lost at any width, zoom, text size or spacing, and targets are at least ${SIDE} px`, async ({
    page,
  }) => {
    const problems: string[] = []
    const checkControls = async (state: string) => {
      const faults = await page.evaluate(inspectControls, SIDE)
      problems.push(...faults.map((fault) => `${route}, ${state}: ${fault}`))
    }
    const check = async (state: string) => {
      await waitForPaint(page)
      const { faults, texts } = await page.evaluate(inspectLayout)
      problems.push(...faults.map((fault) => `${route}, ${state}: ${fault}`))
      await checkControls(state)
      return texts
    }
    await page.setViewportSize(ZOOMED)
    await page.emulateMedia(light)
    await openPage(page, route)
    await loadImagesAndFonts(page)
    const shown = new Map([['400% zoom', await check('400% zoom')]])
    for (const width of WIDTHS) {
      if (!atAllWidths.includes(route) && width !== PHONE.width && width !== DESKTOP.width) continue
      await page.setViewportSize({ width, height: 900 })
      shown.set(`${width} px`, await check(`${width} px`))
    }
    // Text that is visible both on a phone and on a desktop must be visible at every width.
    const onDesktop = shown.get(`${DESKTOP.width} px`) ?? []
    const everywhere = (shown.get(`${PHONE.width} px`) ?? []).filter((text) => onDesktop.includes(text))
    expect(everywhere.length).toBeGreaterThan(5)
    for (const [state, texts] of shown)
      for (const text of everywhere)
        if (!texts.includes(text)) problems.push(`${route}, ${state}: "${text.slice(0, 30)}" is not shown`)

    for (const viewport of [NARROW, TABLET, DESKTOP]) {
      const device = `${viewport.width} px`
      await page.setViewportSize(viewport)
      const before = await textSizes(page)
      // As a translator for Arabic or Hebrew does.
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) problems.push(`${route}, ${device}, right to left: scrolls sideways by ${overflow} px`)
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
      /**
       * Expects text of up to 20 px to have nearly doubled. Larger text also depends on the window's width, or is now laid
       * out as on a phone: it has grown, or has 48 px, more than body text at 200%.
       */
      const compare = async (state: string, zoom = 1) => {
        for (const [index, { text, size }] of (await textSizes(page)).entries()) {
          const usual = before[index]?.size ?? 0
          if (size * zoom < Math.min(usual * (usual <= 20 ? 1.75 : 1.05), 48))
            problems.push(`${route}, ${device}, ${state}: "${text}" grows only from ${usual} to ${size * zoom} px`)
        }
      }
      await setTextSize(page, 32)
      await check(`${device}, text at 200%`)
      await compare('text at 200%')
      await setTextSize(page, 16)
      if (viewport === TABLET) continue
      const removeSpacing = await addStyles(page, SPACING)
      await check(`${device}, text spacing`)
      await removeSpacing()
      if (viewport === NARROW) continue
      await page.setViewportSize({ width: viewport.width / 2, height: viewport.height / 2 })
      await compare('200% zoom', 2)
    }

    await page.setViewportSize(PHONE)
    for (const opener of [menuOpener, contentsOpener]) {
      if (!(await opener.open(page))) continue
      await checkControls(opener.name)
      await opener.close(page)
    }
    if (route === '/') {
      await openWithoutJavaScript(page, route)
      await menuOpener.open(page)
      await checkControls('menu open without JavaScript')
    }
    expect(problems).toEqual([])
  })

test('in no large title do letters touch', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(touchingLetters), route).toEqual([])
  }
})

test('with enlarged text, the contents list is closed until it is opened, closes after a choice, and covers no heading', async ({
  page,
}) => {
  const [route] = articlePaths
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await page.emulateMedia(light)
  for (const [viewport, size] of [
    [{ width: 1366, height: 800 }, 24],
    [{ width: 800, height: 1280 }, 27],
    [{ width: 800, height: 1280 }, 32],
    [PHONE, 24],
  ] as const) {
    await page.setViewportSize(viewport)
    await setTextSize(page, size)
    await openPage(page, `${route}`)
    const state = `${viewport.width} px, text of ${size} px`
    const entry = contents.getByRole('link').nth(4)
    await expect(entry, state).toBeHidden()
    await contents.locator('summary').click()
    await entry.click()
    await expect(entry, state).toBeHidden()
    const heading = page.locator('section :focus')
    await expect(heading).toBeVisible()
    await expect(contents, state).toHaveCSS('position', 'sticky')
    const edges = await Promise.all([heading, contents].map((element) => element.boundingBox()))
    const [{ y }, list] = edges as [DOMRect, DOMRect]
    expect(y, `top of the heading, ${state}`).toBeGreaterThanOrEqual(list.y + list.height)
  }
})
