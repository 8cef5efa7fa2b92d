import type { Page } from 'playwright/test'
import type { Finding } from '../src/findings.ts'
import { inexact } from './inexact.ts'

/** What an engine said, with the place of its node by which findings of several engines are compared. */
export type Placed = Pick<Finding, 'engine' | 'rule' | 'certain'> & { readonly place: string }

/**
 * The place of each finding's node in the document, in one form for all engines: the child indices from the root down.
 * If the node is no longer in the page, the engine's own selector.
 */
export const placesOf = (page: Page, findings: readonly Pick<Finding, 'node'>[]): Promise<string[]> =>
  page.evaluate(
    (nodes) => {
      const find = (root: ParentNode, node: string) => {
        try {
          return root.querySelector(node)
        } catch {
          return null
        }
      }
      return nodes.map((node) => {
        let way = ''
        let root: ParentNode = document
        for (const part of node.split(' >>> ')) {
          const element = find(root, part)
          if (!element) return node
          for (let up: Element | null = element; up?.parentElement; up = up.parentElement)
            way = `${[...up.parentElement.children].indexOf(up)}/${way}`
          way = `>${way}`
          root = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument ?? element
        }
        return way
      })
    },
    findings.map(({ node }) => node),
  )

/**
 * Engines are weighed, not added up: a violation of a rule with false positives (`inexact.ts`) is certain only if another
 * engine reports the same node; otherwise a person has to decide.
 */
export function weighed<Item extends Placed>(findings: readonly Item[]): Item[] {
  return findings.map((finding) => {
    const kin = inexact[`${finding.engine} ${finding.rule}`]
    if (!kin || !finding.certain) return finding
    const seconded = findings.some(
      ({ engine, rule, place, certain }) =>
        certain && engine !== finding.engine && place === finding.place && kin.includes(`${engine} ${rule}`),
    )
    return seconded ? finding : { ...finding, certain: false }
  })
}

/** Weighs the findings of all engines on one state of a page. */
export async function weighedOn<Item extends Omit<Placed, 'place'> & Pick<Finding, 'node'>>(
  page: Page,
  findings: readonly Item[],
): Promise<Item[]> {
  const places = await placesOf(page, findings)
  return weighed(findings.map((finding, index) => ({ ...finding, place: places[index] ?? finding.node }))).map(
    ({ place: _, ...finding }) => finding as unknown as Item,
  )
}
