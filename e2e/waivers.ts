import type { Waiver } from '@formline/gate'

const date = '2026-11-22'
const axe = (rule: string) => `https://dequeuniversity.com/rules/axe/4.14/${rule}`

/** What axe cannot decide about contrast; measured on pixels by the gate, too. */
const contrast = (node: RegExp, reason: string): Waiver => ({
  engine: 'axe',
  rule: /^color-contrast(-enhanced)?$/,
  node,
  reason,
  link: axe('color-contrast'),
  date,
})

const ibm = (rule: string, node: string | RegExp, reason: string): Waiver => ({
  engine: 'ibm',
  rule,
  node,
  reason,
  link: `https://able.ibm.com/rules/archives/latest/doc/en-US/${rule}.html`,
  date,
})
/** Where IBM's engine is certain, and wrong. */
const ibmErrs = (...given: Parameters<typeof ibm>): Waiver => ({ ...ibm(...given), certain: true })

const alfa = { engine: 'alfa', link: 'https://alfa.siteimprove.com/rules/sia-r66', date } as const

export const waivers: readonly Waiver[] = [
  contrast(
    /^strong$|(^|> )(span:nth-child\(\d\)|\.current|li:nth-child\(\d\))$/,
    'Marks on a scale or before an entry (time rule, sectional ruler, live data, race shape, contents): fg, fg.2 or fg.3 on bg or bg.2, at least 7.97:1; on.accent at 19 px bold on accent, large (docs/design.md section 1). Axe stops at the pseudo-element or the drawing that is the tick or the marker.',
  ),
  contrast(
    /^(\.[\w-]+ > )?span:nth-child\(\d\) > [ib]$/,
    'Flags on the film: film.chip on film.fg, 18.9:1 and 17.5:1; margins fg on film, at least 9.6:1 (docs/design.md section 1).',
  ),
  contrast(/^text\[/, 'Chart labels: fg.2 or fg on bg.2, at least 9.5:1; axe does not look behind SVG text.'),
]

/** What is found in the weekly run alone: by IBM's and Siteimprove's engines, and in states that `merge` leaves out. */
export const weeklyWaivers: readonly Waiver[] = [
  {
    engine: 'axe',
    rule: 'scrollable-region-focusable',
    node: '.sidebar',
    reason:
      'The contents list holds a link for each section; axe takes them for hidden, since without script the details that ::details-content shows is closed.',
    link: axe('scrollable-region-focusable'),
    date,
    certain: true,
  },
  ibmErrs(
    'aria_role_redundant',
    /\[role="(list|table|rowgroup|row|columnheader|rowheader|cell)"\][^ ]*$/,
    'Roles that browsers drop have to be said again: of a list without bullets (Safari, webkit.org/b/170179), and of a table whose rows are stacked.',
  ),
  ibmErrs(
    'element_attribute_deprecated',
    /^html > head > meta[^ ]*$/,
    'HTML 4.2.5.3 has http-equiv="content-security-policy"; the engine takes any http-equiv for deprecated.',
  ),
  ibmErrs(
    'aria_content_in_landmark',
    /^#root > a[^ ]*$/,
    'The skip link: it goes before all landmarks, as axe (region) and GOV.UK Frontend have it.',
  ),
  ibm(
    'list_structure_proper',
    /(^| )dl[^ ]*$/,
    'HTML 4.4.9 allows div around each group of dt and dd; the engine knows dt and dd only.',
  ),
  ibm(
    'text_block_heading',
    /^(#download > div[^>]*( > div[^>]*)?|.* nav[^ ]* > p)$/,
    'Furlong marks and the word Contents above the list that it names: hidden from assistive technology.',
  ),
  {
    ...ibm(
      'text_block_heading',
      /^#features .* div\.(number|name|chance|value)$/,
      'Values in the lists of predictions and of live data, set in bold: entries of a list, not headings.',
    ),
    date: '2026-11-23',
  },
  ibm('img_alt_background', /^#hero > div[^>]* > div[^>]*$/, 'The streaks of the film are a decorative background.'),
  {
    ...alfa,
    rule: /^sia-r(66|69)$/,
    node: /^(#hero|#main > section) > div[^>]* > div[^>]* > (span|strong)[^ ]*$/,
    reason: 'Time rule: fg.3 (7.97:1, 8.37:1) and fg on bg; what Alfa stops at is the drawing of the rule above.',
  },
  {
    ...alfa,
    rule: 'sia-r66',
    node: /^#features .* table .* td[^ ]*$/,
    reason:
      'on.accent on accent at 20 px bold, large text (docs/design.md section 1; AAA asks 4.5:1); Alfa does not know the unit cqi.',
  },
]
