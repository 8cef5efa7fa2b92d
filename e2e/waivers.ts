/** What an engine could not decide and a person did: one rule on one kind of node, with the reason. */
export interface Waiver {
  /** The engine that says it: `axe`, `ibm`, `alfa`, as in `Finding`. */
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
}

const CONTRAST = /^color-contrast(-enhanced)?$/
const date = '2026-11-22'
const link = 'https://dequeuniversity.com/rules/axe/4.14/color-contrast'

export const waivers: readonly Waiver[] = [
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /\.clock > span|^strong$|^span:nth-child\(\d\)$/,
    reason: 'Time rule: fg.3 (7.97:1, 8.37:1) and fg on bg; the pseudo-element that axe stops at is the tick above.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /\.sectional/,
    reason:
      'Sectional ruler: fg.3 or fg on bg, on.accent at 19 px bold on accent (5.78:1, large); ticks are pseudo-elements.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /^span:nth-child\(\d\) > [ib]$/,
    reason:
      'Flags on the film: film.chip on film.fg, 18.9:1 and 17.5:1; margins fg on film, at least 9.6:1 (DESIGN section 10).',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /\.entry-number$/,
    reason: 'Contents: fg.3, or fg when current, on bg, at least 7.97:1; the pseudo-element is the marker on the rail.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /^\.(scale > span|calls > li)/,
    reason:
      'Labels under a scale and a chart: fg.2 on bg.2, 9.58:1 and 10.67:1; what axe stops at is the drawing above.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /^text\[/,
    reason: 'Chart labels: fg.2 or fg on bg.2, at least 9.5:1; axe does not look behind SVG text.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: 'scrollable-region-focusable',
    node: '.contents',
    reason:
      'The contents list holds a link for each section; axe takes them for hidden, since without script the details that ::details-content shows is closed.',
    link: 'https://dequeuniversity.com/rules/axe/4.14/scrollable-region-focusable',
    date,
  },
]

const matches = (pattern: string | RegExp, text: string) =>
  typeof pattern === 'string' ? pattern === text : pattern.test(text)

/** The waiver that covers a finding, by its index: only what an engine was not certain of can be waived. */
export function waiverFor(finding: { engine: string; rule: string; node: string; certain: boolean }): {
  waiver?: number
} {
  if (finding.certain) return {}
  const index = waivers.findIndex(
    ({ engine, rule, node }) => engine === finding.engine && matches(rule, finding.rule) && matches(node, finding.node),
  )
  return index < 0 ? {} : { waiver: index }
}
