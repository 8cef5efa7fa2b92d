/** One thing that an engine or a measurement says of one node in one state. */
export interface Finding {
  /** View and moment: `/terms at 390, dark: end`. */
  readonly state: string
  /** The engine or check that says it: `axe`, `contrast`. */
  readonly engine: string
  /** The engine's name of its rule. */
  readonly rule: string
  /** WCAG criteria, `1.4.3`; empty for best practice. */
  readonly criteria: readonly string[]
  /** CSS selector of the node. */
  readonly node: string
  /** How to fix it, in a sentence, with the engine's link where it has one. */
  readonly help: string
  /** False where the engine could not decide and a person has to. */
  readonly certain: boolean
}

export interface JudgedFinding extends Finding {
  /** Index of the waiver that covers it. */
  readonly waiver?: number
}

/** Name of a test's attachment that holds what it `Judged`, as JSON. */
export const JUDGED = 'judged'

interface JudgedState {
  /** View and moment, as in `Finding`. */
  readonly name: string
  readonly engine: string
  /** Number of rules, Tab stops or lines of text that were checked. */
  readonly checks: number
  readonly seconds: number
}

export interface Judged {
  readonly states: readonly JudgedState[]
  readonly findings: readonly JudgedFinding[]
}

/** The name of the view in a state's name: `/terms at 390, dark` of `/terms at 390, dark: end`. */
export const viewNameOf = (state: string): string => state.split(': ', 1).join()

/** Whether no waiver covers a finding. */
export const isOpen = ({ waiver }: JudgedFinding): boolean => waiver === undefined

/** WCAG criteria in an engine's tags: `wcag143` is 1.4.3; levels such as `wcag21aa` are none. */
export function criteriaOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? []
    return criterion ? [`${principle}.${guideline}.${criterion}`] : []
  })
}

/** Lines of a list of findings before it is cut. */
const LINES = 19

/** The same finding in several states, once: as it was first met, and the states where it was met again. */
export function merged(findings: readonly JudgedFinding[]): { finding: JudgedFinding; more: string[] }[] {
  const found = new Map<string, { finding: JudgedFinding; more: string[] }>()
  for (const finding of findings) {
    const { engine, rule, node, certain } = finding
    const key = JSON.stringify([engine, rule, node, certain])
    const before = found.get(key)
    if (before) before.more.push(finding.state)
    else found.set(key, { finding, more: [] })
  }
  return [...found.values()]
}

/** A finding in a line: first state, number of further states, engine, rule, criteria, node, how to fix it. */
function lineOf({ finding, more }: { finding: Finding; more: readonly string[] }): string {
  const { state, engine, rule, criteria, node, help, certain } = finding
  const states = more.length > 0 ? `${state} (and ${more.length} more)` : state
  const name = [engine, rule, ...(criteria.length > 0 ? [`(WCAG ${criteria.join(', ')})`] : [])].join(' ')
  return `${states} · ${name}${certain ? '' : ', undecided'} · ${node} · ${help}`
}

/** The open findings among these (those that no waiver covers), a line for each node and rule. At most 20 lines. */
export function openLines(findings: readonly JudgedFinding[]): string[] {
  const lines = merged(findings.filter(isOpen)).map(lineOf)
  const shown = lines.slice(0, LINES)
  return lines.length > shown.length
    ? [...shown, `… and ${lines.length - shown.length} more: the option json writes all`]
    : shown
}
