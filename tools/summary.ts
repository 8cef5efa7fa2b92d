import { countsOf, firstLine, isOpen, JUDGED, type Judged } from './judged.ts'

/** Where `tools/test.ts` leaves the results of its steps. */
export const GATE_REPORT = '.cache/gate.json'
/** Where vitest leaves those of the unit tests. */
export const UNIT_REPORT = '.cache/unit-report.json'
/** Where Playwright leaves those of the browser tests. */
export const E2E_REPORT = '.cache/e2e-report.json'

export interface StepResult {
  readonly name: string
  readonly passed: number
  readonly failed: number
}

/** What the summary reads of Playwright's JSON report. */
export interface Suite {
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly {
        readonly attachments: readonly { readonly name: string; readonly body?: string }[]
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}

const SHOWN = 20

/**
 * The job summary, in Markdown: a table of the steps, one of what was judged by whom, the first findings that no waiver
 * covers, and the first failed tests. The suites are those of Playwright's report; none where no browser test was asked
 * for.
 */
export function summaryOf(steps: readonly StepResult[], suites: readonly Suite[] = []): string {
  if (steps.length === 0) throw new Error('No step was run: there is nothing to sum up.')
  const specs = suites.flatMap(specsIn)
  const judged = specs.flatMap(judgedBy)
  return [
    table(
      ['Step', 'Passed', 'Failed'],
      steps.map(({ name, passed, failed }) => [name, passed, failed]),
    ),
    judgedTable(judged),
    firstOf(['State', 'Rule', 'WCAG', 'Node', 'Next step'], judged.flatMap(openFindings)),
    firstOf(['Failed test', 'Says'], specs.filter(({ ok }) => !ok).map(told)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

interface Spec {
  readonly name: string
  readonly ok: boolean
  readonly results: NonNullable<Suite['specs']>[number]['tests'][number]['results']
}

function specsIn({ file, specs = [], suites = [] }: Suite): Spec[] {
  const own = specs.map(({ title, ok, tests }) => ({
    name: `${file}: ${title}`,
    ok,
    results: tests.flatMap(({ results }) => results),
  }))
  return [...own, ...suites.flatMap(specsIn)]
}

function judgedBy({ results }: Spec): Judged[] {
  const bodies = results.flatMap(({ attachments }) =>
    attachments.flatMap(({ name, body }) => (name === JUDGED && body ? body : [])),
  )
  return bodies.map((body) => JSON.parse(Buffer.from(body, 'base64').toString('utf8')))
}

/** For each engine: states and checks applied in them, findings that no waiver covers, findings that one does. */
function judgedTable(judged: readonly Judged[]): string | undefined {
  const counts = countsOf({
    states: judged.flatMap(({ states }) => states),
    findings: judged.flatMap(({ findings }) => findings),
  })
  if (counts.length === 0) return
  const rows = counts.map(({ engine, checks, sum, open, waived }) => [engine, checks.length, sum, open, waived])
  return table(['Judge', 'States', 'Checks', 'Findings', 'Waived'], rows)
}

function openFindings({ findings }: Judged): Row[] {
  return findings
    .filter(isOpen)
    .map(({ state, engine, rule, criteria, node, help }) => [
      state,
      `${engine} ${rule}`,
      criteria.join(' '),
      node,
      help,
    ])
}

function told({ name, results }: Spec): Row {
  const message = results.flatMap(({ errors }) => errors).find(({ message }) => message)?.message ?? 'no message'
  return [name, firstLine(message)]
}

type Row = readonly (string | number)[]

function firstOf(head: Row, rows: readonly Row[]): string | undefined {
  if (rows.length === 0) return
  const rest = rows.length > SHOWN ? `\n\n… and ${rows.length - SHOWN} more: see the log.` : ''
  return table(head, rows.slice(0, SHOWN)) + rest
}

function table(head: Row, rows: readonly Row[]): string {
  const plain = (cell: string | number) =>
    String(cell)
      .replace(/\s+/g, ' ')
      .replace(/[\\|<]/g, '\\$&')
  const line = (cells: Row) => `| ${cells.map(plain).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
