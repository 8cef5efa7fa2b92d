import { defineSlotRecipe } from '@chakra-ui/react'
import { SUMMARY_HEIGHT } from './contentsList.recipe'
import { prose, proseLinks } from './prose'

/** The title of a numbered section, and its text. The hundreds of elements in them are plain. */
const HEADING = '& > section > h2'
// `:where` lets the styles of components inside it override these.
const TEXT = '& :where(section > div)'

/** A page of numbered sections, below its header. */
export const articlePageRecipe = defineSlotRecipe({
  slots: ['root', 'sections', 'box', 'boxText', 'versions'],
  base: {
    // Not a grid below 1024 px, where the contents list sticks above the text until its end.
    root: {
      paddingTop: { base: '7', lg: '10', xl: '12' },
      lg: { display: 'grid', gridTemplateColumns: 'repeat(12,1fr)', columnGap: 'gutter', alignItems: 'start' },
    },
    /** Also around the box and the change log. */
    sections: {
      _mdOrPrint: { '--number': '5.5rem' },
      marginBottom: 'section',
      lg: { gridColumn: '5/13' },
      // Below the bar and the contents list, which grow with the text.
      lgDown: { '& :is(section, a)': { scrollMarginTop: `[max(44px,{sizes.bar} + ${SUMMARY_HEIGHT} - 88px)]` } },
      '& > section': { paddingBottom: { base: '10', lg: '12', xl: '16', _print: '6' } },
      [HEADING]: {
        textStyle: 'articleHeading',
        textWrap: 'balance',
        // The number is in the margin of the text, beside the title: by the widths of digits, dot and space.
        _mdOrPrint: {
          paddingInlineStart: 'var(--number)',
          textIndent: '[-1.181em]',
          '&[data-digits]': { textIndent: '[-1.802em]' },
        },
        _print: { breakAfter: 'avoid' },
      },
      [TEXT]: {
        ...prose,
        marginTop: '4',
        // 66 characters of the web font. With `ch`, lines would break differently until it has loaded.
        maxWidth: '[37.82em]',
        fontSize: 'lg',
        lineHeight: 'tall',
        _mdOrPrint: { marginInlineStart: 'var(--number)' },
        _print: { maxWidth: '[none]' },
        '& > .short': {
          paddingBlock: '0.5',
          paddingInlineStart: '4.5',
          borderInlineStartWidth: '3px',
          borderColor: 'border.emphasized',
          color: 'fg.muted',
          _print: { breakAfter: 'avoid', breakInside: 'avoid' },
        },
      },
    },
    /** The card with the acknowledgment or consent. */
    box: {
      flexDirection: { md: 'row' },
      marginBottom: { base: '10', lg: '12', xl: '16' },
      borderInlineStartWidth: '4px',
      borderColor: 'accent.solid',
      _print: { borderWidth: '2px', borderColor: 'current' },
    },
    boxText: { ...proseLinks, maxWidth: '[34em]', marginTop: '3', fontSize: 'lg' },
    versions: prose,
  },
})
