import type { Browser, CDPSession, Page } from 'playwright'
import { pagePaths } from '../../src/content/pages.ts'
import { NOT_FOUND } from '../visits.ts'
import { budgets } from './budgets.ts'
import { inTurn, median, type Row, repeat, row } from './row.ts'
import { scriptTasks } from './scriptTasks.ts'
import { seen, visit, waitForHydration } from './visit.ts'

const NAVIGATIONS = 50
/**
 * Navigations before the first measurement, a whole number of rounds: until then the engine still compiles, and what it
 * stores about the code stays on the heap (5.2 MB after 12, 5.7 after 60, 5.8 after 120, with a constant number of
 * nodes).
 */
const WARM_UP = pagePaths.length * 16

/** Counts of the browser; `row` rejects what is computed from one that is missing. */
type Metrics = Readonly<Record<'LayoutCount' | 'JSHeapUsedSize' | 'Nodes', number>>

/**
 * Scrolls every page from end to end, in a narrow and a wide window, on a processor slowed down six times.
 *
 * @param runs scrolls of each page, of whose longest tasks the median is taken
 */
export async function measureScrolls(browser: Browser, site: string, runs: number): Promise<Row[]> {
  const windows = pagePaths.flatMap((path) => [false, true].map((wide) => ({ path, wide })))
  const rows = await inTurn(windows, async ({ path, wide }) => {
    const scrolls = await repeat(runs, () => scroll(browser, site + path, wide))
    const all = (kind: keyof Scroll) => scrolls.map((scroll) => scroll[kind])
    const most = (kind: keyof Scroll) => Math.max(...all(kind))
    const of = `${path}, ${wide ? 'desktop' : 'phone'}`
    return [
      row(budgets.scrollTask, of, median(all('task'))),
      row(budgets.scrollLayouts, of, most('layouts')),
      row(budgets.shift, `${of}, scrolled`, most('shift'), `${most('shiftBefore').toFixed(4)} before the scroll`),
    ]
  })
  return rows.flat()
}

interface Scroll {
  /** Longest task with our script, ms. */
  task: number
  /** Layouts a frame. */
  layouts: number
  /** Sum of the layout shifts since the start of the scroll. */
  shift: number
  /** Sum before, without scrolling; on a phone it has a budget, which pairs.ts checks. */
  shiftBefore: number
}

async function scroll(browser: Browser, address: string, wide: boolean): Promise<Scroll> {
  return visit(browser, { cpu: 6, wide }, async (page, cdp) => {
    await page.goto(address)
    await waitForHydration(page)
    const height = await page.evaluate(() => {
      const counted = Object.assign(window, { frames: 0 })
      const count = () => {
        counted.frames++
        requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
      return document.documentElement.scrollHeight - innerHeight
    })
    await page.evaluate(() => document.fonts.ready)
    const { shift: shiftBefore } = await seen(page)
    const before = await metricsOf(cdp)
    const gesture = { x: 195, y: 500, yDistance: -height, speed: 2500 }
    const tasks = await scriptTasks(browser, page, () => cdp.send('Input.synthesizeScrollGesture', gesture))
    const { LayoutCount } = await metricsOf(cdp)
    const { frames, y } = await page.evaluate(() => ({
      frames: (window as unknown as { frames: number }).frames,
      y: scrollY,
    }))
    if (y < height / 2) throw new Error(`${address} was not scrolled: it stands at ${y} of ${height} px.`)
    const { shift } = await seen(page)
    return {
      task: Math.max(...tasks),
      layouts: (LayoutCount - before.LayoutCount) / frames,
      shift: shift - shiftBefore,
      shiftBefore,
    }
  })
}

/** Follows links fifty times and compares heap and nodes, after garbage collection, with those before. */
export async function measureGrowth(browser: Browser, site: string): Promise<Row[]> {
  return visit(browser, { cpu: 1 }, async (page, cdp) => {
    await page.goto(`${site}/`)
    await waitForHydration(page)
    await navigate(page, WARM_UP)
    const before = await metricsOf(cdp)
    await navigate(page, NAVIGATIONS)
    await navigate(page, pagePaths.length - (NAVIGATIONS % pagePaths.length)) // Back on the page of the first measure.
    const after = await metricsOf(cdp)
    const growth = (name: keyof Metrics) => (after[name] / before[name] - 1) * 100
    return [row(budgets.heap, 'all pages', growth('JSHeapUsedSize')), row(budgets.nodes, 'all pages', growth('Nodes'))]
  })
}

/** Follows the footer's links in turn, `count` times. */
async function navigate(page: Page, count: number): Promise<void> {
  for (let i = 1; i <= count; i++) {
    const path = pagePaths[i % pagePaths.length] as string
    await page.locator(`footer nav a[href="${path}"]`).click()
    await page.waitForFunction((path) => location.pathname === path && scrollY === 0, path)
  }
}

/** The browser's own counts after garbage collection. */
async function metricsOf(cdp: CDPSession) {
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value])) as Metrics
}

/**
 * Leaves every page and goes back to it; reports why the browser did not restore it from its back/forward cache.
 *
 * @param browser a full one, started with its back/forward cache: Chromium's headless shell has none
 */
export function measureBack(browser: Browser, site: string): Promise<Row[]> {
  return inTurn(pagePaths, (path) =>
    visit(browser, { cpu: 1 }, async (page, cdp) => {
      await cdp.send('Page.enable')
      const reasons: string[] = []
      cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
      )
      await page.goto(site + path)
      await waitForHydration(page)
      await page.evaluate(() => Object.assign(window, { kept: true }))
      await page.goto(site + NOT_FOUND)
      // Delayed: a restored page is shown at once, and the result of this call would be lost with the page that it
      // left.
      await cdp.send('Runtime.evaluate', { expression: 'setTimeout(() => history.back())' })
      await page.waitForURL(site + path, { waitUntil: 'commit' })
      await page.waitForTimeout(500)
      const kept = await page.evaluate(() => 'kept' in window)
      if (!kept && reasons.length === 0) reasons.push('unknown')
      return row(budgets.back, path, reasons.length, reasons.join(', '))
    }),
  )
}
