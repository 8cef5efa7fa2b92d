import type { JSHandle, Page } from 'playwright/test'
import { type Color, contrastOf } from '../../tests/contrast'
import { expect, openAsServed, openPage, scrollToTop, test, waitForHydration, waitForPaint } from '../fixtures'
import { contentsOpener, menuOpener, waitForDrawer } from '../openers'
import { articlePaths, DESKTOP, PHONE, routes, TABLET } from '../routes'
import { dark, forced, light, openWithoutJavaScript, ZOOMED } from './states'

/** Operation by keyboard, and focus rings. WCAG 1.4.11, 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11 to 2.4.13, 3.2.1. */

/** The elements that Tab has to reach on the page, or in its open menu, in DOM order. */
const controlsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const menus = [...document.querySelectorAll('[role=dialog], :popover-open')]
    const menu = menus.find((menu) => menu.checkVisibility())
    const controls = ':is(a[href], button:enabled, summary, input, [tabindex="0"]):not([tabindex="-1"])'
    return [...(menu ?? document).querySelectorAll<HTMLElement>(controls)].filter((control) => {
      // Tab reaches one radio button of a group: the chosen one, or the first.
      const group = control.closest('fieldset')
      const stop = group?.querySelector(':checked') ?? group?.querySelector('input')
      return control.checkVisibility({ visibilityProperty: true }) && (!stop || stop === control)
    })
  })

/** The element that has focus: its index in the list of controls, or -1, and why it is not completely visible. */
const focused = (controls: JSHandle<HTMLElement[]>) =>
  controls.evaluate((controls) => {
    const stop = document.activeElement as HTMLElement
    // A radio button lies behind its label's text.
    const target = stop.closest('label') ?? stop
    const faults = new Set<string>()
    if (stop === document.body) return { index: -1, name: 'nothing', faults: [...faults] }
    for (const { x, y, width, height } of stop.getClientRects()) {
      if (x < -0.5 || y < -0.5 || x + width > innerWidth + 0.5 || y + height > innerHeight + 0.5)
        faults.add('is partly outside the viewport')
      // Not at the very corners, which may be rounded.
      const inset = Math.min(4, width / 4, height / 4)
      for (const left of [x + inset, x + width / 2, x + width - inset])
        for (const top of [y + inset, y + height / 2, y + height - inset]) {
          const hit = document.elementFromPoint(left, top)
          if (hit && !target.contains(hit))
            faults.add(`is covered by ${hit.localName} "${hit.textContent?.slice(0, 40)}"`)
        }
    }
    return { index: controls.indexOf(stop), name: stop.outerHTML.slice(0, 80), faults: [...faults] }
  })

/** Whether the second box follows the first in reading order: below it, to its right, or in the next column. */
function followsInReadingOrder(from: DOMRect, to: DOMRect): boolean {
  if (to.y >= from.y + from.height - 0.5) return true
  const isAbove = to.y + to.height <= from.y + 0.5
  return isAbove ? to.x >= from.x + from.width - 0.5 : to.x + to.width > from.x + 0.5
}

/** Presses Tab through all controls of the page, or of the open menu, and back; returns the problems. */
async function tabThrough(page: Page): Promise<string[]> {
  await scrollToTop(page)
  const handle = await controlsOf(page)
  const controls = await handle.evaluate((controls) =>
    controls.map((control) => ({
      name: `${control.localName} "${control.textContent?.trim().slice(0, 40)}"`,
      // The first line of a link in a sentence.
      box: (control.getClientRects()[0] ?? new DOMRect()).toJSON() as DOMRect,
    })),
  )
  expect(controls.length, 'controls').toBeGreaterThan(3)
  const problems = new Set<string>()
  for (const [index, { name, box }] of controls.entries()) {
    const before = controls[index - 1]
    // The skip link is above the page until it has focus.
    if (before && before.box.y + before.box.height > 0 && !followsInReadingOrder(before.box, box))
      problems.add(`${before.name} and ${name} are not in reading order`)
  }
  const inDialog = (await page.locator('[role=dialog]:visible').count()) > 0
  // From Menu, Tab leads into its popover.
  const inPopover = (await page.locator(':popover-open').count()) > 0
  if (!inDialog && !inPopover)
    await page.locator('body').evaluate((body) => {
      body.tabIndex = -1
      body.focus()
      body.removeAttribute('tabindex')
    })
  const url = page.url()
  let { index: at } = await focused(handle)
  // In a dialog, focus wraps at both ends. Headless Chromium has no toolbar, to which the last Tab of a page would go.
  for (const [key, step] of [
    ['Tab', 1],
    ['Shift+Tab', -1],
  ] as const)
    for (let count = inDialog || key === 'Tab' ? controls.length : controls.length - 1; count > 0; count--) {
      await page.keyboard.press(key)
      let stop = await focused(handle)
      if (stop.faults.length > 0) {
        // The page may still be scrolling.
        await waitForPaint(page)
        stop = await focused(handle)
      }
      const { index, faults } = stop
      const name = controls[index]?.name ?? stop.name
      const expected = (at + step + controls.length) % controls.length
      if (index !== expected)
        problems.add(`${key}, from ${controls[at]?.name}: ${name} has focus instead of ${controls[expected]?.name}`)
      for (const fault of faults) problems.add(`${key}: ${name} ${fault}`)
      if (index >= 0) at = index
    }
  if (page.url() !== url) problems.add(`moving focus opened ${page.url()}`)
  return [...problems]
}

const colorOf = (text: string) => (text.match(/\d+/g) ?? ['255', '255', '255']).map(Number) as unknown as Color

/**
 * Moves focus to each control, and describes insufficient focus rings: thinner than 2 px, with a contrast of less than
 * 3:1 to what is behind them, or cut off (WCAG 2.4.13).
 */
async function ringFaults(page: Page, state: string): Promise<string[]> {
  // After a press of any key `:focus-visible` matches, even if JavaScript moves focus.
  await page.keyboard.press('F2')
  const problems: string[] = []
  for (const [scheme, media] of Object.entries({ light, dark, 'forced colors': forced })) {
    await page.emulateMedia(media)
    const rings = await (await controlsOf(page)).evaluate((controls) =>
      controls.map((control) => {
        // The contents list closes when focus leaves it.
        control.closest('details')?.toggleAttribute('open', true)
        control.focus()
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(control)
        const [width, offset] = [outlineStyle === 'none' ? 0 : parseFloat(outlineWidth), parseFloat(outlineOffset)]
        const { left, right } = control.getBoundingClientRect()
        const space = Math.max(0, offset + width)
        let [behind, isCut] = ['', left < space || right + space > document.documentElement.clientWidth]
        for (let up = offset < 0 ? control : control.parentElement; up; up = up.parentElement) {
          const { backgroundColor, overflowX } = getComputedStyle(up)
          behind ||= /^rgba.*, 0\)$/.test(backgroundColor) ? '' : backgroundColor
          const box = up.getBoundingClientRect()
          if (up !== control && overflowX !== 'visible' && up !== document.body)
            isCut ||= left - space < box.left - 0.5 || right + space > box.right + 0.5
        }
        return { name: `${control.localName} "${control.textContent}"`, width, isCut, outlineColor, behind }
      }),
    )
    expect(rings.length, 'controls').toBeGreaterThan(2)
    for (const { name, width, isCut, outlineColor, behind } of rings)
      if (width < 2 || isCut || contrastOf(colorOf(outlineColor), colorOf(behind)) < 3)
        problems.push(`${state}, ${scheme}: ${name} has no sufficient focus ring: ${outlineColor} on ${behind}`)
  }
  return problems
}

for (const route of routes)
  test(`on ${route} and in the menu, Tab and Shift+Tab reach only controls, and all of them, in order and in view`, async ({
    page,
  }) => {
    const problems: string[] = []
    await page.setViewportSize(ZOOMED)
    await page.emulateMedia(light)
    const release = await openAsServed(page, route)
    for (const problem of await tabThrough(page)) problems.push(`${route}, as served: ${problem}`)
    // The header is the same on every page.
    const header = route === '/'
    if (header) {
      await menuOpener.open(page)
      for (const problem of await tabThrough(page)) problems.push(`popover: ${problem}`)
      await page.getByRole('button', { name: 'Menu', exact: true }).focus()
    }
    release()
    await waitForHydration(page)
    await waitForDrawer(page)
    if (header) {
      for (const problem of await tabThrough(page)) problems.push(`popover, hydrated while open: ${problem}`)
      await menuOpener.close(page)
      await menuOpener.open(page)
      for (const problem of await tabThrough(page)) problems.push(`open menu: ${problem}`)
      await menuOpener.close(page)
    }
    if (header) await page.getByRole('radio').nth(1).press('Space')
    await contentsOpener.open(page)
    const viewports = {
      // Every page has been tabbed through at 400% as served. All contents lists are the same component.
      ...((header || route === articlePaths[0]) && { 'zoomed to 400%': ZOOMED }),
      desktop: DESKTOP,
      // Here, the contents list is stuck above the text.
      ...(route === articlePaths[0] && { phone: PHONE, tablet: TABLET }),
    }
    for (const [device, viewport] of Object.entries(viewports)) {
      await page.setViewportSize(viewport)
      await waitForPaint(page)
      for (const problem of await tabThrough(page)) problems.push(`${route}, ${device}: ${problem}`)
    }
    expect(problems).toEqual([])
  })

for (const route of routes)
  test(`on ${route} each control has a focus ring in light, dark and forced colors`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openPage(page, route)
    if (route === '/') await page.getByRole('radio').nth(1).press('Space')
    await contentsOpener.open(page)
    const problems = await ringFaults(page, 'phone')
    await page.setViewportSize(DESKTOP)
    problems.push(...(await ringFaults(page, 'desktop')))
    if (route === '/') {
      await page.setViewportSize(PHONE)
      await waitForDrawer(page)
      await menuOpener.open(page)
      problems.push(...(await ringFaults(page, 'menu')))
      await openWithoutJavaScript(page, route)
      await menuOpener.open(page)
      problems.push(...(await ringFaults(page, 'menu without JavaScript')))
    }
    expect(problems.map((problem) => `${route}, ${problem}`)).toEqual([])
  })
