import { defineRecipe, defineStyle } from '@chakra-ui/react'
import { headingRecipe } from '../theme/recipes/heading'

/** Links and placeholders in legal text. */
export const proseLinks = defineStyle({
  '& a': {
    fontWeight: '560',
    textDecorationThickness: '2px',
    textDecorationColor: 'accent.solid',
    _hover: { textDecorationColor: 'currentColor' },
  },
  '& .placeholder': { padding: '1px 6px', border: '2px dashed {colors.border.emphasized}', borderRadius: 'l1' },
})

/** The details of an entry, below its heading. */
const ENTRY = ':is(h2,h4) + dl'

/**
 * Paragraphs, lists, two-column tables, and entries: a heading, then names with their text. A name and its text are
 * side by side if there is room for the longest word of each.
 */
export const prose = defineStyle({
  // Conditions are nested: another object spreads this one, and its own `_print` would replace one at this level.
  '& > * + *': { marginTop: '1em' },
  '& > * + h3': { marginTop: '1.6em' },
  '& > h3 + *': { marginTop: '.5em' },
  '& h3': { ...headingRecipe.base, ...headingRecipe.variants?.size.xs },
  ...proseLinks,
  '& :is(ul,ol)': { display: 'grid', gap: '.55em', paddingInlineStart: '1.45em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { textWrap: 'pretty', _print: { breakInside: 'avoid' } },

  '&:has(table)': { containerType: 'inline-size' },
  '& table': { width: '100%', borderCollapse: 'collapse', borderBottom: '1px solid {colors.border}' },
  '& caption': { paddingBottom: '2.5', fontWeight: '700', textAlign: 'start' },
  '& :is(th,td)': { paddingBlock: '2', textAlign: 'start', verticalAlign: 'baseline' },
  '& th:first-of-type': { width: '32%', paddingInlineEnd: '4', overflowWrap: 'break-word' },
  // Table cells are stacked.
  '@container (max-width: 26rem)': {
    '& :is(table,caption,thead,tbody,tr,th,td)': { display: 'block' },
    '& th:first-of-type': { width: 'auto', paddingInlineEnd: '0' },
    '& th + *': { paddingTop: '0' },
  },
  '& :is(h2,h4)': {
    paddingTop: '2',
    borderTop: '3px solid {colors.fg}',
    fontSize: 'xl',
    lineHeight: '1.25',
    letterSpacing: '-.02em',
  },
  [`& ${ENTRY}`]: { marginTop: '2' },
  [`& :is(table,${ENTRY})`]: { fontSize: 'md', lineHeight: '1.45' },
  [`& :is(tr,${ENTRY} > div)`]: {
    borderTop: '1px solid {colors.border}',
    textWrap: 'pretty',
    _print: { breakInside: 'avoid' },
  },
  [`& ${ENTRY} > div`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    paddingBlock: '2',
  },
  '& thead tr': { borderTop: '3px solid {colors.fg}' },
  [`& ${ENTRY} *`]: { maxWidth: '100%', overflowWrap: 'break-word' },
  // Beside its text, a name keeps its width; above it, the name takes the full line.
  [`& ${ENTRY} dt`]: { flex: '1 0 32%' },
  [`& ${ENTRY} dd`]: { flex: '9999 1 11em' },
  [`& :is([scope=row],${ENTRY} dt)`]: { fontSize: 'sm', fontWeight: '480', color: 'fg.muted' },

  // No page break between a heading or an introduction and what it introduces.
  '& :is(caption,h2,h4,p:has(+ ul, + dl, + table))': { _print: { breakAfter: 'avoid' } },
})

/** Helplines and addresses, each in a box. */
export const boxesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
    '& > div': {
      // The values in a row are aligned, even if one of their labels has two lines.
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      rowGap: '1',
      padding: '16px 20px',
      borderRadius: 'l3',
      backgroundColor: 'bg.subtle',
      _highContrast: { border: '2px solid ButtonText' },
      _print: { breakInside: 'avoid' },
    },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '11',
      fontSize: 'min(1.625rem,14vw)',
      fontWeight: '740',
      letterSpacing: '-.035em',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline 2px' },
    },
  },
  variants: { size: { sm: { '& dd a': { fontSize: '1.1875rem', letterSpacing: '-.02em' } } } },
})
