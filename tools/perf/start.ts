import type { Browser } from 'playwright'
import { budgets } from './budgets.ts'
import { median, type Row, repeat, row } from './row.ts'
import { scriptTasks } from './scriptTasks.ts'
import { visit, waitForHydration } from './visit.ts'

/**
 * The tasks of our scripts while a page loads on a slow phone.
 *
 * @param runs number of loads, of which the medians are taken
 */
export async function measureStart(browser: Browser, site: string, path: string, runs: number): Promise<Row[]> {
  const starts = await repeat(runs, () =>
    visit(browser, { cpu: 4, network: true }, (page) =>
      scriptTasks(browser, page, () => page.goto(site + path).then(() => waitForHydration(page))),
    ),
  )
  const blocking = (tasks: number[]) => tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0)
  return [
    row(budgets.blocking, path, median(starts.map(blocking))),
    row(budgets.task, path, median(starts.map((tasks) => Math.max(...tasks)))),
  ]
}
