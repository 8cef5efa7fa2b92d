import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { aligned } from '../tools/table'

/** The annotation of a fault's test (`trial` in e2e/faults/fault.ts). */
export interface Trial {
  /** Its position in the table. */
  readonly fault: number
  readonly what: string
  readonly address: string
  /** Width of the window, px, or several widths. */
  readonly width: number | string
}

/**
 * Playwright reporter: prints a table of the faults, each with the file of its tests, the pages and widths tested, and
 * the result.
 */
export default class FaultTable implements Reporter {
  readonly #trials = new Map<string, Trial & { readonly file: string; readonly status: TestResult['status'] }>()

  onTestEnd({ id, annotations, location }: TestCase, { status }: TestResult) {
    const said = annotations.find(({ type }) => type === 'fault')?.description
    if (said) this.#trials.set(id, { ...JSON.parse(said), file: relative(process.cwd(), location.file), status })
  }

  onEnd() {
    const trials = [...this.#trials.values()].sort((a, b) => a.fault - b.fault)
    if (trials.length === 0) return
    const rows = [...new Set(trials.map(({ fault, what }) => `${fault} ${what}`))].map((name) => {
      const own = trials.filter(({ fault, what }) => `${fault} ${what}` === name)
      const failed = own.filter(({ status }) => status !== 'passed').length
      const each = (key: 'address' | 'width') => [...new Set(own.map((trial) => trial[key]))].join(' ')
      const result = failed ? `${failed} of ${own.length} FAILED` : `${own.length} passed`
      return [name, each('address'), each('width'), result]
    })
    const table = [['fault', 'pages', 'widths, px', 'result'], ...rows]
    process.stdout.write(`\nFaults\n${aligned(table).join('\n')}\n`)
  }
}
