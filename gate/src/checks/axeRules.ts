import type { RunOptions, Spec } from 'axe-core'
import type { Level } from '../config.ts'

/**
 * The rules that axe-core runs, in the gate (`axe.ts`) and in development (`dev/devAudit.ts`). Plain data: it is sent to the page.
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

/** Beyond A, AA and best practice: what axe has retired or tries out. */
const FURTHER_RULES = [
  'css-orientation-lock',
  'duplicate-id',
  'duplicate-id-active',
  'focus-order-semantics',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]
/** AAA: contrast, target size, link purpose, and no refresh however late. */
const AAA_RULES = [
  'color-contrast-enhanced',
  TARGET_SIZE_AAA,
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
]

interface Rules {
  /** WCAG 2.2 A and AA, best practice, and the further ones. */
  readonly all: RunOptions
  /** Those whose answer may change as the page is scrolled; a target that a sticky bar lies over keeps its size. */
  readonly scroll: RunOptions
  /** Those whose answer may change as an element is hovered or focused. */
  readonly pointer: RunOptions
}

/** The rules of a level. */
export function rulesOf(level: Level = 'AA'): Rules {
  const further = [...FURTHER_RULES, ...(level === 'AAA' ? AAA_RULES : [])]
  const all: RunOptions = {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: Object.fromEntries(further.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations', 'incomplete'],
    // Style sheets are needed by `css-orientation-lock`; audio and video are not fetched.
    preload: { assets: ['cssom'] },
  }
  // The enhanced rule fails whatever the other one fails.
  const contrast = level === 'AAA' ? 'color-contrast-enhanced' : 'color-contrast'
  const only = (...values: string[]): RunOptions => ({
    ...all,
    rules: {},
    preload: false,
    runOnly: { type: 'rule', values },
  })
  return {
    all,
    scroll: only(contrast, 'scrollable-region-focusable'),
    pointer: only(contrast, 'link-in-text-block'),
  }
}
