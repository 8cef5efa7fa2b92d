import type { Page } from 'playwright/test'
import { type Check, oncePerPage, violation } from '../check.ts'
import { interactive, isModalOpen } from '../moments.ts'

/**
 * A page may move focus a moment after a key, ms. It is waited for with the page's own timer, which comes after those
 * that the page has set for sooner, however busy the machine is.
 */
const MOMENT = 25
/** Stops of a page that are gone through; a trap further down is met on a longer walk only. */
const STOPS = 200

/**
 * Keyboard traps (2.1.2): focus has to get out of every component by Tab and Shift+Tab, by Escape, or by keys that the
 * page names in its text or behind a control inside the trap. On a long page focus keeps reaching new stops; in a trap
 * it goes round the same few.
 */
export const traps: Check = {
  ...oncePerPage,
  start: (page) => async () => {
    if (await isModalOpen(page)) return [{ checks: 0, findings: [] }]
    const count = await (await interactive(page)).evaluate(({ length }) => length)
    const ring = await trapped(page, Math.min(count, STOPS))
    if (ring.length === 0 || (await leaves(page, ring))) return [{ checks: count, findings: [] }]
    const help = `Focus goes round ${ring.length} of ${count} stops, and neither Shift+Tab nor Escape nor a key that the page names leads out.`
    return [{ checks: count, findings: [violation('trap', '2.1.2', ring[0] ?? 'html', help)] }]
  },
}

/**
 * What has focus from now to a moment later, in order: each by its way in the document, undefined where nothing has.
 */
const stopsNow = (page: Page) =>
  page.evaluate(async (moment) => {
    const focused = () => {
      let element = document.activeElement
      if (!element || element === document.body || element === document.documentElement) return
      const steps: string[] = []
      for (; element?.parentElement; element = element.parentElement)
        steps.unshift(`${element.localName}:nth-child(${[...element.parentElement.children].indexOf(element) + 1})`)
      return ['html', ...steps].join(' > ')
    }
    const stops: (string | undefined)[] = []
    const note = () => stops.push(focused())
    document.addEventListener('focusin', note)
    await new Promise((resolve) => setTimeout(resolve, moment))
    document.removeEventListener('focusin', note)
    return [...stops, focused()]
  }, MOMENT)

/** Presses a key; what has focus a moment later. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key)
  return (await stopsNow(page)).at(-1)
}

/** The stops that Tab goes round without an end, though the page has others; none where it ends, or goes round all. */
async function trapped(page: Page, count: number): Promise<string[]> {
  if (count === 0) return []
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    ;(document.activeElement as HTMLElement | null)?.blur?.()
  })
  const visited: string[] = []
  for (let step = 0; step < count * 2 + 2; step++) {
    const stop = await press(page, 'Tab')
    if (!stop) return []
    visited.push(stop)
    // Focus that stays on one stop is a trap, whatever follows it.
    if (visited.length > 3 && new Set(visited.slice(-4)).size === 1) break
  }
  const ring = [...new Set(visited.slice(-Math.max(4, count)))]
  return ring.length < count || count === 1 ? ring : []
}

const KEY = '(?:ctrl|control|alt|option|shift|cmd|command|meta)'
const NAMED = new RegExp(
  String.raw`(?:${KEY}\s*[+-]\s*)+(?:f\d{1,2}|[a-z0-9]|esc(?:ape)?|tab|enter)\b|\b(?:f\d{1,2}|esc(?:ape)?)\b`,
  'gi',
)

/** Names of keys that Playwright spells otherwise. */
const SPELLED: Readonly<Record<string, string>> = {
  ctrl: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  option: 'Alt',
  esc: 'Escape',
}

/** Key combinations that the page's text names, as Playwright spells them. */
async function namedKeys(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => document.body.innerText)
  const spelled = (key: string) => SPELLED[key] ?? (key.length > 1 ? key.charAt(0).toUpperCase() + key.slice(1) : key)
  return [...text.matchAll(NAMED)].slice(0, 5).map(([keys]) =>
    keys
      .toLowerCase()
      .split(/\s*[+-]\s*/)
      .map(spelled)
      .join('+'),
  )
}

/** Whether there is a way out of a ring of stops; tried from inside it. */
async function leaves(page: Page, ring: readonly string[]): Promise<boolean> {
  const out = async (key: string) => {
    const inside = (stop: string | undefined) => stop !== undefined && ring.includes(stop)
    if (inside(await press(page, key))) return false
    // Two stops may pull focus to and fro.
    return !(await stopsNow(page)).some(inside)
  }
  const enter = () => page.evaluate((stop) => document.querySelector<HTMLElement>(stop)?.focus(), ring[0] ?? 'html')
  for (let step = 0; step <= ring.length; step++) if (await out('Shift+Tab')) return true
  const tryKeys = async (keys: readonly string[]) => {
    for (const key of keys) {
      await enter()
      const stop = await press(page, key)
      if (!stop || !ring.includes(stop) || (await out('Tab'))) return true
    }
    return false
  }
  if (await tryKeys(['Escape', ...(await namedKeys(page))])) return true
  // A control inside the trap may show help; a link to another page or a submit button does not.
  for (const stop of ring) {
    await page.evaluate((stop) => {
      const control = document.querySelector<HTMLElement>(stop)
      if (!control?.matches('a[href]:not([href^="#"], [href^="javascript:"]), [type=submit]')) control?.click()
    }, stop)
    await page.waitForTimeout(MOMENT)
  }
  return tryKeys(await namedKeys(page))
}
