import { defineSlotRecipe, defineStyle } from '@chakra-ui/react'
import { headingRecipe } from '../theme/recipes/heading'
import { prose, proseRows } from './prose.recipe'

/** The headings of the sections and of the box. */
const heading = defineStyle({
  fontSize: 'min(clamp(1.75rem,1.3rem + 1.8vw,2.75rem),10.5vw)',
  fontWeight: '760',
  fontStretch: '104%',
  lineHeight: '1.02',
})

/** Selects the text of each section in the column. */
const TEXT = '& :where(section[id] > div)'

/** Below the page's header: the contents list beside numbered sections, box and change log. */
export const articlePageRecipe = defineSlotRecipe({
  slots: ['body', 'column', 'box', 'boxTitle', 'boxText'],
  base: {
    body: {
      // Not a grid below 1024 px, where the contents list sticks above the text until the text ends.
      display: { base: 'block', lg: 'grid' },
      paddingTop: 'clamp(28px,4vw,64px)',
      lg: { alignItems: 'start' },
      _print: { display: 'block', paddingBlock: '0 8mm' },
    },
    column: {
      _mdOrPrint: { '--number': '5.5rem' },
      marginBottom: 'section',
      lg: { gridColumn: '5/13' },
      // Below the bar and the contents list.
      lgDown: { '& :is(section, a)': { scrollMarginTop: '44px' } },
      '& > section[id]': { paddingBottom: 'clamp(40px,5vw,72px)', _print: { paddingBottom: '6mm' } },
      '& > section[id] > h2': {
        ...headingRecipe.base,
        ...heading,
        whiteSpace: 'pre-wrap',
        tabSize: 1,
        // The number is in the margin of the text.
        _mdOrPrint: {
          paddingInlineStart: 'var(--number)',
          textIndent: 'calc(-1*var(--number))',
          tabSize: 'var(--number)',
        },
        _print: { fontSize: '15pt', breakAfter: 'avoid' },
      },
      // A section's text: hundreds of plain elements. `:where` lets the styles of components inside it override these.
      [TEXT]: {
        ...prose,
        fontSize: 'lg',
        lineHeight: '1.62',
        marginTop: '4',
        // 66 characters of the web font. With `ch`, lines would break differently until it has loaded.
        maxWidth: '37.82em',
        _mdOrPrint: { marginInlineStart: 'var(--number)' },
        _print: { marginTop: '2mm', maxWidth: 'none', fontSize: '10.5pt', lineHeight: '1.5' },
        '& > .short': {
          paddingBlock: '2px',
          paddingInlineStart: '18px',
          borderInlineStart: '3px solid {colors.border.emphasized}',
          color: 'fg.muted',
          _print: { breakAfter: 'avoid', breakInside: 'avoid' },
        },
      },
    },

    /* Acknowledgment or consent. */
    box: {
      display: 'grid',
      gap: '6',
      marginBottom: 'clamp(40px,5vw,72px)',
      padding: 'clamp(28px,3.5vw,48px)',
      borderRadius: 'l3',
      borderInlineStart: '6px solid {colors.accent.solid}',
      backgroundColor: 'bg.inverted',
      color: 'fg.inverted',
      '--f-colors-fg': '{colors.fg.inverted}',
      _mdOrPrint: { gridTemplateColumns: 'auto minmax(0,1fr)', gap: '8' },
      _highContrast: { border: '2px solid ButtonText', borderInlineStart: '8px solid Highlight' },
      _print: {
        marginBottom: '6mm',
        padding: '6mm',
        border: '1.5pt solid',
        breakInside: 'avoid',
      },
    },
    boxTitle: {
      ...heading,
      fontSize: 'min(clamp(1.75rem,1.3rem + 1.8vw,2.75rem),7.3vw + 2rem - 32px,7.9vw)',
      _print: { fontSize: '15pt' },
    },
    boxText: {
      marginTop: '3',
      maxWidth: '32.09em',
      fontSize: '1.1875rem',
      lineHeight: '1.5',
      _print: { fontSize: '10.5pt' },
    },
  },
  variants: {
    /* The styles of tables and entries, for pages that have them. */
    rows: { true: { column: { [TEXT]: proseRows } } },
  },
})
