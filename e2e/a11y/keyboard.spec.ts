import type { JSHandle, Page } from 'playwright/test'
import { contentsOpener, menuOpener } from '../openers'
import { DESKTOP, PHONE, routes } from '../routes'
import { expect, openPage, scrollToTop, test, waitForPaint } from '../site'
import { type Box, colorAt, contrastOf, pixelsOf } from './pixels'
import { dark, forced, light, ZOOMED } from './states'

/**
 * Walks by Tab and Shift+Tab. WCAG 1.4.11, 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11 to 2.4.13, 3.2.1.
 */

/** What Tab has to reach, in the order of the document. Held in the page. */
type Controls = JSHandle<HTMLElement[]>

const controlsOf = (page: Page): Promise<Controls> =>
  page.evaluateHandle(() => {
    const dialog = [...document.querySelectorAll('[role=dialog]')].find((dialog) => dialog.checkVisibility())
    const controls = 'a[href], button:enabled, input, select, textarea, summary'
    return [...(dialog ?? document).querySelectorAll<HTMLElement>(controls)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
  })

/** A control as it is before the walk, with the page at its top. */
interface Control {
  readonly name: string
  /** The same for controls that look the same: names and classes of the element and of all around it. */
  readonly look: string
  /** Where it begins; undefined for the skip link, which is outside of the page. CSS px. */
  readonly place: Box | undefined
}

const describe = (controls: Controls): Promise<Control[]> =>
  controls.evaluate((controls) =>
    controls.map((control) => {
      const chain: string[] = []
      for (let up: Element | null = control; up; up = up.parentElement)
        chain.push(`${up.localName}.${up.getAttribute('class')}`)
      const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect()
      return {
        name: `${control.localName} "${control.textContent?.trim().slice(0, 40)}"`,
        look: chain.join(' '),
        place: width > 1 && y + height > 0 ? { x, y, width, height } : undefined,
      }
    }),
  )

/** The element that has focus. */
interface Stop {
  /** Its index in the list of controls; -1 if it is none of them. */
  readonly index: number
  readonly name: string
  /** One for each line of it; CSS px of the viewport. */
  readonly boxes: readonly Box[]
  /** The part of the page that is in the viewport. */
  readonly viewport: Box
  /** Why it cannot be seen completely. */
  readonly hidden: readonly string[]
}

/** The element that has focus; undefined if none has. */
const focused = (controls: Controls): Promise<Stop | undefined> =>
  controls.evaluate((controls) => {
    const stop = document.activeElement
    if (!(stop instanceof HTMLElement) || stop === document.body) return
    const nameOf = (element: Element) => `${element.localName} "${element.textContent?.trim().slice(0, 40)}"`
    const boxes = [...stop.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    const hidden = new Set<string>()
    for (const { x, y, width, height } of boxes) {
      if (x < -0.5 || y < -0.5 || x + width > innerWidth + 0.5 || y + height > innerHeight + 0.5)
        hidden.add('is partly outside of the viewport')
      // A rounded corner belongs to what is behind it.
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

/** Whether the second place follows the first in reading order: below it, to its right, or in the next column. */
function readsOn(from: Box, to: Box): boolean {
  if (to.y >= from.y + from.height - 0.5) return true
  const isAbove = to.y + to.height <= from.y + 0.5
  return isAbove ? to.x >= from.x + from.width - 0.5 : to.x + to.width > from.x + 0.5
}

/** Room around a control for its focus ring, px. */
const AROUND = 10

/**
 * Says so if the focus ring does not show: fewer pixels change by 3:1 or more with focus than an outline of 2 px has
 * (WCAG 2.4.13).
 */
async function ringFault(page: Page, controls: Controls, stop: Stop): Promise<string | undefined> {
  const { index, boxes, viewport } = stop
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x))) - AROUND)
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y))) - AROUND)
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) + AROUND
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + AROUND
  const [width, height] = [Math.min(viewport.width, right) - x, Math.min(viewport.height, bottom) - y]
  const part = { x: viewport.x + x, y: viewport.y + y, width, height }
  const withFocus = await pixelsOf(page, part)
  await controls.evaluate((controls, index) => controls[index]?.blur(), index)
  const without = await pixelsOf(page, part)
  // A dialog that keeps focus has moved it elsewhere.
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
  // The ring of a link on two lines crosses letters that already have its color.
  if (changed >= (boxes.length > 1 ? outline * 0.85 : outline)) return
  return `shows no focus ring: ${changed} px change by 3:1 or more with focus, an outline of 2 px has ${outline}`
}

/** What this worker has judged: header and footer are the same on every page. */
const testedRings = new Set<string>()

/** Judges the focus rings of the first and the last control of each look. */
async function ringFaults(page: Page, state: string): Promise<string[]> {
  const handle = await controlsOf(page)
  const problems: string[] = []
  // From now on focus shows, whatever moves it.
  await page.keyboard.press('Tab')
  const looks = (await describe(handle)).map(({ look }) => look)
  for (const [index, look] of looks.entries()) {
    const ends = [looks.indexOf(look), looks.lastIndexOf(look)]
    const kind = [state, look, ends.indexOf(index)].join()
    if (!ends.includes(index) || testedRings.has(kind)) continue
    testedRings.add(kind)
    await handle.evaluate((controls, index) => controls[index]?.focus(), index)
    const stop = await focused(handle)
    const fault = stop?.index === index ? await ringFault(page, handle, stop) : 'takes no focus'
    if (fault) problems.push(`${stop?.name} ${fault}`)
  }
  return problems
}

/** Walks by Tab through all controls of the page, or of the open dialog, and back; returns what is wrong. */
async function walk(page: Page): Promise<string[]> {
  await scrollToTop(page)
  const handle = await controlsOf(page)
  const controls = await describe(handle)
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
    // Headless Chromium has no controls of its own, from which Shift+Tab comes to the last one of the page.
    if (key === 'Shift+Tab' && !isModal) reached.push(controls.length - 1)
    while (reached.length < controls.length) {
      await page.keyboard.press(key)
      let stop = await focused(handle)
      if (stop?.hidden.length) {
        // The step before may have set off scrolling that has not ended: repeat this one with the page at rest.
        await waitForPaint(page)
        await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab')
        await waitForPaint(page)
        await page.keyboard.press(key)
        stop = await focused(handle)
      }
      const { index = -1, name = '', hidden = [] } = stop ?? {}
      const before = reached.at(-1)
      if (!stop) add(`focus is lost after ${nameAt(before)}`)
      else if (index < 0) add(`${name} takes focus and is no control${isModal ? ' of the dialog' : ''}`)
      else if (reached.includes(index)) add(`${name} is reached again`)
      for (const fault of hidden) add(`${name} ${fault}`)
      const [from, to] = [controls[before ?? -1]?.place, controls[index]?.place]
      const wraps = isModal && Math.abs((before ?? 0) - index) > 1
      if (from && to && !wraps && !(key === 'Tab' ? readsOn(from, to) : readsOn(to, from)))
        add(`${name} and ${nameAt(before)} are not in reading order`)
      reached.push(index)
    }
    for (const [index, { name }] of controls.entries()) if (!reached.includes(index)) add(`${name} is not reached`)
  }
  if (page.url() !== url) problems.add(`focus alone leads to ${page.url()}`)
  if ((await describe(await controlsOf(page))).length !== controls.length) problems.add('focus alone opens something')
  return [...problems]
}

const schemes = { light, dark, 'forced colors': forced } as const

/** Judges the page as it is, or its open dialog: the walk in one scheme, the rings in all. */
async function faultsIn(page: Page, state: string): Promise<string[]> {
  const problems = (await walk(page)).map((problem) => `${state}, ${problem}`)
  for (const [scheme, media] of Object.entries(schemes)) {
    await page.emulateMedia(media)
    const device = page.viewportSize()?.width
    for (const fault of await ringFaults(page, `${device} ${scheme}`)) problems.push(`${state}, ${scheme}: ${fault}`)
  }
  return problems
}

for (const route of routes)
  for (const [device, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
    test(`on ${route}, ${device}, Tab reaches every control and nothing else, in view, with a focus ring`, async ({
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
        problems.push(...(await walk(page)).map((problem) => `${route}, zoomed to 400%, ${problem}`))
      }
      expect(problems).toEqual([])
    })

test('in the open menu Tab reaches every control and nothing else, in view, with a focus ring', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.emulateMedia(light)
  await openPage(page, '/')
  await menuOpener.open(page)
  const problems = await faultsIn(page, 'menu')
  for (const viewport of [ZOOMED, { width: 568, height: 256 }]) {
    await page.setViewportSize(viewport)
    await waitForPaint(page)
    for (const problem of await walk(page)) problems.push(`menu, ${viewport.width} × ${viewport.height} px, ${problem}`)
  }
  expect(problems).toEqual([])
})
