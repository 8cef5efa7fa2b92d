/** What an engine could not decide and a person did: one rule on one kind of node, with the reason. */
interface Waiver {
  rule: string
  /** Matches the node's selector. */
  node: RegExp
  reason: string
  link: string
  date: string
}

const waivers: readonly Waiver[] = []

/** True where a person has decided what the engine could not. */
export function reviewed(finding: { rule: string; node: string }): boolean {
  return waivers.some(({ rule, node }) => rule === finding.rule && node.test(finding.node))
}
