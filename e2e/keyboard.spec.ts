import type { ElementHandle, Page } from 'playwright/test'
import { pagePaths } from '../src/content/pages'
import { type Finding, type Judged, judge } from './findings'
import { type Box, colorAt, contrast, pictureOf, selectorOf } from './pixels'
import { addresses, DESKTOP, expect, heading, PHONE, scrollY, takenOver, test } from './site'
import {
  conditionViews,
  interactive,
  mainWidths,
  momentsOf,
  notEmpty,
  openView,
  plainViews,
  type View,
  viewOptions,
} from './states'

type Key = 'Tab' | 'Shift+Tab'

/** Everything that can be focused in the page as it stands, in the order of the document, held in the page. */
async function stopsOf(page: Page) {
  const reachable: ElementHandle[] = []
  for (const locator of await interactive(page)) {
    const handle = await locator.elementHandle()
    if (handle && !(await handle.evaluate((node) => node.closest('[inert]')))) reachable.push(handle)
  }
  return notEmpty('stops', reachable)
}

/** What is found at a place where focus has come to; `index` in the list of stops, -1 where it is none of them. */
interface Stop {
  index: number
  name: string
  /** Boxes of the element, one for each line of it; CSS px of the window. */
  boxes: Box[]
  /** Parts of it that are out of the window, or under something else. */
  hidden: string[]
}

/** The stop that has focus; undefined where focus is on nothing. */
function focused(page: Page, stops: readonly ElementHandle[]): Promise<Stop | undefined> {
  return page.evaluate((stops) => {
    const node = document.activeElement
    if (!node || node === document.body || node === document.documentElement) return
    const hidden: string[] = []
    const boxes = [...node.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    for (const { x, y, width, height } of boxes) {
      const seen = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top)
        if (hit !== null && node.contains(hit)) return
        const what = hit ? `under ${hit.localName} "${hit.textContent?.trim().slice(0, 20)}"` : 'out of the window'
        hidden.push(`${what} at ${Math.round(left)}, ${Math.round(top)}`)
      }
      if (x < -0.5 || x + width > document.documentElement.clientWidth + 0.5)
        hidden.push('beyond the left or right edge')
      if (y < -0.5 || y + height > window.innerHeight + 0.5) hidden.push('beyond the upper or lower edge')
      // Rounded corners belong to what is behind them.
      const inset = Math.min(4, width / 4, height / 4)
      for (const left of [x + inset, x + width / 2, x + width - inset])
        for (const top of [y + inset, y + height / 2, y + height - inset]) seen(left, top)
    }
    return {
      index: (stops as unknown[]).indexOf(node),
      name: `${node.localName} "${node.textContent?.trim().slice(0, 40)}"`,
      boxes,
      hidden,
    }
  }, stops as ElementHandle[])
}

/**
 * Goes through the page by a key until focus leaves the document, or comes round in the open menu, which keeps it.
 * Ends after twice as many steps as there are stops: then there is a trap.
 */
async function walk(page: Page, key: Key, stops: readonly ElementHandle[], visit?: (stop: Stop) => Promise<void>) {
  const visited: Stop[] = []
  for (let step = 0; step < stops.length * 2; step++) {
    await page.keyboard.press(key)
    const stop = await focused(page, stops)
    if (!stop) return { visited, left: true }
    visited.push(stop)
    await visit?.(stop)
  }
  return { visited, left: false }
}

/** Findings of one state, in one form. */
function report(state: string, stops: readonly ElementHandle[]) {
  const findings: Finding[] = []
  async function add(rule: string, criteria: string[], stop: { index: number; name: string }, help: string) {
    const node = (await stops[stop.index]?.evaluate((node) => node)) !== undefined ? stops[stop.index] : undefined
    const selector = node ? await node.evaluate(selectorOf as (node: unknown) => string) : stop.name
    findings.push({ state, engine: 'keyboard', rule, criteria, node: selector, help, certain: true })
  }
  return { findings, add }
}
