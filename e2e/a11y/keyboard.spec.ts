import type { JSHandle, Page } from 'playwright/test'
import { contrastOf } from '../../tests/contrast'
import { contentsOpener, menuOpener } from '../openers'
import { DESKTOP, PHONE, routes, TABLET } from '../routes'
import { expect, openPage, scrollToTop, test, waitForPaint } from '../site'
import { type Box, boundsOf, colorAt, pixelsOf } from './pixels'
import { dark, forced, light, openWithoutJavaScript, ZOOMED } from './states'

/** Operation by keyboard, and focus rings. WCAG 1.4.11, 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11 to 2.4.13, 3.2.1. */

/** The elements that Tab has to reach on the page, in a part of it or in its open dialog, in DOM order. */
type Controls = JSHandle<HTMLElement[]>

const controlsOf = (page: Page, part = 'body'): Promise<Controls> =>
  page.locator(part).evaluateHandle((part) => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].find((dialog) => dialog.checkVisibility())
    const controls = ':is(a[href], button:enabled, summary, [tabindex="0"]):not([tabindex="-1"])'
    return [...(dialog ?? part).querySelectorAll<HTMLElement>(controls)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
  })

interface Control {
  readonly name: string
  /** Names and classes of the element and its ancestors, which are the same for controls with the same style. */
  readonly style: string
  /** One box for each line. */
  readonly boxes: readonly Box[]
}

const describeControls = (controls: Controls): Promise<Control[]> =>
  controls.evaluate((controls) =>
    controls.map((control) => {
      const chain: string[] = []
      for (let up: Element | null = control; up; up = up.parentElement)
        chain.push(`${up.localName}.${up.getAttribute('class')}`)
      const boxes = [...control.getClientRects()].map((rect): Box => rect.toJSON())
      return {
        name: `${control.localName} "${control.textContent?.trim().slice(0, 40)}"`,
        style: chain.join(' '),
        boxes,
      }
    }),
  )

/** The element that has focus: its index in the list of controls, or -1, and why it is not completely visible. */
const focused = (controls: Controls): Promise<{ index: number; name?: string; faults: string[] }> =>
  controls.evaluate((controls) => {
    const stop = document.activeElement as HTMLElement
    if (stop === document.body) return { index: -1, faults: [] }
    const faults = new Set<string>()
    for (const { x, y, width, height } of stop.getClientRects()) {
      const isCut = x < -0.5 || y < -0.5 || x + width > innerWidth + 0.5 || y + height > innerHeight + 0.5
      if (isCut) faults.add('is partly outside the viewport')
      // Not at the very corners, which may be rounded.
      const inset = Math.min(4, width / 4, height / 4)
      for (const left of [x + inset, x + width / 2, x + width - inset])
        for (const top of [y + inset, y + height / 2, y + height - inset]) {
          const hit = document.elementFromPoint(left, top)
          if (hit && !stop.contains(hit))
            faults.add(`is covered by ${hit.localName} "${hit.textContent?.slice(0, 40)}"`)
        }
    }
    return { index: controls.indexOf(stop), name: stop.outerHTML.slice(0, 80), faults: [...faults] }
  })

/** Whether the second box follows the first in reading order: below it, to its right, or in the next column. */
function followsInReadingOrder(from: Box, to: Box): boolean {
  if (to.y >= from.y + from.height - 0.5) return true
  const isAbove = to.y + to.height <= from.y + 0.5
  return isAbove ? to.x >= from.x + from.width - 0.5 : to.x + to.width > from.x + 0.5
}

/** Presses Tab through all controls of the page, or of the open dialog, and back; returns the problems. */
async function tabThrough(page: Page): Promise<string[]> {
  await scrollToTop(page)
  const handle = await controlsOf(page)
  const controls = await describeControls(handle)
  expect(controls.length, 'controls').toBeGreaterThan(3)
  const problems = new Set<string>()
  for (const [index, { name, boxes }] of controls.entries()) {
    const before = controls[index - 1]
    const [from, to] = [before?.boxes[0], boxes[0]]
    // The skip link is above the page until it has focus.
    if (from && to && from.y + from.height > 0 && !followsInReadingOrder(from, to))
      problems.add(`${before?.name} and ${name} are not in reading order`)
  }
  const inDialog = (await page.locator('[role=dialog]:visible').count()) > 0
  if (!inDialog)
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
      const name = controls[index]?.name ?? stop.name ?? 'nothing'
      let expected = (at + step + controls.length) % controls.length
      // The header's link to the download is hidden once the hero's button has scrolled into view.
      if (
        index !== expected &&
        (await handle.evaluate((all, i) => !all[i]?.checkVisibility({ visibilityProperty: true }), expected))
      ) {
        expected = (expected + step + controls.length) % controls.length
        count--
      }
      if (index !== expected)
        problems.add(`${key}, from ${controls[at]?.name}: ${name} has focus instead of ${controls[expected]?.name}`)
      for (const fault of faults) problems.add(`${key}: ${name} ${fault}`)
      if (index >= 0) at = index
    }
  if (page.url() !== url) problems.add(`moving focus opened ${page.url()}`)
  return [...problems]
}

/** Space around a control for its focus ring, px. */
const RING_SPACE = 10

/**
 * Moves focus to a control and describes an insufficient focus ring: the pixels that change by 3:1 or more are fewer
 * than those of a 2 px outline (WCAG 2.4.13).
 */
async function ringFault(page: Page, controls: Controls, index: number): Promise<string | undefined> {
  const boxes = await controls.evaluate((controls, index) => {
    controls[index]?.focus()
    if (document.activeElement !== controls[index]) return []
    return [...(controls[index]?.getClientRects() ?? [])].map(
      ({ x, y, width, height }): Box => ({ x: x + scrollX, y: y + scrollY, width, height }),
    )
  }, index)
  if (boxes.length === 0) return 'cannot be focused'
  const part = boundsOf(boxes, RING_SPACE)
  const withFocus = await pixelsOf(page, part)
  await controls.evaluate((controls, index) => controls[index]?.blur(), index)
  const without = await pixelsOf(page, part)
  const isNear = (left: number, top: number, space: number) =>
    boxes.some(
      ({ x, y, width, height }) =>
        left > x - space && left < x + width + space && top > y - space && top < y + height + space,
    )
  let [changed, outline] = [0, 0]
  for (let pixel = 0; pixel < part.width * part.height; pixel++) {
    const [left, top] = [part.x + (pixel % part.width) + 0.5, part.y + Math.floor(pixel / part.width) + 0.5]
    if (isNear(left, top, 2) && !isNear(left, top, 0)) outline++
    if (contrastOf(colorAt(withFocus, pixel), colorAt(without, pixel)) >= 3) changed++
  }
  // The ring of a link that wraps crosses letters that already have its color.
  if (changed < (boxes.length > 1 ? outline * 0.85 : outline))
    return `has no sufficient focus ring: ${changed} px change by 3:1 or more, and a 2 px outline has ${outline}`
}

/**
 * Tests the focus rings of the first control of each style that is not in `tested` yet; in the light scheme, it tests
 * the last control of that style too.
 */
async function ringFaults(page: Page, device: string, tested: Set<string>, part = 'body'): Promise<string[]> {
  // After a press of any key `:focus-visible` matches, even if JavaScript moves focus.
  await page.keyboard.press('F2')
  // The contents list scrolls to its current entry.
  await waitForPaint(page)
  const handle = await controlsOf(page, part)
  const controls = await describeControls(handle)
  const styles = controls.map(({ style }) => device + style)
  const untested = [...new Set(styles)].filter((style) => !tested.has(style))
  const first = untested.map((style) => styles.indexOf(style))
  const last = untested.map((style) => styles.lastIndexOf(style))
  const problems: string[] = []
  for (const [scheme, media] of Object.entries({ light, dark, 'forced colors': forced })) {
    await page.emulateMedia(media)
    for (const index of media === light ? new Set([...first, ...last]) : first) {
      const fault = await ringFault(page, handle, index)
      if (fault) problems.push(`${device}, ${scheme}: ${controls[index]?.name} ${fault}`)
    }
  }
  for (const style of untested) tested.add(style)
  return problems
}

for (const route of routes)
  test(`on ${route}, Tab and Shift+Tab reach only controls, and all of them, in order and in view`, async ({
    page,
  }) => {
    const problems: string[] = []
    await page.setViewportSize(ZOOMED)
    await page.emulateMedia(light)
    await openPage(page, route)
    await contentsOpener.open(page)
    for (const [device, viewport] of Object.entries({ 'zoomed to 400%': ZOOMED, desktop: DESKTOP })) {
      await page.setViewportSize(viewport)
      await waitForPaint(page)
      for (const problem of await tabThrough(page)) problems.push(`${route}, ${device}: ${problem}`)
    }
    expect(problems).toEqual([])
  })

test('in the open menu, Tab and Shift+Tab reach only controls, and all of them, in order and in view', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED)
  await page.emulateMedia(light)
  await openPage(page, '/')
  await menuOpener.open(page)
  expect(await tabThrough(page)).toEqual([])
})

for (const route of routes)
  test(`on ${route} each control has a focus ring in light, dark and forced colors`, async ({ page }) => {
    const problems: string[] = []
    const tested = new Set<string>()
    await page.setViewportSize(PHONE)
    await page.emulateMedia(light)
    await openPage(page, route)
    if (route === '/') {
      await menuOpener.open(page)
      problems.push(...(await ringFaults(page, 'menu', tested)))
      await menuOpener.close(page)
    }
    await contentsOpener.open(page)
    // Header and footer are the same on every page.
    const part = route === '/' ? 'body' : 'main'
    for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(viewport)
      problems.push(...(await ringFaults(page, device, tested, part)))
    }
    if (route === '/') {
      const header = 'header:has(nav)'
      // On a tablet, only the header differs.
      await page.setViewportSize(TABLET)
      problems.push(...(await ringFaults(page, 'tablet', tested, header)))
      await page.setViewportSize(PHONE)
      // Between the hero's button and the download section, the bar has a link to the download.
      await page.locator('#science').evaluate((section) => section.scrollIntoView())
      await expect(page.getByRole('banner').getByRole('link', { name: 'Download', exact: true })).toBeVisible()
      problems.push(...(await ringFaults(page, 'phone, scrolled', tested, header)))
      await openWithoutJavaScript(page, route)
      await menuOpener.open(page)
      problems.push(...(await ringFaults(page, 'phone, without JavaScript', tested)))
    }
    expect(problems.map((problem) => `${route}, ${problem}`)).toEqual([])
  })
