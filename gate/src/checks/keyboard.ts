import type { JSHandle, Page } from 'playwright/test'
import { type Answer, atTopAndOpen, type Check, type RawFinding, violation } from '../check.ts'
import type { Level } from '../config.ts'
import { atRest, INTERACTIVE, interactive, isModalOpen, rest } from '../moments.ts'
import { selectorOf } from '../page/nodes.ts'
import { type Box, colorAt, type Pixels, pictureOf, ratioOf } from '../page/pixels.ts'
import { painted } from '../views.ts'

/**
 * A walk through the page by Tab and Shift+Tab, and the focus ring of each stop. Order and position do not depend on
 * colors, so each main window is checked in one scheme; the first page in both, for its rings. In the preset `merge`
 * Shift+Tab is for samples, and forced colors are for rings; pages that are no samples have rings in the wide window
 * alone, which hides no link, on one stop of each kind.
 */
export const keyboard: Check = {
  views({ main, sample, width, scheme, condition, address }, { config: { states, pages } }) {
    const isAll = states === 'all'
    if (main) return scheme === (width < 1000 ? 'light' : 'dark') || (isAll && address === pages[0]?.address)
    const asked = condition?.window?.width === 320 || condition?.forcedColors === 'active'
    return asked && scheme === 'light' && (isAll || sample)
  },
  moments: atTopAndOpen,
  start:
    (page, { sample, width, condition }, { config }) =>
    async (moment) => {
      const isAll = config.states === 'all'
      const keys = (['Tab', 'Shift+Tab'] as const).slice(0, isAll || sample ? 2 : 1)
      const modal = moment.kind === 'open' && (await isModalOpen(page))
      const begin = () => (modal ? painted(page) : toStart(page))
      await begin()
      const stops = await interactive(page)
      const opened = await moment
        .opened?.(page)
        .evaluate((node, stops) => stops.map((stop) => node.contains(stop)), stops)
      const way = { page, stops, places: await placesOf(stops), modal, opened }
      const kinds = isAll || sample ? undefined : await kindsOf(stops)
      if (way.places.length === 0) return [{ checks: 0, findings: [] }]
      const answers: Answer[] = []
      for (const key of condition?.forcedColors && !isAll ? [] : keys) {
        answers.push({ state: key, ...(await judgeWalk(key, way)) })
        await begin()
      }
      if (isAll || width >= 1000 || (sample && width !== 320))
        answers.push({ state: 'rings', ...(await judgeRings(way, config.level, kinds)) })
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
    // A drawing that is opened by itself has no body.
    if (!document.body) return
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  await painted(page)
}

/** Stops of one element and class in parents of one element and class look alike. */
const kindsOf = (stops: Stops): Promise<string[]> =>
  stops.evaluate((stops) =>
    stops.map(({ localName, className, parentElement: parent }) =>
      [localName, className, parent?.localName, parent?.className].join(),
    ),
  )

/** What is found at a place where focus has come to; `index` in the list of stops, -1 where it is none of them. */
interface Stop {
  index: number
  name: string
  /** Boxes of the element, one for each line of it; CSS px of the window. */
  boxes: Box[]
  /** Parts of it that are out of the window, or under something else. */
  hidden: string[]
  /** Whether no point of it is seen. */
  fullyHidden: boolean
  /** Whether it can be focused for a reason: a control that came with the walk, such as a menu's, or a part that scrolls. */
  control: boolean
  /** Whether assistive technology is told to pass over it. */
  silent: boolean
  /** The part of the page that is in the window. */
  inView: Box
}

/** The stop that has focus; null where focus is on nothing. */
const focused = (stops: Stops): Promise<Stop | null> =>
  stops.evaluate((stops, controls): Stop | null => {
    /** Browsers make a scroll container focusable if nothing in it is. */
    const scrolls = (node: Element) => {
      const { overflowX, overflowY } = getComputedStyle(node)
      const apart = (overflow: string, beyond: number) => /auto|scroll/.test(overflow) && beyond > 0
      return (
        apart(overflowX, node.scrollWidth - node.clientWidth) || apart(overflowY, node.scrollHeight - node.clientHeight)
      )
    }
    const node = document.activeElement
    if (!node || node === document.body || node === document.documentElement) return null
    const hidden: string[] = []
    let shown = 0
    const { borderTopLeftRadius, pointerEvents } = getComputedStyle(node)
    // A label may draw its control: the box of a checkbox that is transparent itself.
    const drawn: readonly Element[] = [node, ...((node as HTMLInputElement).labels ?? [])]
    const boxes = [...node.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    for (const { x, y, width, height } of boxes) {
      const seen = (left: number, top: number) => {
        const hit = document.elementFromPoint(left, top)
        // What the pointer goes through is not met at a point.
        if (pointerEvents === 'none' || drawn.some((part) => part.contains(hit))) return void shown++
        const what = hit ? `under ${hit.localName} "${hit.textContent?.trim().slice(0, 20)}"` : 'out of the window'
        hidden.push(`${what} at ${Math.round(left)}, ${Math.round(top)}`)
      }
      if (x < -0.5 || x + width > document.documentElement.clientWidth + 0.5)
        hidden.push('beyond the left or right edge')
      if (y < -0.5 || y + height > window.innerHeight + 0.5) hidden.push('beyond the upper or lower edge')
      // Rounded corners belong to what is behind them: 0.3 of the radius is where the curve meets the diagonal.
      const round = Math.min(Number.parseFloat(borderTopLeftRadius), width / 2, height / 2) * 0.3 + 1
      const inset = Math.min(Math.max(4, round), width / 4, height / 4)
      for (const left of [x + inset, x + width / 2, x + width - inset])
        for (const top of [y + inset, y + height / 2, y + height - inset]) seen(left, top)
    }
    return {
      index: (stops as readonly Element[]).indexOf(node),
      name: `${node.localName} "${node.textContent?.trim().slice(0, 40)}"`,
      boxes,
      hidden,
      fullyHidden: shown === 0,
      control: (node.matches(controls) && boxes.some(({ width, height }) => width > 0 && height > 0)) || scrolls(node),
      silent: node.closest('[aria-hidden=true]') !== null,
      inView: { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight },
    }
  }, INTERACTIVE)

/**
 * Goes through the page by a key, until focus leaves the document or after so many steps. Backwards it starts on the
 * last stop and ends on the first, because a headless browser has nothing outside the page that could take focus.
 */
async function walk(key: Key, { page, stops, modal, places }: Way, steps: number): Promise<Stop[]> {
  const visited: Stop[] = []
  // Where the browser has controls of its own, one key may take focus out of the page and back to its first stop.
  const departures = await page.evaluateHandle(() => {
    const events: Event[] = []
    addEventListener('blur', (event) => document.activeElement === document.body && events.push(event))
    return events
  })
  const backwards = key === 'Shift+Tab' && !modal
  if (backwards) {
    await stops.evaluate((stops) => stops.at(-1)?.focus())
    const last = await focused(stops)
    if (last) visited.push(last)
  }
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press(key)
    const stop = await focused(stops)
    // From a modal dialog focus may go to the browser's own controls, and comes back.
    if (!stop && modal) continue
    const round = !modal && stop?.index === visited[0]?.index
    if (!stop || (round && (await departures.evaluate(({ length }) => length > 0)))) return visited
    visited.push(stop)
    if (backwards && stop.index === 0) return visited
    if (modal && visited.length === places.length) return visited
  }
  return visited
}

/** A place on the page; `layer` is the same for stops in one layer: the page, or a box that is positioned over it. */
interface Place extends Box {
  readonly layer: number
}

/**
 * Where each stop begins in the page at rest, scrolled to its top: its first line. A skip link has no place in it, if it
 * stands outside of the page, or is cut to nothing, until it is focused.
 */
const placesOf = (stops: Stops): Promise<(Place | null)[]> =>
  stops.evaluate((stops) => {
    const layerOf = (element: Element | null): Element | null =>
      !element || /absolute|fixed/.test(getComputedStyle(element).position) ? element : layerOf(element.parentElement)
    const layers = stops.map(layerOf)
    return stops.map((stop, index) => {
      const { x, y, width, height } = stop.getClientRects()[0] ?? new DOMRect()
      const place = { x: x + window.scrollX, y: y + window.scrollY, width, height }
      const { scrollWidth, scrollHeight } = document.documentElement
      const outside = place.x + width <= 0 || place.y + height <= 0 || place.x >= scrollWidth || place.y >= scrollHeight
      const layer = layers.indexOf(layers[index] ?? null)
      return outside || width <= 1 || height <= 1 ? null : { ...place, layer }
    })
  })

/**
 * Whether the second place follows the first in reading order: below it, to the right in the same row, or at the top of
 * a column on the right. Differences below .01 px do not count.
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
  page: Page
  stops: Stops
  /** Where each of them stands at rest; null where it does not. */
  places: readonly (Place | null)[]
  /** A modal keeps focus inside and comes round. */
  modal: boolean
  /** Which of them are in the part that was opened; undefined where none was. */
  opened?: readonly boolean[] | undefined
}

/**
 * Walks through the page, or once round the open modal, and checks the order (each stop once, in reading order) and
 * that each stop is wholly in view and not covered.
 */
async function judgeWalk(key: Key, way: Way): Promise<Answer> {
  const { page, stops, places, modal } = way
  const { findings, add } = report(stops)
  // Menus come with the walk: their links are in the document, and none of its stops yet.
  const steps = modal ? places.length + 2 : (await page.locator(INTERACTIVE).count()) * 2
  const visited = await walk(key, way, steps)
  const [last] = visited.slice(-1)
  const trapped = !modal && visited.length === steps
  if (trapped && last) await add('trap', last, `${key} never leaves the page: let focus go on from here.`)
  const read = key === 'Tab' ? visited : visited.toReversed()
  const first = modal ? read.findIndex(({ index }) => index === 0) : 0
  const order = [...read.slice(Math.max(0, first)), ...read.slice(0, Math.max(0, first))]
  const seen = new Set<number>()
  for (const [position, stop] of order.entries()) {
    const former = order[position - 1]
    if (stop.index < 0 && !stop.control)
      await add('no-control', stop, 'It is not interactive, or has no size: take its tabindex away, or show it.')
    // What came with the walk has no place in it.
    if (stop.index < 0) continue
    if (seen.has(stop.index)) {
      await add('reached-again', stop, `${key} comes here more than once.`)
      break
    }
    seen.add(stop.index)
    const { hidden, fullyHidden } = await restedAt(stop, way)
    if (former && former.index >= 0) {
      const [from, to] = [places[former.index], places[stop.index]]
      if (from && to && !readsOn(from, to)) {
        const help = `It comes after ${former.name}, but is shown before it: order the document as it is shown.`
        // What lies over the page beside its button, such as the items of a menu, may come before what it lies over.
        await add('reading-order', stop, help, from.layer === to.layer)
      }
    }
    const [part] = hidden
    if (part && fullyHidden) await add('hidden', stop, `It is ${part}: give it scroll-padding or scroll-margin.`)
    else if (part) await add('hidden-in-part', stop, `Part of it is ${part}: give it scroll-padding or scroll-margin.`)
  }
  for (const stop of key === 'Tab' ? visited : [])
    if (stop.silent && (await rests(stop, way)))
      await add('aria-hidden-focus', stop, 'It takes focus, and aria-hidden keeps it from being read: take one away.')
  for (const index of places.keys()) {
    // A keyboard trap ends the walk: report that alone.
    if (seen.has(index) || trapped) continue
    const name = await stops.evaluate((stops, index) => stops[index]?.localName ?? '', index)
    await add('not-reached', { index, name }, `${key} never comes here: take tabindex="-1" away.`)
  }
  return { checks: places.length, findings }
}

/** A stop as it is seen once it has come to rest: a skip link may slide in. */
async function restedAt(stop: Stop, way: Way): Promise<Stop> {
  if (stop.hidden.length === 0) return stop
  await way.stops.evaluate(rest, [stop.index, 'blur'] as const)
  await way.stops.evaluate(rest, [stop.index, 'focus'] as const)
  return (await focused(way.stops)) ?? stop
}

/** Whether focus that is brought to a stop stays there: a guard at the end of a dialog sends it back to its start. */
async function rests({ index }: Stop, { stops }: Way): Promise<boolean> {
  return stops.evaluate(async (stops, index) => {
    stops[index]?.focus()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return document.activeElement === stops[index]
  }, index)
}

/** Room around a stop that its ring may take, px. */
const AROUND = 10

/**
 * Checks the focus ring of each stop by the pixels that change on focus. Some pixel of the window changes (2.4.7); the
 * caret of a text field may be what changes. Around the stop some change by 3:1 or more (1.4.11); for AAA they cover at
 * least the area of a 2 px outline (2.4.13).
 */
async function judgeRings(way: Way, level: Level = 'AA', kinds?: readonly string[]): Promise<Answer> {
  const { page, stops, places, opened } = way
  const { findings, add } = report(stops)
  await page.keyboard.press('Tab') // From now on focus shows, whatever moves it.
  await atRest(page)
  const isNew = (index: number) => !kinds || kinds.indexOf(kinds[index] ?? '') === index
  const asked = [...places.keys()].filter((index) => (!opened || opened[index]) && isNew(index))
  for (const index of asked) {
    await stops.evaluate(rest, [index, 'focus'] as const)
    const stop = await focused(stops)
    if (stop?.index !== index) continue // It takes no focus: the walk reports it.
    const clip = around(stop)
    if (!clip) continue // Out of the window: the walk reports it.
    const part = { ...clip, x: clip.x + stop.inView.x, y: clip.y + stop.inView.y }
    const after = await pictureOf(page, part)
    await stops.evaluate(rest, [index, 'blur'] as const)
    const before = await pictureOf(page, part)
    const { changed, outline, shows } = ringOf(stop.boxes, clip, before, after, level)
    if (shows && changed > 0) continue
    let isSeen = differ(before, after) || (await hasCaret(stops, index))
    if (!isSeen) {
      const window = await pictureOf(page)
      await stops.evaluate(rest, [index, 'focus', { preventScroll: true }] as const)
      isSeen = differ(window, await pictureOf(page))
    }
    if (!isSeen) await add('unseen', stop, 'Nothing in the window changes when focus comes: give it an outline.')
    else if (!shows)
      await add('ring', stop, `${changed} px change by 3:1 or more with focus, an outline of 2 px has ${outline}.`)
  }
  return { checks: asked.length, findings }
}

/** A stop with the room that its ring may take, as far as it is within a window; undefined where none of it is. */
function around({ boxes, inView }: Stop): Box | undefined {
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x))) - AROUND)
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y))) - AROUND)
  const right = Math.min(inView.width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width))) + AROUND)
  const bottom = Math.min(inView.height, Math.ceil(Math.max(...boxes.map((box) => box.y + box.height))) + AROUND)
  return right <= x || bottom <= y ? undefined : { x, y, width: right - x, height: bottom - y }
}

/** How many pixels around a stop change when focus comes, and how many an outline of 2 px has. */
function ringOf(boxes: readonly Box[], clip: Box, before: Pixels, after: Pixels, level: Level) {
  let [changed, outline] = [0, 0]
  for (let row = 0; row < clip.height; row++) {
    for (let column = 0; column < clip.width; column++) {
      const [x, y] = [clip.x + column, clip.y + row]
      const pixel = row * before.width + column
      if (ratioOf(colorAt(before, pixel), colorAt(after, pixel)) >= 3) changed++
      if (inAny(boxes, x + 0.5, y + 0.5, 2) && !inAny(boxes, x + 0.5, y + 0.5, 0)) outline++
    }
  }
  // The ring of a link over several lines crosses letters above and below that already have its color.
  const area = boxes.length > 1 ? outline * 0.85 : outline
  return { changed, outline, shows: changed >= (level === 'AAA' ? area : 1) }
}

const differ = (one: Pixels, other: Pixels) => one.data.some((channel, index) => channel !== other.data[index])

/** Whether focus shows by a caret, which blinks, and may be gone when the picture is taken. */
const hasCaret = (stops: Stops, index: number) =>
  stops.evaluate((stops, index) => {
    const stop = stops[index]
    const types = /^(text|search|url|tel|email|password|number)$/
    const written = stop instanceof HTMLInputElement ? types.test(stop.type) : stop?.matches('textarea')
    const { caretColor = 'transparent' } = stop ? getComputedStyle(stop) : {}
    return (written || stop?.isContentEditable === true) && !/^transparent$|[,/] 0\)$/.test(caretColor)
  }, index)

const inAny = (boxes: readonly Box[], x: number, y: number, grown: number) =>
  boxes.some(
    (box) => x > box.x - grown && x < box.x + box.width + grown && y > box.y - grown && y < box.y + box.height + grown,
  )

const CRITERIA = {
  trap: '2.1.2',
  'no-control': '2.4.3',
  'reached-again': '2.1.2',
  'reading-order': '1.3.2 2.4.3',
  hidden: '2.4.7 2.4.11 2.4.12',
  'hidden-in-part': '2.4.12',
  'aria-hidden-focus': '4.1.2',
  'not-reached': '2.1.1',
  unseen: '2.4.7',
  ring: '1.4.11 2.4.13',
} as const

/** Findings of one state, in one form. */
function report(stops: Stops) {
  const findings: RawFinding[] = []
  const add = async (rule: keyof typeof CRITERIA, stop: Pick<Stop, 'index' | 'name'>, help: string, certain = true) => {
    const element = await stops.evaluateHandle((stops, index) => stops[index], stop.index)
    const node = (await element.evaluate(selectorOf as (element: unknown) => string)) || stop.name
    findings.push(violation(rule, CRITERIA[rule], node, help, certain))
  }
  return { findings, add }
}
