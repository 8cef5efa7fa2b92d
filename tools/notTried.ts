import { relative } from 'node:path'

/** Tests that a runner skipped, by group of tests, or by file and reason. */
export interface NotTried {
  readonly what: string
  readonly count: number
}

/** The parts of vitest's JSON report that are used. */
export interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly ancestorTitles: readonly string[] }[]
  }[]
}

/** The parts of Playwright's JSON report that are used. */
export interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number }
  readonly suites: readonly BrowserSuite[]
}

interface BrowserSuite {
  readonly file: string
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
  readonly suites?: readonly BrowserSuite[]
}

/** The unit tests that were skipped, by their outermost group. */
export function skippedUnitTests({ testResults }: UnitReport): NotTried[] {
  return counted(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ ancestorTitles: [group] }) => `${relative('.', name)}${group ? `: ${group}` : ''}`),
    ),
  )
}

/** The browser tests that were skipped, by file and reason. */
export function skippedBrowserTests({ suites }: BrowserReport): NotTried[] {
  const skippedIn = ({ file, specs = [], suites = [] }: BrowserSuite): string[] => [
    ...specs
      .flatMap(({ tests }) => tests)
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description
        return `e2e/${file}${reason ? `: ${reason}` : ''}`
      }),
    ...suites.flatMap(skippedIn),
  ]
  return counted(suites.flatMap(skippedIn))
}

function counted(names: readonly string[]): NotTried[] {
  return [...new Set(names)].map((what) => ({ what, count: names.filter((name) => name === what).length }))
}
