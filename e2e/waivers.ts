import type { Waiver } from '@formline/gate'

const CONTRAST = /^color-contrast(-enhanced)?$/
const date = '2026-11-22'
const link = 'https://dequeuniversity.com/rules/axe/4.14/color-contrast'

const ibm = (rule: string) => `https://able.ibm.com/rules/archives/latest/doc/en-US/${rule}.html`

const ibmWaivers: readonly Waiver[] = [
  {
    engine: 'ibm',
    rule: 'aria_role_redundant',
    node: /(^| )[ou]l[^ ]*\[role="list"\][^ ]*$/,
    reason: 'Safari drops the role of a list without bullets (webkit.org/b/170179): it has to be said again.',
    link: ibm('aria_role_redundant'),
    date,
    certain: true,
  },
  {
    engine: 'ibm',
    rule: 'aria_accessiblename_exists',
    node: /article[^ ]*analytics .* th[^ ]*$/,
    reason:
      'The name is the visually hidden text ("1 mile"), beside the short form that is hidden from screen readers; the transcripts and axe have it.',
    link: ibm('aria_accessiblename_exists'),
    date,
    certain: true,
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated',
    node: /^html > head > meta[^ ]*$/,
    reason: 'HTML 4.2.5.3 has http-equiv="content-security-policy"; the engine takes any http-equiv for deprecated.',
    link: ibm('element_attribute_deprecated'),
    date,
    certain: true,
  },
  {
    engine: 'ibm',
    rule: 'aria_content_in_landmark',
    node: '#root > a.skip-link',
    reason: 'The skip link: it goes before all landmarks, as axe (region) and GOV.UK Frontend have it.',
    link: ibm('aria_content_in_landmark'),
    date,
    certain: true,
  },
  {
    engine: 'ibm',
    rule: 'list_structure_proper',
    node: /(^| )dl[^ ]*$/,
    reason: 'HTML 4.4.9 allows div around each group of dt and dd; the engine knows dt and dd only.',
    link: ibm('list_structure_proper'),
    date,
  },
  {
    engine: 'ibm',
    rule: 'text_block_heading',
    node: /(^| )(div\.sectional|div\.container\.download-panel|p\.contents-title)[^ ]*$/,
    reason: 'Furlong marks and the word Contents above the list that it names: hidden from assistive technology.',
    link: ibm('text_block_heading'),
    date,
  },
  {
    engine: 'ibm',
    rule: 'text_block_heading',
    node: /^#features .* div\.(predictions-(number|name|chance)|live-data-value)[^ ]*$/,
    reason: 'Values in the lists of predictions and of live data, set in bold: entries of a list, not headings.',
    link: ibm('text_block_heading'),
    date: '2026-11-23',
  },
  {
    engine: 'ibm',
    rule: 'media_alt_brief',
    node: /^#hero .*> picture[^ ]* > img$/,
    reason: 'The pictures carry figures that are told nowhere else; below the 250 characters that a test holds.',
    link: ibm('media_alt_brief'),
    date,
  },
  {
    engine: 'ibm',
    rule: 'img_alt_background',
    node: /(^| )div\.film[^ ]*$/,
    reason: 'The streaks of the film are a decorative background.',
    link: ibm('img_alt_background'),
    date,
  },
]

const ALFA_CONTRAST = /^sia-r(66|69)$/

const alfaWaivers: readonly Waiver[] = [
  {
    engine: 'alfa',
    rule: ALFA_CONTRAST,
    node: / > div\.film-strip-clock > (span|strong)[^ ]*$/,
    reason: 'Time rule: fg.3 (7.97:1, 8.37:1) and fg on bg; what Alfa stops at is the drawing of the rule above.',
    link: 'https://alfa.siteimprove.com/rules/sia-r66',
    date,
  },
  {
    engine: 'alfa',
    rule: 'sia-r66',
    node: /^#features .*> article[^ ]*analytics .*> td[^ ]*tonight( > span[^ ]*)?$/,
    reason:
      'on.accent on accent at 20 px bold, large text (docs/design.md section 1; AAA asks 4.5:1); Alfa does not know the unit cqi.',
    link: 'https://alfa.siteimprove.com/rules/sia-r66',
    date,
    certain: true,
  },
]

export const waivers: readonly Waiver[] = [
  {
    engine: 'axe',
    rule: 'th-has-data-cells',
    node: /> table$/,
    reason: 'The name of a group stands between a heading and its cells: axe looks no further. Orca says the heading.',
    link: 'https://dequeuniversity.com/rules/axe/4.14/th-has-data-cells',
    date: '2026-11-23',
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /-clock > span|^strong$|^span:nth-child\(\d\)$/,
    reason: 'Time rule: fg.3 (7.97:1, 8.37:1) and fg on bg; the pseudo-element that axe stops at is the tick above.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /\.sectional/,
    reason:
      'Sectional ruler: fg.3 or fg on bg, on.accent at 19 px bold on accent (large, docs/design.md section 1); ticks are pseudo-elements.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /^(\.film-picture-noses > )?span:nth-child\(\d\) > [ib]$/,
    reason:
      'Flags on the film: film.chip on film.fg, 18.9:1 and 17.5:1; margins fg on film, at least 9.6:1 (docs/design.md section 1).',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /\.contents-number$/,
    reason: 'Contents: fg.3, or fg when current, on bg, at least 7.97:1; the pseudo-element is the marker on the rail.',
    link,
    date,
  },
  {
    engine: 'axe',
    rule: CONTRAST,
    node: /^\.(live-data-scale > span|race-shape-calls > li)/,
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
    node: '.contents-root',
    reason:
      'The contents list holds a link for each section; axe takes them for hidden, since without script the details that ::details-content shows is closed.',
    link: 'https://dequeuniversity.com/rules/axe/4.14/scrollable-region-focusable',
    date,
    states: 'all',
  },
  ...ibmWaivers,
  ...alfaWaivers,
]
