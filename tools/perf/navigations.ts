import type { Browser, CDPSession, Page } from 'playwright'
import { legalPaths } from '../visits.ts'
import { budgets } from './budgets.ts'
import { median, type Row, row } from './row.ts'
import type { Sites } from './serve.ts'
import { visit, waitForHydration } from './visit.ts'

/** A finger is this long on a link, ms. */
const TAP = 80

/** The home page's film has run after this time, ms. */
const FILM = 2000

/** One tap: ms from the click until the browser asks for the page, and until its first paint. */
interface Tap {
  readonly asked: number
  readonly painted: number
}

/**
 * Taps a link to another page, with script and without. The browser loads the page as a document in both. Compares the
 * time until it asks for the page, and the time until the first paint. The paint waits for a frame: even two copies of a
 * page without script differ by 8% in the median of 11 taps.
 *
 * @param rounds number of taps with script, and without, of which the median is taken
 * @throws when script shows the page by itself
 */
export async function measureNavigations(browser: Browser, sites: Sites, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of legalPaths) {
    const taps: Record<'site' | 'plain', Tap[]> = { site: [], plain: [] }
    for (let round = 0; round < rounds; round++) {
      // In turn, so that the order has no effect.
      const order = round % 2 === 0 ? (['site', 'plain'] as const) : (['plain', 'site'] as const)
      for (const kind of order) taps[kind].push(await follow(browser, sites[kind], path))
    }
    const middle = (kind: 'site' | 'plain', time: keyof Tap) => median(taps[kind].map((each) => each[time]))
    const [asked, askedPlain] = [middle('site', 'asked'), middle('plain', 'asked')]
    const [painted, paintedPlain] = [middle('site', 'painted'), middle('plain', 'painted')]
    rows.push(
      row(budgets.tap, path, asked - askedPlain, `${asked.toFixed(1)} with script, ${askedPlain.toFixed(1)} without`),
      row(
        budgets.tapPaint,
        path,
        painted / paintedPlain,
        `${painted.toFixed()} ms with script, ${paintedPlain.toFixed()} without`,
      ),
    )
  }
  return rows
}

async function follow(browser: Browser, origin: string, path: string): Promise<Tap> {
  return visit(browser, { cpu: 4, mobile: false }, async (page, cdp) => {
    await page.addInitScript(noteClick)
    await page.goto(`${origin}/`)
    if (await page.locator('script').count()) await waitForHydration(page)
    await page.waitForTimeout(FILM)
    const link = page.locator(`footer nav a[href="${path}"]`)
    await link.scrollIntoViewIfNeeded()
    await tap(page, cdp, await link.boundingBox())
    await page.waitForURL(origin + path)
    const times = await page.waitForFunction(timesOf)
    return (await times.jsonValue()) as Tap
  })
}

async function tap(page: Page, cdp: CDPSession, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('The link is not shown.')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(TAP)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page: keeps the time of the click in the tab, for the next document. */
function noteClick(): void {
  const note = () => {
    window.name = String(performance.timeOrigin + performance.now())
  }
  window.addEventListener('click', note, true)
}

/** Runs in the page that was opened; false until its first paint. */
function timesOf(): Tap | false {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  if (window.name === '') throw new Error('The link was not clicked.')
  const asked = performance.timeOrigin - Number(window.name)
  if (asked < 0) throw new Error('Script has shown the page by itself.')
  return paint ? { asked, painted: asked + paint.startTime } : false
}
