import type { JSHandle, Locator, Page } from 'playwright/test'
import type { Answer, Check, Told } from '../check'
import type { Level } from '../config'
import { interactive, isModalOpen, painted } from '../moments'
import { type Box, colorAt, contrast, type Pixels, pictureOf, pictureOfPage, selectorOf } from '../page/pixels'
import { schemes } from '../views'

/**
 * A walk through the page by Tab and Shift+Tab, and the ring of each stop. Order and place do not depend on the scheme:
 * each main window in one of them; the first page in both, for its rings.
 */
export const keyboard: Check = {
  name: 'keyboard',
  views: ({ mainViews, conditionViews, mainWidths, config }) => [
    ...mainViews.filter(
      ({ page, width, scheme }) =>
        page === config.pages[0] || mainWidths.indexOf(width) % schemes.length === schemes.indexOf(scheme),
    ),
    ...conditionViews.filter(
      ({ condition, scheme }) =>
        scheme === 'light' && (condition?.window?.width === 320 || condition?.context?.forcedColors),
    ),
  ],
  judges: ({ kind }) => kind === 'top' || kind === 'open',
  start:
    (page, _, { config }) =>
    async (moment) => {
      const modal = moment.kind === 'open' && (await isModalOpen(page))
      const begin = () => (modal ? painted(page) : toStart(page))
      await begin()
      const stops = await interactive(page)
      const way = { stops, places: await placesOf(stops), modal }
      if (way.places.length === 0) return [{ checks: 0, findings: [] }]
      const answers: Answer[] = []
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        answers.push({ state: key, ...(await judgeWalk(page, key, way)) })
        await begin()
      }
      answers.push({ state: 'rings', ...(await judgeRings(page, way, moment.opened?.(page), config.level)) })
      if (!modal) await toStart(page)
      return answers
    },
}

type Key = 'Tab' | 'Shift+Tab'

/** What can be focused in the page as it stands, in the order of the document, held in the page. */
type Stops = JSHandle<HTMLElement[]>

/** Scrolls to the top and brings focus there, so that the next Tab comes to the first stop, the next Shift+Tab to the last. */
async function toStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  await painted(page)
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
function focused(stops: Stops): Promise<Stop | undefined> {
  return stops.evaluate((stops) => {
    const node = document.activeElement
    if (!node || node === document.body || node === document.documentElement) return
    const hidden: string[] = []
    const radius = Number.parseFloat(getComputedStyle(node).borderTopLeftRadius)
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
      // Rounded corners belong to what is behind them: 0.3 of the radius is where the curve meets the diagonal.
      const round = Math.min(radius, width / 2, height / 2) * 0.3 + 1
      const inset = Math.min(Math.max(4, round), width / 4, height / 4)
      for (const left of [x + inset, x + width / 2, x + width - inset])
        for (const top of [y + inset, y + height / 2, y + height - inset]) seen(left, top)
    }
    return {
      index: (stops as Element[]).indexOf(node),
      name: `${node.localName} "${node.textContent?.trim().slice(0, 40)}"`,
      boxes,
      hidden,
    }
  })
}

/**
 * Goes through the page by a key; ends after so many steps, or when focus leaves the document. Backwards through a page
 * it begins on the last stop and ends on the first: a headless browser has nothing outside the page to come back from,
 * or to go to.
 */
async function walk(page: Page, key: Key, { stops, modal }: Way, steps: number): Promise<Stop[]> {
  const visited: Stop[] = []
  const backwards = key === 'Shift+Tab' && !modal
  if (backwards) {
    await stops.evaluate((stops) => stops.at(-1)?.focus())
    const last = await focused(stops)
    if (last) visited.push(last)
  }
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const stop = await focused(stops)
    if (!stop) break
    visited.push(stop)
    if (backwards && stop.index === 0) break
  }
  return visited
}

/** Where each stop begins in the page at rest, scrolled to its top: its first line. */
const placesOf = (stops: Stops): Promise<Box[]> =>
  stops.evaluate((stops) =>
    stops.map((stop) => {
      const { x, y, width, height } = stop.getClientRects()[0] ?? new DOMRect()
      return { x: x + window.scrollX, y: y + window.scrollY, width, height }
    }),
  )

/**
 * Whether reading leads from one place to the other: down, to the right in the same row, or up to where a column on the
 * right begins. Parts of a hundredth of a px are no order.
 */
function readsOn(from: Box, to: Box): boolean {
  const below = to.y >= from.y + from.height - 0.5
  const above = to.y + to.height <= from.y + 0.5
  const right = to.x >= from.x + from.width - 0.5
  const left = to.x + to.width <= from.x + 0.5
  return below || (above ? right : !left)
}

/** What is walked through: the page, or what lies over it. */
interface Way {
  stops: Stops
  /** Where each of them stands at rest. */
  places: readonly Box[]
  /** A modal keeps focus inside and comes round. */
  modal: boolean
}

/**
 * Walks through the page, or once round the open modal, and judges the order (each stop once, as in the document and as
 * they are read) and the stop itself: in view whole, under nothing.
 */
async function judgeWalk(page: Page, key: Key, way: Way): Promise<Answer> {
  const { stops, places, modal } = way
  const { findings, add } = report(stops)
  const steps = modal ? places.length : places.length * 2
  const visited = await walk(page, key, way, steps)
  const [last] = visited.slice(-1)
  const trapped = !modal && visited.length === steps
  if (trapped && last) await add('trap', ['2.1.2'], last, `${key} never leaves the page: let focus go on from here.`)
  const read = key === 'Tab' ? visited : visited.toReversed()
  const first = modal
    ? Math.max(
        0,
        read.findIndex(({ index }) => index === 0),
      )
    : 0
  const order = [...read.slice(first), ...read.slice(0, first)]
  const seen = new Set<number>()
  for (const [position, stop] of order.entries()) {
    const former = order[position - 1]
    if (stop.index < 0) {
      await add(
        'no-control',
        ['2.4.3'],
        stop,
        'Focus stops at what is not interactive, or has no size: take its tabindex away, or show it.',
      )
      continue
    }
    if (seen.has(stop.index)) {
      await add('reached-again', ['2.1.2'], stop, `${key} comes here more than once.`)
      break
    }
    seen.add(stop.index)
    if (former && former.index >= 0) {
      if (stop.index < former.index)
        await add(
          'document-order',
          ['2.4.3'],
          stop,
          `It comes after ${former.name}, which stands behind it: no positive tabindex.`,
        )
      const [from, to] = [places[former.index], places[stop.index]]
      if (from && to && !readsOn(from, to))
        await add(
          'reading-order',
          ['1.3.2', '2.4.3'],
          stop,
          `It comes after ${former.name}, but is shown before it: order the document as it is shown.`,
        )
    }
    if (stop.hidden.length > 0)
      await add(
        'hidden',
        ['2.4.7', '2.4.11', '2.4.12'],
        stop,
        `Part of it is ${stop.hidden[0]}: give it scroll-padding or scroll-margin.`,
      )
  }
  for (const index of places.keys()) {
    // In a trap the way was cut short: that is the one finding.
    if (seen.has(index) || trapped) continue
    const name = await stops.evaluate((stops, index) => stops[index]?.localName ?? '', index)
    await add('not-reached', ['2.1.1'], { index, name }, `${key} never comes here: take tabindex="-1" away.`)
  }
  return { checks: places.length, findings }
}

/** Room around a stop that its ring may take, px. */
const AROUND = 10

/**
 * Judges the ring of each stop by what of the picture changes when focus comes: for AAA the pixels that change by 3:1 or
 * more cover at least what an outline of 2 px around the stop would (WCAG 2.4.13; 1.4.11 for the ratio); for AA there are
 * some (2.4.7).
 */
async function judgeRings(
  page: Page,
  { stops, places, modal }: Way,
  opened: Locator | undefined,
  level: Level = 'AA',
): Promise<Answer> {
  const { findings, add } = report(stops)
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  await page.keyboard.press('Tab') // From now on focus shows, whatever moves it.
  const inOpened = await opened?.evaluate((node, stops) => stops.map((stop) => node.contains(stop)), stops)
  const asked = [...places.keys()].filter((index) => !inOpened || inOpened[index])
  const shown = modal ? new Set<number>() : await shownAtOnce(page, stops, asked, level)
  for (const index of asked) {
    if (shown.has(index)) continue
    await stops.evaluate((stops, index) => stops[index]?.focus(), index)
    const stop = await focused(stops)
    if (stop?.index !== index) continue // It takes no focus: the walk reports it.
    const clip = around(stop.boxes, { x: 0, y: 0, width, height })
    if (!clip) continue // Out of the window: the walk reports it.
    const after = await pictureOf(page, clip)
    await stops.evaluate((stops, index) => stops[index]?.blur(), index)
    const before = await pictureOf(page, clip)
    await stops.evaluate((stops, index) => stops[index]?.focus({ preventScroll: true }), index)
    const { changed, outline, shows } = ringOf(stop.boxes, clip, before, after, clip, level)
    if (!shows)
      await add(
        'ring',
        level === 'AAA' ? ['2.4.7', '2.4.13', '1.4.11'] : ['2.4.7', '1.4.11'],
        stop,
        `${changed} px change by 3:1 or more when focus comes, an outline of 2 px has ${outline}.`,
      )
  }
  return { checks: places.length, findings }
}

/**
 * Stops whose rings show in pictures of many at once, as the browser's inspector has them focused. What does not show
 * there (it scrolls by itself, it comes to sight on focus, script draws its ring) is focused alone. Stops whose
 * surroundings meet are not in one picture.
 */
async function shownAtOnce(page: Page, stops: Stops, asked: readonly number[], level: Level): Promise<Set<number>> {
  await toStart(page)
  const boxes = await stops.evaluate((stops) =>
    stops.map((stop, index) => {
      stop.dataset.gateStop = String(index)
      return [...stop.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    }),
  )
  const before = await pictureOfPage(page)
  const whole = { x: 0, y: 0, width: before.width, height: before.height }
  const groups: { index: number; clip: Box }[][] = []
  for (const index of asked) {
    const clip = around(boxes[index] ?? [], whole)
    if (!clip) continue
    const free = groups.find((group) => !group.some((other) => meet(other.clip, clip)))
    if (free) free.push({ index, clip })
    else if (groups.length < PICTURES) groups.push([{ index, clip }])
  }
  const shown = new Set<number>()
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  for (const group of groups) {
    const nodes: number[] = []
    for (const { index } of group) {
      const selector = `[data-gate-stop="${index}"]`
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      nodes.push(nodeId)
    }
    const force = (forcedPseudoClasses: string[]) =>
      Promise.all(nodes.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))
    await force(['focus', 'focus-visible'])
    await painted(page)
    const after = await pictureOfPage(page)
    await force([])
    for (const { index, clip } of group)
      if (ringOf(boxes[index] ?? [], clip, before, after, whole, level).shows) shown.add(index)
  }
  await session.detach()
  await stops.evaluate((stops) => {
    for (const stop of stops) delete stop.dataset.gateStop
  })
  return shown
}

/** Pictures of many rings at most: what is left over is focused alone. */
const PICTURES = 4

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** A stop with the room that its ring may take, as far as it is within an area; undefined where none of it is. */
function around(boxes: readonly Box[], area: Box): Box | undefined {
  const x = Math.max(area.x, Math.floor(Math.min(...boxes.map(({ x }) => x))) - AROUND)
  const y = Math.max(area.y, Math.floor(Math.min(...boxes.map(({ y }) => y))) - AROUND)
  const right = Math.min(area.width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) + AROUND)
  const bottom = Math.min(area.height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + AROUND)
  return right <= x || bottom <= y ? undefined : { x, y, width: right - x, height: bottom - y }
}

/** How many pixels around a stop change when focus comes, and how many an outline of 2 px has. */
function ringOf(boxes: readonly Box[], clip: Box, before: Pixels, after: Pixels, origin: Box, level: Level) {
  let [changed, outline] = [0, 0]
  for (let row = 0; row < clip.height; row++) {
    for (let column = 0; column < clip.width; column++) {
      const [x, y] = [clip.x + column, clip.y + row]
      const pixel = (y - origin.y) * before.width + (x - origin.x)
      if (contrast(colorAt(before, pixel), colorAt(after, pixel)) >= 3) changed++
      if (inAny(boxes, x + 0.5, y + 0.5, 2) && !inAny(boxes, x + 0.5, y + 0.5, 0)) outline++
    }
  }
  // The ring of a link that runs over lines crosses the letters above and below, which have its color already.
  const area = boxes.length > 1 ? outline * 0.85 : outline
  return { changed, outline, shows: changed >= (level === 'AAA' ? area : 1) }
}

const inAny = (boxes: readonly Box[], x: number, y: number, grown: number) =>
  boxes.some(
    (box) => x > box.x - grown && x < box.x + box.width + grown && y > box.y - grown && y < box.y + box.height + grown,
  )

/** Findings of one state, in one form. */
function report(stops: Stops) {
  const findings: Told[] = []
  async function add(rule: string, criteria: string[], stop: { index: number; name: string }, help: string) {
    const element = await stops.evaluateHandle((stops, index) => stops[index], stop.index)
    const node = (await element.evaluate(selectorOf as (element: unknown) => string)) || stop.name
    findings.push({ rule, criteria, node, help, certain: true })
  }
  return { findings, add }
}
