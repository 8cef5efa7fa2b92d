import type { Page } from 'playwright/test'
import type { Level } from './config.ts'
import type { Finding } from './findings.ts'

/**
 * Rules that fail what is right in some of W3C's test cases for them. Alone, such a rule asks for review; it is certain
 * where one of the rules beside it reports the same node.
 */
const INEXACT: Readonly<Record<string, string>> = {
  'ibm svg_graphics_labelled': 'axe svg-img-alt, alfa sia-r43',
  'axe frame-focusable-content': 'ibm iframe_interactive_tabbable',
  'alfa sia-r95': 'ibm iframe_interactive_tabbable',
  'axe scrollable-region-focusable': 'ibm element_scrollable_tabbable, alfa sia-r84',
  'alfa sia-r84': 'ibm element_scrollable_tabbable, axe scrollable-region-focusable',
  'ibm frame_title_exists': 'axe frame-title, alfa sia-r13',
  'ibm aria_id_unique': 'axe aria-valid-attr-value, axe duplicate-id-aria, alfa sia-r19',
  'ibm element_lang_valid': 'axe valid-lang, alfa sia-r7',
  'ibm html_lang_valid': 'axe html-lang-valid, alfa sia-r5, axe html-has-lang, alfa sia-r4',
  'axe meta-refresh': 'alfa sia-r9, alfa sia-r96',
  'alfa sia-r93': 'axe avoid-inline-spacing, ibm text_spacing_valid',
  'ibm input_autocomplete_valid': 'axe autocomplete-valid, alfa sia-r10',
  'alfa sia-r83': 'reflow cut-off',
  'ibm element_tabbable_role_valid': 'axe focus-order-semantics',
  'ibm aria_hidden_nontabbable': 'axe aria-hidden-focus, alfa sia-r17',
  'alfa sia-r17': 'axe aria-hidden-focus, ibm aria_hidden_nontabbable',
  'alfa sia-r66': 'axe color-contrast-enhanced, contrast text-on-pixels, contrast text-on-pixels-enhanced',
  'alfa sia-r69': 'axe color-contrast, contrast text-on-pixels',
  'ibm text_contrast_sufficient': 'axe color-contrast, contrast text-on-pixels',
  'axe label-content-name-mismatch': 'labels label-in-name',
  'alfa sia-r14': 'labels label-in-name',
  'ibm label_name_visible': 'labels label-in-name',
}

/** Criteria of WCAG 2.2 at level AAA. */
const AAA =
  '1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9'.split(
    ' ',
  )

/**
 * Makes uncertain what a person has to decide: what only an inexact rule says, and, where the site promises AA, what
 * breaks no criterion of level A or AA, such as good practice.
 */
export async function weighed<Item extends Omit<Finding, 'state'>>(
  page: Page,
  findings: readonly Item[],
  level: Level = 'AA',
): Promise<Item[]> {
  const places = await placesOf(page, findings)
  return findings.map((finding, index) => {
    const { engine, rule, criteria, certain } = finding
    const inexact = INEXACT[`${engine} ${rule}`]
    const seconded = findings.some(
      (other, i) =>
        other.certain && places[i] === places[index] && inexact?.split(', ').includes(`${other.engine} ${other.rule}`),
    )
    const promised = level === 'AAA' || criteria.some((criterion) => !AAA.includes(criterion))
    return certain && !((!inexact || seconded) && promised) ? { ...finding, certain: false } : finding
  })
}

/**
 * The place of each finding's node in the document, in one form for all engines: the child indices from the root down.
 * If the node is no longer in the page, the engine's own selector.
 */
const placesOf = (page: Page, findings: readonly Pick<Finding, 'node'>[]): Promise<string[]> =>
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
