import type { Browser, Page } from 'playwright'
import { budgets } from './budgets.ts'
import { median, type Row, row } from './row.ts'
import { scriptTasks } from './scriptTasks.ts'
import type { Sites } from './serve.ts'
import { type Seen, seen, takenOver, visit } from './visit.ts'

/**
 * Loads a page with script and without, in turn, on a slow phone: what script costs is the difference. Each of the two
 * comes first as often as the other, and neither is traced, since a trace slows a page down.
 *
 * @param runs pairs to take the median of
 */
export async function comparePaints(browser: Browser, sites: Sites, path: string, runs: number): Promise<Row[]> {
  const loads: Record<'full' | 'bare', Seen[]> = { full: [], bare: [] }
  const full = () => load(browser, sites.site + path, takenOver)
  const bare = () => load(browser, sites.plain + path, (page) => page.waitForTimeout(1500))
  for (let run = 0; run < runs; run++) {
    if (run % 2) loads.bare.push(await bare())
    loads.full.push(await full())
    if (run % 2 === 0) loads.bare.push(await bare())
  }
  const paints = (loads: Seen[]) => loads.map(({ largestPaint }) => largestPaint)
  const [withScript, without] = [paints(loads.full), paints(loads.bare)]
  const ratio = median(withScript.map((paint, run) => paint / (without[run] as number)))
  const note = `${Math.round(median(withScript))} / ${Math.round(median(without))} ms`
  return [
    row(budgets.paint, path, ratio, note),
    row(budgets.shift, path, Math.max(...loads.full.map(({ shift }) => shift))),
  ]
}

async function load(browser: Browser, address: string, settled: (page: Page) => Promise<void>): Promise<Seen> {
  return visit(browser, { cpu: 4, network: true }, async (page) => {
    await page.goto(address, { waitUntil: 'load' })
    await settled(page)
    return seen(page)
  })
}

/**
 * What our scripts do as a page loads on a slow phone.
 *
 * @param runs loads to take the medians of
 */
export async function measureStart(browser: Browser, address: string, path: string, runs: number): Promise<Row[]> {
  const starts: number[][] = []
  for (let run = 0; run < runs; run++) {
    starts.push(
      await visit(browser, { cpu: 4, network: true }, (page) =>
        scriptTasks(browser, page, () => page.goto(address).then(() => takenOver(page))),
      ),
    )
  }
  const blocking = (tasks: number[]) => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0)
  return [
    row(budgets.blocking, path, median(starts.map(blocking))),
    row(budgets.task, path, median(starts.map((tasks) => Math.max(...tasks)))),
  ]
}
