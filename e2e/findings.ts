import { expect, type TestInfo } from 'playwright/test'
import { waiverFor } from './waivers'

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
}

/** What a test tells the report (`e2e/report.ts`) about the states it judged; attached as JSON under this name. */
export const JUDGED = 'judged'

export interface Judged {
  /** Names of the states, each with the number of checks (rules, stops, measurements) applied in it. */
  readonly states: readonly { readonly name: string; readonly engine: string; readonly checks: number }[]
  readonly findings: readonly (Finding & { /** Index of the waiver that covers it. */ readonly waiver?: number })[]
}

/**
 * Ends a test's judgement: hands states and findings to the report, and fails on every finding that no waiver covers,
 * in at most 20 lines.
 */
export async function judge(
  info: TestInfo,
  { states, findings }: { states: Judged['states']; findings: readonly Finding[] },
) {
  if (states.length === 0) throw new Error('No state was judged.')
  const judged = findings.map((finding) => ({ ...finding, ...waiverFor(finding) }))
  await info.attach(JUDGED, { body: JSON.stringify({ states, findings: judged }), contentType: 'application/json' })
  const open = judged.filter(({ waiver }) => waiver === undefined)
  const lines = open.map(
    ({ state, engine, rule, criteria, node, help, certain }) =>
      `${state} · ${engine} ${rule}${certain ? '' : ' (undecided)'} ${criteria.join(' ')} · ${node} · ${help}`,
  )
  const shown = lines.slice(0, 19)
  if (lines.length > shown.length) shown.push(`… and ${lines.length - shown.length} more: see the report`)
  expect(shown, 'findings that no waiver in e2e/waivers.ts covers').toEqual([])
}
