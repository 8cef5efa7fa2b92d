import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { E2E_REPORT, GATE_REPORT, type Suite, summaryOf } from './summary.ts'

/** Writes the last run of `tools/test.ts` as Markdown to the summary of the job on GitHub; elsewhere to the console. */
if (!existsSync(GATE_REPORT)) {
  console.error(`${GATE_REPORT} is missing: the gate did not come to its end, see the log of its step.`)
  process.exit(1)
}
const steps = JSON.parse(readFileSync(GATE_REPORT, 'utf8'))
const suites: Suite[] = existsSync(E2E_REPORT) ? JSON.parse(readFileSync(E2E_REPORT, 'utf8')).suites : []
const summary = `${summaryOf(steps, suites)}\n`
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, summary)
else console.log(summary)
