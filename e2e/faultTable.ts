import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { aligned } from '../tools/table'

/** What a test of a fault says about itself (`trial` in e2e/faults/fault.ts). */
export interface Trial {
  /** Its place in the table. */
  readonly fault: number
  readonly what: string
  readonly address: string
  /** Width of the window, px, or several in a row. */
  readonly width: number | string
}

/** Playwright reporter: the table of faults, each with its tests' file, what it was tried on, and how it ended. */
export class FaultTable implements Reporter {
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

// Playwright takes a reporter as its file's default export.
export default FaultTable
