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

/**
 * Time from a click to the first paint of the page that it opens, with an empty cache: by script, against the same link
 * without script. A finger taps the link, for which script loads nothing beforehand.
 *
 * @param rounds number of pairs, of which the median is taken
 */
export async function measureNavigations(browser: Browser, sites: Sites, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of legalPaths) {
    const pairs: { site: number; plain: number }[] = []
    for (let round = 0; round < rounds; round++) {
      pairs.push({ site: await navigate(browser, sites.site, path), plain: await navigate(browser, sites.plain, path) })
    }
    const middle = (kind: 'site' | 'plain') => Math.round(median(pairs.map((pair) => pair[kind])))
    const ratio = median(pairs.map(({ site, plain }) => site / plain))
    rows.push(row(budgets.navigation, path, ratio, `${middle('site')} with script, ${middle('plain')} ms without`))
  }
  return rows
}

async function navigate(browser: Browser, origin: string, path: string): Promise<number> {
  return visit(browser, { cpu: 1 }, async (page, cdp) => {
    await page.addInitScript(noteClick)
    await page.goto(`${origin}/`)
    if (await page.locator('script').count()) await waitForHydration(page)
    await page.waitForTimeout(FILM)
    const link = page.locator(`footer nav a[href="${path}"]`)
    await link.scrollIntoViewIfNeeded()
    await tap(page, cdp, await link.boundingBox())
    await page.waitForURL(origin + path)
    const painted = await page.waitForFunction(paintedAt, path)
    return (await painted.jsonValue()) as number
  })
}

async function tap(page: Page, cdp: CDPSession, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('The link is not shown.')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(TAP)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Runs in the page: keeps the time of the click in the tab, for this document or the next, and the time at which script
 * has shown another page. As for a new document, that is when its first frame is presented, told by the heading.
 */
function noteClick(): void {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[]
    Object.assign(window, { shownAt: performance.timeOrigin + (entry?.renderTime ?? 0) })
  }).observe({ type: 'element', buffered: true })
  window.addEventListener(
    'click',
    () => {
      window.name = String(Date.now())
      const before = document.title
      const changes = new MutationObserver(() => {
        if (document.title === before) return
        document.querySelector('h1')?.setAttribute('elementtiming', 'shown')
        changes.disconnect()
      })
      changes.observe(document, { subtree: true, childList: true, characterData: true })
    },
    true,
  )
}

/** Runs in the page: ms from the click to the first paint of the page at this path; false until then. */
function paintedAt(path: string): number | false {
  if (window.location.pathname !== path) return false
  const { shownAt } = window as { shownAt?: number }
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const isNewDocument = paint !== undefined && performance.timeOrigin > Number(window.name)
  const painted = isNewDocument ? performance.timeOrigin + paint.startTime : shownAt
  return painted !== undefined && painted - Number(window.name)
}
