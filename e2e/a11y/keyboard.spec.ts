import type { JSHandle, Page } from 'playwright/test'
import { contentsOpener, menuOpener } from '../openers'
import { DESKTOP, PHONE, routes } from '../routes'
import { expect, openPage, scrollToTop, test, waitForPaint } from '../site'
import { type Box, colorAt, contrastOf, pixelsOf } from './pixels'
import { dark, forced, light, ZOOMED } from './states'

/**
 * Moves through pages with Tab and Shift+Tab. WCAG 1.4.11, 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11 to 2.4.13, 3.2.1.
 */

/** The elements that Tab has to reach, in DOM order. */
type Controls = JSHandle<HTMLElement[]>

const controlsOf = (page: Page): Promise<Controls> =>
  page.evaluateHandle(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].find((dialog) => dialog.checkVisibility())
    const controls = 'a[href], button:enabled, input, select, textarea, summary'
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
  })

/** A control as it is before the first Tab, with the page scrolled to the top. */
interface Control {
  readonly name: string
  /** Names and classes of the element and its ancestors, which are the same for controls with the same style. */
  readonly style: string
  /** Its first box, in CSS px; undefined for the skip link, which is outside the page. */
  readonly place: Box | undefined
}

const describeControls = (controls: Controls): Promise<Control[]> =>
  controls.evaluate((controls) =>
    controls.map((control) => {
      const chain: string[] = []
      for (let up: Element | null = control; up; up = up.parentElement)
        chain.push(`${up.localName}.${up.getAttribute('class')}`)
      const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect()
      return {
        name: `${control.localName} "${control.textContent?.trim().slice(0, 40)}"`,
        style: chain.join(' '),
        place: width > 1 && y + height > 0 ? { x, y, width, height } : undefined,
      }
    }),
  )

/** The element that has focus. */
interface Stop {
  /** Its index in the list of controls; -1 if it is not in the list. */
  readonly index: number
  readonly name: string
  /** One box for each line, in CSS px of the viewport. */
  readonly boxes: readonly Box[]
  /** The visible part of the page. */
  readonly viewport: Box
  /** Why it is not completely visible. */
  readonly hidden: readonly string[]
}

/** Returns the element that has focus, if any. */
const focused = (controls: Controls): Promise<Stop | undefined> =>
  controls.evaluate((controls) => {
    const stop = document.activeElement
    if (!(stop instanceof HTMLElement) || stop === document.body) return
    const nameOf = (element: Element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`
    const boxes = [...stop.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    const hidden = new Set<string>()
    for (const { x, y, width, height } of boxes) {
      if (x < -0.5 || y < -0.5 || x + width > innerWidth + 0.5 || y + height > innerHeight + 0.5)
        hidden.add('is partly outside the viewport')
      // Not at the very corners, which may be rounded.
      const inset = Math.min(4, width / 4, height / 4)
      for (const left of [x + inset, x + width / 2, x + width - inset])
        for (const top of [y + inset, y + height / 2, y + height - inset]) {
          const hit = document.elementFromPoint(left, top)
          if (hidden.size === 0 && hit && !stop.contains(hit)) hidden.add(`is covered by ${nameOf(hit)}`)
        }
    }
    const viewport = { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight }
    return { index: controls.indexOf(stop), name: nameOf(stop), boxes, viewport, hidden: [...hidden] }
  })

/** Whether the second box follows the first in reading order: below it, to its right, or in the next column. */
function followsInReadingOrder(from: Box, to: Box): boolean {
  if (to.y >= from.y + from.height - 0.5) return true
  const isAbove = to.y + to.height <= from.y + 0.5
  return isAbove ? to.x >= from.x + from.width - 0.5 : to.x + to.width > from.x + 0.5
}

/** Space around a control for its focus ring, px. */
const RING_SPACE = 10

/**
 * Describes an insufficient focus ring: on focus, the pixels that change by 3:1 or more are fewer than those of a
 * 2 px outline (WCAG 2.4.13).
 */
async function ringFault(page: Page, controls: Controls, stop: Stop): Promise<string | undefined> {
  const { index, boxes, viewport } = stop
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x))) - RING_SPACE)
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y))) - RING_SPACE)
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) + RING_SPACE
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + RING_SPACE
  const [width, height] = [Math.min(viewport.width, right) - x, Math.min(viewport.height, bottom) - y]
  const part = { x: viewport.x + x, y: viewport.y + y, width, height }
  const withFocus = await pixelsOf(page, part)
  await controls.evaluate((controls, index) => controls[index]?.blur(), index)
  const without = await pixelsOf(page, part)
  // The focus trap of a dialog may have moved focus elsewhere.
  await controls.evaluate((controls, index) => controls[index]?.focus({ preventScroll: true }), index)
  const isNear = (left: number, top: number, room: number) =>
    boxes.some(
      ({ x, y, width, height }) =>
        left > x - room && left < x + width + room && top > y - room && top < y + height + room,
    )
  let [changed, outline] = [0, 0]
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [left, top] = [x + (pixel % width) + 0.5, y + Math.floor(pixel / width) + 0.5]
    if (isNear(left, top, 2) && !isNear(left, top, 0)) outline++
    if (contrastOf(colorAt(withFocus, pixel), colorAt(without, pixel)) >= 3) changed++
  }
  // The ring of a link that wraps crosses letters that already have its color.
  if (changed >= (boxes.length > 1 ? outline * 0.85 : outline)) return
  return `has no sufficient focus ring: ${changed} px change by 3:1 or more, and a 2 px outline has ${outline}`
}

/** Rings already tested in this worker: header and footer are the same on every page. */
const testedRings = new Set<string>()

/** Tests the focus rings of the first and the last control of each style. */
async function ringFaults(page: Page, state: string): Promise<string[]> {
  const handle = await controlsOf(page)
  const problems: string[] = []
  // After a key press `:focus-visible` matches, even if JavaScript moves focus.
  await page.keyboard.press('Tab')
  const styles = (await describeControls(handle)).map(({ style }) => style)
  for (const [index, style] of styles.entries()) {
    const ends = [styles.indexOf(style), styles.lastIndexOf(style)]
    const ring = [state, style, ends.indexOf(index)].join()
    if (!ends.includes(index) || testedRings.has(ring)) continue
    testedRings.add(ring)
    await handle.evaluate((controls, index) => controls[index]?.focus(), index)
    const stop = await focused(handle)
    const fault = stop?.index === index ? await ringFault(page, handle, stop) : 'cannot be focused'
    if (fault) problems.push(`${stop?.name} ${fault}`)
  }
  return problems
}

/** Presses Tab through all controls of the page, or of the open dialog, and back; returns the problems. */
async function tabThrough(page: Page): Promise<string[]> {
  await scrollToTop(page)
  const handle = await controlsOf(page)
  const controls = await describeControls(handle)
  expect(controls.length, 'controls').toBeGreaterThan(3)
  const nameAt = (index = -1) => controls[index]?.name ?? 'the start'
  const isModal = (await page.locator('[role=dialog]:visible').count()) > 0
  if (!isModal)
    await page.evaluate(() => {
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
  const url = page.url()
  const problems = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    const add = (problem: string) => problems.add(`${key}: ${problem}`)
    const reached: number[] = []
    // Headless Chromium has no toolbar, from which Shift+Tab would enter the page at its last control.
    if (key === 'Shift+Tab' && !isModal) reached.push(controls.length - 1)
    while (reached.length < controls.length) {
      await page.keyboard.press(key)
      let stop = await focused(handle)
      if (stop?.hidden.length) {
        // The page may still be scrolling after the previous key: go back and repeat this one.
        await waitForPaint(page)
        await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab')
        await waitForPaint(page)
        await page.keyboard.press(key)
        stop = await focused(handle)
      }
      const { index = -1, name = '', hidden = [] } = stop ?? {}
      const before = reached.at(-1)
      if (!stop) add(`focus is lost after ${nameAt(before)}`)
      else if (index < 0) add(`${name} takes focus but is not a control${isModal ? ' of the dialog' : ''}`)
      else if (reached.includes(index)) add(`${name} is reached twice`)
      for (const fault of hidden) add(`${name} ${fault}`)
      const [from, to] = [controls[before ?? -1]?.place, controls[index]?.place]
      const wraps = isModal && Math.abs((before ?? 0) - index) > 1
      if (from && to && !wraps && !(key === 'Tab' ? followsInReadingOrder(from, to) : followsInReadingOrder(to, from)))
        add(`${name} and ${nameAt(before)} are not in reading order`)
      reached.push(index)
    }
    for (const [index, { name }] of controls.entries()) if (!reached.includes(index)) add(`${name} is not reached`)
  }
  if (page.url() !== url) problems.add(`moving focus opened ${page.url()}`)
  if ((await describeControls(await controlsOf(page))).length !== controls.length)
    problems.add('moving focus changed the controls')
  return [...problems]
}

const schemes = { light, dark, 'forced colors': forced } as const

/** Tests the page, or its open dialog: reachability in the current scheme, focus rings in all schemes. */
async function faultsIn(page: Page, state: string): Promise<string[]> {
  const problems = (await tabThrough(page)).map((problem) => `${state}, ${problem}`)
  for (const [scheme, media] of Object.entries(schemes)) {
    await page.emulateMedia(media)
    const device = page.viewportSize()?.width
    for (const fault of await ringFaults(page, `${device} ${scheme}`)) problems.push(`${state}, ${scheme}: ${fault}`)
  }
  return problems
}

for (const route of routes)
  for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    test(`on ${route}, ${device}, Tab reaches only controls, and all of them, each in view with a focus ring`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia(light)
      await openPage(page, route)
      const hasContents = await contentsOpener.open(page)
      const problems = await faultsIn(page, `${route}, ${device}`)
      if (device === 'phone') {
        if (hasContents) await contentsOpener.close(page)
        await page.setViewportSize(ZOOMED)
        await waitForPaint(page)
        problems.push(...(await tabThrough(page)).map((problem) => `${route}, zoomed to 400%, ${problem}`))
      }
      expect(problems).toEqual([])
    })

test('in the open menu Tab reaches only controls, and all of them, each in view with a focus ring', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia(light)
  await openPage(page, '/')
  await menuOpener.open(page)
  const problems = await faultsIn(page, 'menu')
  for (const viewport of [ZOOMED, { width: 568, height: 256 }]) {
    await page.setViewportSize(viewport)
    await waitForPaint(page)
    for (const problem of await tabThrough(page))
      problems.push(`menu, ${viewport.width} × ${viewport.height} px, ${problem}`)
  }
  expect(problems).toEqual([])
})
