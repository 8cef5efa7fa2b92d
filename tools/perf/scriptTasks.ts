import type { Browser, Page } from 'playwright'

/** What Chromium's trace calls a task of a thread, as Lighthouse counts them, and the run of a script in it. */
const TASK = 'RunTask'
const SCRIPT = /^(FunctionCall|EvaluateScript|v8\.(compile|evaluate)\w*)$/
/** The loader stands in the page itself; what a test runner puts into it has no address. */
const OURS = /^http:\/\/localhost/

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur?: number
  /** Microseconds that the thread itself was at work: what other programs take of the machine does not count. */
  tdur?: number
  args: { fileName?: string; data?: { url?: string } }
}

/**
 * Lengths, ms, of the tasks in which scripts of ours ran during an action.
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
