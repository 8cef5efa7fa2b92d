import type { Finding } from './findings.ts'

/** What an engine could not decide and a person did: one rule on one kind of node, with the reason. */
export interface Waiver {
  /** What says it, as in `Finding`: an engine (`axe`, `ibm`, `alfa`) or a check (`contrast`). */
  readonly engine: string
  /** The engine's rule: its name, or a pattern. */
  readonly rule: string | RegExp
  /** The node's selector, or a pattern. */
  readonly node: string | RegExp
  readonly reason: string
  /** What the engine says of the rule. */
  readonly link: string
  /** Day of the review, ISO 8601. */
  readonly date: string
  /** The engine is certain, and wrong: without this a waiver covers only what an engine could not decide. */
  readonly certain?: true
}

const matches = (pattern: string | RegExp, text: string) =>
  typeof pattern === 'string' ? pattern === text : pattern.test(text)

/** The waiver that covers a finding, by its index. */
export function waiverFor(
  finding: Pick<Finding, 'engine' | 'rule' | 'node' | 'certain'>,
  waivers: readonly Waiver[],
): { waiver?: number } {
  const index = waivers.findIndex(
    ({ engine, rule, node, certain = false }) =>
      engine === finding.engine &&
      (certain || !finding.certain) &&
      matches(rule, finding.rule) &&
      matches(node, finding.node),
  )
  return index < 0 ? {} : { waiver: index }
}
