import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/node'

/** The results of the unit tests, written by vitest. */
export const UNIT_REPORT = '.cache/unit-report.json'
/** The results of the browser tests, written by Playwright. */
export const E2E_REPORT = '.cache/e2e-report.json'
/** The findings of `e2e/listen.ts`. */
export const LISTEN_REPORT = '.cache/listen/report.json'

/** What `e2e/listen.ts` writes there. */
export interface Heard {
  readonly passed: number
  readonly failed: readonly string[]
  readonly notHeard: readonly string[]
}

/**
 * The tests of a run: full titles of those that passed and of those that failed, besides errors outside of tests; of
 * each that was skipped, its file with the outermost group or the reason.
 */
export interface Outcome {
  readonly passed: string[]
  readonly failed: string[]
  readonly skipped: string[]
}

/** The unit tests of a run in a folder. */
export function unitOutcome({ testResults }: JsonTestResults, folder = '.'): Outcome {
  const outcome: Outcome = { passed: [], failed: [], skipped: [] }
  for (const { name, message, status, assertionResults } of testResults) {
    const file = relative(folder, name).replaceAll(sep, '/')
    for (const test of assertionResults) {
      if (test.status === 'passed' || test.status === 'failed') outcome[test.status].push(`${file} ${test.fullName}`)
      else outcome.skipped.push([file, ...test.ancestorTitles.slice(0, 1)].join(': '))
    }
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
      outcome.failed.push(`${file}: ${message}`)
  }
  return outcome
}

/** The browser tests of a run, and errors outside of them: a file that does not load, a server that does not start. */
export function browserOutcome({ suites, errors }: JSONReport): Outcome {
  const outcome: Outcome = { passed: [], failed: [], skipped: [] }
  const read = ({ title, file, specs, suites = [] }: JSONReportSuite, above: string) => {
    for (const spec of specs) {
      for (const { status, annotations } of spec.tests) {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
        if (status === 'skipped') outcome.skipped.push([`e2e/${file}`, ...(reason ? [reason] : [])].join(': '))
        else outcome[status === 'expected' ? 'passed' : 'failed'].push(`${above}${title} ${spec.title}`)
      }
    }
    for (const suite of suites) read(suite, `${above}${title} `)
  }
  for (const suite of suites) read(suite, 'e2e/')
  if (outcome.failed.length === 0) outcome.failed.push(...errors.map(({ message = 'error' }) => message))
  return outcome
}

/** @throws when there is no report, or when no test was executed and `mayBeEmpty` is not set */
export function readOutcome(kind: 'unit' | 'e2e', folder = '.', mayBeEmpty = false): Outcome {
  const read = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
  const outcome = kind === 'unit' ? unitOutcome(read(UNIT_REPORT), folder) : browserOutcome(read(E2E_REPORT))
  if (!mayBeEmpty && outcome.passed.length + outcome.failed.length === 0) throw new Error('no test was executed')
  return outcome
}
