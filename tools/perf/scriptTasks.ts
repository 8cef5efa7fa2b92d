import type { Browser, Page } from 'playwright'
import { budgets } from './budgets.ts'
import { median, type Row, repeat, row } from './row.ts'
import { visit, waitForHydration } from './visit.ts'

/** Names in Chromium's trace of a thread's task, as Lighthouse counts them, and of a script's run inside it. */
const TASK = 'RunTask'
const SCRIPT = /^(FunctionCall|EvaluateScript|v8\.(compile|evaluate)\w*)$/
/** Our scripts, including the page's inline loader, have this URL; scripts injected by a test runner have none. */
const OURS = /^http:\/\/localhost/

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** Microseconds of CPU time of the thread, independent of other programs on the machine. */
  tdur?: number
  args: { fileName?: string; data?: { url?: string } }
}

/**
 * Durations, ms, of the tasks in which our scripts ran during an action.
 *
 * @throws when none ran
 */
export async function scriptTasks(browser: Browser, page: Page, action: () => Promise<unknown>): Promise<number[]> {
  const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']
  await browser.startTracing(page, { categories })
  await action()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const runs = trace.traceEvents.filter(
    ({ name, args }) => SCRIPT.test(name) && OURS.test(args.data?.url ?? args.fileName ?? ''),
  )
  if (runs.length === 0) throw new Error('The trace holds no script of ours: nothing would be judged.')
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === TASK && runs.some((run) => run.pid === pid && run.tid === tid && run.ts >= ts && run.ts < ts + dur),
  )
  if (tasks.length === 0) throw new Error('The trace holds scripts of ours, but no task around them.')
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}

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
