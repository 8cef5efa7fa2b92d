/**
 * What browser tests judged, as they tell it to the report (`e2e/report.ts`) and to the job's summary
 * (`tools/summary.ts`): on its own, since the summary runs without Playwright.
 */

/** One thing that an engine or a measurement says of one node in one state. */
export interface Finding {
  /** View and moment: `/terms at 390, dark: #age`. */
  readonly state: string
  /** Who says it: `axe`, `ibm`, `alfa`, `contrast`, `keyboard`. */
  readonly engine: string
  /** The engine's name of its rule. */
  readonly rule: string
  /** WCAG criteria, `1.4.3`; empty for best practice. */
  readonly criteria: readonly string[]
  /** CSS selector of the node. */
  readonly node: string
  /** How to mend it, in a sentence, with the engine's link where it has one. */
  readonly help: string
  /** False where the engine could not decide and a person has to. */
  readonly certain: boolean
  /** Name of the test's attachment that shows the node (`pictured` in `e2e/findings.ts`). */
  readonly picture?: string
}

export interface JudgedFinding extends Finding {
  /** Index of the waiver that covers it. */
  readonly waiver?: number
}

/** Name of a test's attachment that holds what it `Judged`, as JSON. */
export const JUDGED = 'judged'

export interface Judged {
  /** Names of the states, each with the number of checks (rules, stops, measurements) applied in it. */
  readonly states: readonly { readonly name: string; readonly engine: string; readonly checks: number }[]
  readonly findings: readonly JudgedFinding[]
}

/** Whether no waiver covers a finding. */
export const isOpen = ({ waiver }: JudgedFinding): boolean => waiver === undefined

/** What one engine judged. */
export interface EngineCount {
  readonly engine: string
  /** Checks applied in each of its states. */
  readonly checks: readonly number[]
  /** All of them together. */
  readonly sum: number
  /** Findings that no waiver covers. */
  readonly open: number
  /** Findings that one does. */
  readonly waived: number
}

/** States, checks and findings of each engine, by its name. */
export function countsOf({ states, findings }: Judged): EngineCount[] {
  const engines = [...new Set([...states, ...findings].map(({ engine }) => engine))].sort()
  return engines.map((engine) => {
    const checks = states.filter((state) => state.engine === engine).map(({ checks }) => checks)
    const found = findings.filter((finding) => finding.engine === engine)
    const open = found.filter(isOpen).length
    const sum = checks.reduce((sum, each) => sum + each, 0)
    return { engine, checks, sum, open, waived: found.length - open }
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal start with it
const COLOR = /\u001b\[\d+m/g

/** The first line of what a failed test says, without the colors that Playwright gives it. */
export const firstLine = (message: string): string => message.replaceAll(COLOR, '').split('\n', 1).join()
