import { defineStyle } from '@chakra-ui/react'
import { headingRecipe } from '../theme/recipes/heading'
import { SUMMARY_HEIGHT } from './contentsList.recipe'
import { prose } from './prose.recipe'

/** Below the page's header. Not a grid below 1024 px, where the contents list sticks above the text until its end. */
export const body = defineStyle({
  paddingTop: 'clamp(28px,4vw,64px)',
  lg: { display: 'grid', gridTemplateColumns: 'repeat(12,1fr)', columnGap: 'gutter', alignItems: 'start' },
})

/** The numbered sections, the box and the change log. */
export const column = defineStyle({
  _mdOrPrint: { '--number': '5.5rem' },
  marginBottom: 'section',
  lg: { gridColumn: '5/13' },
  // Below the bar and the contents list, which grow with the text.
  lgDown: { '& :is(section, a)': { scrollMarginTop: `max(44px,{sizes.bar} + ${SUMMARY_HEIGHT} - 88px)` } },
  '& > section': { paddingBottom: 'clamp(40px,5vw,72px)', _print: { paddingBottom: '6mm' } },
  '& > section > h2': {
    ...headingRecipe.base,
    fontSize: 'min(clamp(1.75rem,1.3rem + 1.8vw,2.75rem),10.5vw)',
    fontWeight: '760',
    fontStretch: '104%',
    lineHeight: '1.02',
    fontVariantNumeric: 'tabular-nums',
    // The number is in the margin of the text, beside the title: by the widths of digits, dot and space.
    _mdOrPrint: {
      paddingInlineStart: 'var(--number)',
      textIndent: '-1.173em',
      '&[data-digits]': { textIndent: '-1.788em' },
    },
    _print: { fontSize: '15pt', breakAfter: 'avoid' },
  },
  // A section's text: hundreds of plain elements. `:where` lets the styles of components inside it override these.
  '& :where(section > div)': {
    ...prose,
    fontSize: 'lg',
    lineHeight: '1.62',
    marginTop: '4',
    // 66 characters of the web font. With `ch`, lines would break differently until it has loaded.
    maxWidth: '37.82em',
    _mdOrPrint: { marginInlineStart: 'var(--number)' },
    _print: { maxWidth: 'none' },
    '& > .short': {
      paddingBlock: '2px',
      paddingInlineStart: '18px',
      borderInlineStart: '3px solid {colors.border.emphasized}',
      color: 'fg.muted',
      _print: { breakAfter: 'avoid', breakInside: 'avoid' },
    },
  },
})

/** The card with the acknowledgment or consent. */
export const box = defineStyle({
  marginBottom: 'clamp(40px,5vw,72px)',
  borderInlineStart: '6px solid {colors.accent.solid}',
  md: { flexDirection: 'row' },
  _print: { border: '1.5pt solid' },
})
