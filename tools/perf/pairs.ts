import type { Browser } from 'playwright'
import { budgets } from './budgets.ts'
import { median, type Row, row } from './row.ts'
import { scriptTasks } from './scriptTasks.ts'
import type { Sites } from './serve.ts'
import { seen, takenOver, visit } from './visit.ts'

type Load = Awaited<ReturnType<typeof load>>

/**
 * Loads a page with script and without, in turn, on a slow phone: what script costs is the difference.
 *
 * @param runs pairs to take the medians of
 */
export async function comparePaints(browser: Browser, sites: Sites, path: string, runs: number): Promise<Row[]> {
  const pairs: Record<'bare' | 'full', Load>[] = []
  for (let run = 0; run < runs; run++) {
    const bare = await load(browser, sites.plain + path, false)
    pairs.push({ bare, full: await load(browser, sites.site + path, true) })
  }
  const middle = (pick: (pair: Record<'bare' | 'full', Load>) => number) => median(pairs.map(pick))
  const note = `${Math.round(middle(({ full }) => full.paint))} / ${Math.round(middle(({ bare }) => bare.paint))} ms`
  return [
    row(
      budgets.paint,
      path,
      middle(({ full, bare }) => full.paint / bare.paint),
      note,
    ),
    row(
      budgets.blocking,
      path,
      middle(({ full }) => full.blocking),
    ),
    row(
      budgets.task,
      path,
      middle(({ full }) => full.task),
    ),
    row(budgets.shift, path, Math.max(...pairs.map(({ full }) => full.shift))),
  ]
}

async function load(browser: Browser, address: string, withScript: boolean) {
  return visit(browser, { cpu: 4, network: true }, async (page) => {
    const open = () => page.goto(address, { waitUntil: 'load' })
    const tasks = withScript
      ? await scriptTasks(browser, page, () => open().then(() => takenOver(page)))
      : await open().then(() => page.waitForTimeout(1500))
    const { largestPaint, shift } = await seen(page)
    const blocking = tasks?.reduce((sum, task) => sum + Math.max(0, task - 50), 0) ?? 0
    return { paint: largestPaint, blocking, task: Math.max(0, ...(tasks ?? [])), shift }
  })
}
