import type { RunOptions, Spec } from 'axe-core'

/**
 * What axe-core judges, in the browser tests (`e2e/audit.spec.ts`) and in development (`tools/devAudit.ts`). Plain data:
 * it is sent to the page.
 */

const TARGET_SIZE_AAA = 'target-size-enhanced'

/** WCAG 2.5.5 (AAA), 44 CSS px: axe's own check of 2.5.8 with the larger size; targets within text are excepted. */
export const axeSpec: Spec = {
  checks: [
    {
      id: 'target-size-44',
      evaluate: 'target-size-evaluate',
      options: { minSize: 44 },
      metadata: {
        impact: 'serious',
        messages: {
          pass: 'Target is at least 44 px by 44 px',
          fail: 'Target is smaller than 44 px by 44 px',
          incomplete: 'Whether the target is at least 44 px by 44 px could not be measured',
        },
      },
    },
  ],
  rules: [
    {
      id: TARGET_SIZE_AAA,
      selector: '*',
      matches: 'widget-not-inline-matches',
      any: ['target-size-44'],
      tags: ['wcag2aaa', 'wcag255'],
      metadata: {
        description: 'Ensure that targets are at least 44 px by 44 px',
        help: 'Targets must be 44 px by 44 px',
        helpUrl: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced',
      },
    },
  ],
}

/** Beyond A, AA and best practice: AAA contrast, target size and link purpose, and what axe has retired or tries out. */
const FURTHER_RULES = [
  'color-contrast-enhanced',
  TARGET_SIZE_AAA,
  'identical-links-same-purpose',
  'duplicate-id',
  'duplicate-id-active',
  'focus-order-semantics',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]

/** Every rule: WCAG 2.2 A and AA, best practice, and the further ones. */
export const allRules: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: Object.fromEntries(FURTHER_RULES.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations', 'incomplete'],
  // Nothing is fetched: no rule here reads style sheets.
  preload: false,
}

const only = (...values: string[]): RunOptions => ({ ...allRules, rules: {}, runOnly: { type: 'rule', values } })

/** The rules whose answer may change as the page is scrolled; a target that a sticky bar lies over keeps its size. */
export const scrollRules = only('color-contrast', 'color-contrast-enhanced', 'scrollable-region-focusable')

/** The rules whose answer may change as an element is hovered or focused. */
export const pointerRules = only('color-contrast', 'color-contrast-enhanced', 'link-in-text-block')
