import { defineStyle } from '@chakra-ui/react'

/** Links and placeholders in legal text. `:where` lets the styles of a component inside it override these. */
export const proseLinks = defineStyle({
  '& :where(a)': {
    fontWeight: 'medium',
    textDecorationThickness: '2px',
    textDecorationColor: 'accent.solid',
    _hover: { textDecorationColor: 'current' },
  },
  '& .placeholder': {
    paddingBlock: '0.5',
    paddingInline: '1.5',
    borderWidth: '2px',
    borderStyle: '[dashed]',
    borderColor: 'border.emphasized',
    borderRadius: 'l1',
  },
})

/** The details of an entry, below its heading. */
const ENTRY = ':is(h2,h4) + dl'

/**
 * Paragraphs, lists, two-column tables, and entries: a heading, then names with their text. A name and its text are
 * side by side if there is room for the longest word of each.
 */
export const prose = defineStyle({
  // Conditions are nested: another object spreads this one, and its own `_print` would replace one at this level.
  '& > * + *': { marginTop: '4.5' },
  '& > * + h3': { marginTop: '8' },
  '& > h3 + *': { marginTop: '2' },
  '& h3': { textStyle: 'articleSubheading', textWrap: 'balance', _print: { breakAfter: 'avoid' } },
  ...proseLinks,
  '& :is(ul,ol)': { display: 'grid', gap: '2.5', paddingInlineStart: '[1.45em]' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { textWrap: 'pretty', _print: { breakInside: 'avoid' } },

  '&:has(table)': { containerType: 'inline-size' },
  '& table': { width: 'full', borderCollapse: 'collapse', borderBottomWidth: '1px' },
  '& caption': { paddingBottom: '2.5', fontWeight: 'bold', textAlign: 'start' },
  '& :is(th,td)': { paddingBlock: '2', textAlign: 'start', verticalAlign: 'baseline' },
  '& th:first-of-type': { width: '[32%]', paddingInlineEnd: '4', overflowWrap: 'break-word' },
  // Table cells are stacked.
  '@container (max-width: 26rem)': {
    '& :is(table,caption,thead,tbody,tr,th,td)': { display: 'block' },
    '& th:first-of-type': { width: 'auto', paddingInlineEnd: '0' },
    '& th + *': { paddingTop: '0' },
  },
  '& :is(h2,h4)': {
    paddingTop: '2',
    borderTopWidth: '3px',
    borderColor: 'fg',
    fontSize: 'xl',
    lineHeight: 'shorter',
    letterSpacing: 'tight',
  },
  [`& ${ENTRY}`]: { marginTop: '2' },
  [`& :is(table,${ENTRY})`]: { fontSize: 'md', lineHeight: 'moderate' },
  [`& :is(tr,${ENTRY} > div)`]: { borderTopWidth: '1px', textWrap: 'pretty', _print: { breakInside: 'avoid' } },
  [`& ${ENTRY} > div`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    paddingBlock: '2',
  },
  '& thead tr': { borderTopWidth: '3px', borderColor: 'fg' },
  [`& ${ENTRY} *`]: { maxWidth: 'full', overflowWrap: 'break-word' },
  // Beside its text, a name keeps its width; above it, the name takes the full line.
  [`& ${ENTRY} dt`]: { flex: '1 0 32%' },
  [`& ${ENTRY} dd`]: { flex: '9999 1 11em' },
  [`& :is([scope=row],${ENTRY} dt)`]: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },

  // No page break between a heading or an introduction and what it introduces.
  '& :is(caption,h2,h4,p:has(+ ul, + dl, + table))': { _print: { breakAfter: 'avoid' } },
})
