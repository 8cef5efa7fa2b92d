import { defineRecipe, defineStyle } from '@chakra-ui/react'
import { underline } from '../ui/underline'

/** Legal text below a styled element: paragraphs, lists, tables, links. It can be nested: no condition is outermost. */
export const prose = defineStyle({
  '& > * + *': { marginTop: '1em' },
  '& > * + h3': { marginTop: '1.6em' },
  '& > h3 + *': { marginTop: '.5em' },
  '& h3': { _print: { fontSize: '11.5pt' } },
  '& a': {
    fontWeight: '560',
    textUnderlineOffset: '4px',
    textDecorationThickness: '2px',
    textDecorationColor: 'accent',
    _hover: { textDecorationColor: 'currentColor' },
  },
  '& .placeholder': { padding: '1px 6px', border: '2px dashed {colors.rule.2}', borderRadius: 'sm' },
  '& ul, & ol': { display: 'grid', gap: '.55em' },
  '& ol': { paddingLeft: '1.45em', listStyle: 'decimal' },
  '& ul li': {
    position: 'relative',
    paddingLeft: '1.45em',
    _before: {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '.7em',
      width: '.8em',
      height: '3px',
      backgroundColor: 'fg',
      _highContrast: { backgroundColor: 'CanvasText' },
      // Browsers do not print backgrounds, but print borders.
      _print: { height: '0', borderTop: '1.5pt solid', backgroundColor: 'transparent' },
    },
  },

  /*
   * Tables of two columns. The cells of a row are side by side if the longest word of each has room, whatever the size of
   * window and text; otherwise one above the other.
   */
  '& table': {
    borderBottom: '1px solid {colors.rule}',
    textAlign: 'left',
    fontSize: 'body',
    lineHeight: '1.45',
  },
  '& table, & caption, & thead, & tbody': { display: 'block' },
  '& tr': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    paddingBlock: '2',
    borderTop: '1px solid {colors.rule}',
  },
  '& caption': { paddingBottom: '2.5', textAlign: 'left', fontWeight: '700' },
  '& thead tr': { borderTop: '3px solid {colors.fg}' },
  '& th, & td': { padding: '0', textWrap: 'pretty' },
  '& [scope=row], & h4 + dl dt': { fontSize: 'label', fontWeight: '480', color: 'fg.2' },
  '& :is(th,td), & h4 + dl > div > *': { maxWidth: '100%', overflowWrap: 'break-word' },
  // Beside a text the heading keeps its width; above it the heading has the whole line.
  '& th:first-of-type, & h4 + dl dt': { flex: '1 0 32%' },
  '& td, & th + th, & h4 + dl dd': { flex: '9999 1 11em' },

  /* Entries: a heading, and below it names and texts, side by side where there is room. */
  '& h4': {
    paddingTop: '2',
    borderTop: '3px solid {colors.fg}',
    fontSize: '1.25rem',
    lineHeight: '1.25',
    letterSpacing: '-.02em',
  },
  '& h4 + dl': { marginTop: '2', fontSize: 'body', lineHeight: '1.45' },
  '& h4 + dl > div': {
    padding: '8px 0',
    borderTop: '1px solid {colors.rule}',
    textWrap: 'pretty',
    _mdOrPrint: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      alignItems: 'baseline',
    },
  },

  // No page break between a list, table or entry and its introduction, nor inside a list item, a row or a detail.
  '& caption, & h4, & p:has(+ ul, + dl, + table)': { _print: { breakAfter: 'avoid' } },
  '& li, & tr, & h4 + dl > div': { _print: { breakInside: 'avoid' } },
})

/** Helplines and addresses, each in a box. */
export const boxesRecipe = defineRecipe({
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,15rem),1fr))',
    _print: { gridTemplateColumns: '1fr 1fr', gap: '6mm' },
    '& > div': {
      padding: '16px 20px',
      borderRadius: 'lg',
      backgroundColor: 'bg.2',
      _highContrast: { border: '2px solid ButtonText' },
      _print: { padding: '0', breakInside: 'avoid' },
    },
    '& dt': { fontSize: 'label', color: 'fg.2' },
    '& dd a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      fontSize: '1.625rem',
      fontWeight: '740',
      letterSpacing: '-.035em',
      fontFeatureSettings: '"tnum"',
      textDecoration: 'none',
      _hover: underline,
      _print: { fontSize: '12pt' },
    },
  },
  variants: { size: { sm: { '& dd a': { fontSize: '1.1875rem', letterSpacing: '-.02em' } } } },
})
