import { defineSlotRecipe } from '@chakra-ui/react'

/** Windows so wide that the row of steps is as wide as the page's content, instead of the window. */
const wide = '@media screen and (min-width: 100em)'

/** Four steps beside or below one drawing, then three lists of data points. */
export const scienceRecipe = defineSlotRecipe({
  slots: [
    'steps',
    'drawing',
    'list',
    'step',
    'number',
    'stepTitle',
    'stepText',
    'dataTitle',
    'dataDeck',
    'listTitle',
    'values',
    'item',
    'label',
    'value',
  ],
  base: {
    steps: {
      display: 'grid',
      gridTemplateColumns: { base: 'clamp(72px,23.6vw,104px) 1fr', lg: '1fr' },
      marginTop: { base: '7', md: '12' },
      marginInline: 'auto',
      lg: { borderBlock: '1px solid {colors.border}' },
      [wide]: { maxWidth: '8xl' },
    },
    drawing: {
      position: 'relative',
      containerType: { base: 'size', lg: 'normal' },
      overflow: 'hidden',
      backgroundColor: 'bg.subtle',
      _highContrast: { backgroundColor: 'Canvas' },
      _print: { printColorAdjust: 'exact' },
    },
    list: {
      display: 'grid',
      gridAutoRows: { base: '1fr', lg: 'auto' },
      gridTemplateColumns: { lg: 'repeat(4,minmax(0,1fr))' },
    },
    step: {
      display: 'grid',
      gridTemplateColumns: { base: 'auto 1fr', lg: '1fr' },
      gridTemplateRows: { base: 'auto 1fr', lg: 'subgrid' },
      gridRow: { lg: 'span 3' },
      columnGap: { base: '2.5', lg: '0' },
      rowGap: { base: '1', lg: '0' },
      alignItems: { base: 'baseline', lg: 'start' },
      paddingTop: { base: '3.5', md: '6', lg: '7' },
      paddingBottom: { base: '3.5', md: '6', lg: '12' },
      paddingInlineStart: { base: '4.5', md: '8', lg: '7' },
      paddingInlineEnd: { base: 'margin', lg: '7' },
      _notFirst: {
        borderTop: { base: '1px solid {colors.border}', lg: '0' },
        borderInlineStart: { lg: '1px solid {colors.border}' },
      },
      _first: { paddingInlineStart: { lg: 'margin' }, [wide]: { paddingInlineStart: '7' } },
      _last: { paddingInlineEnd: { lg: 'margin' }, [wide]: { paddingInlineEnd: '7' } },
    },
    number: {
      textStyle: 'headline',
      fontSize: { base: '1.75rem', lg: 'clamp(4.5rem,6.4vw + 3rem - 32px,8rem)' },
      lineHeight: { base: '1', lg: '.8' },
      letterSpacing: '-.06em',
      margin: { lg: '0 0 26px -.04em' },
    },
    stepTitle: { marginBottom: { lg: '3' }, textWrap: 'pretty' },
    stepText: {
      gridColumn: { base: '1/-1', lg: '1' },
      maxWidth: '34em',
      textWrap: 'balance',
      color: 'fg.muted',
      fontSize: { base: '1rem', md: 'md' },
      lineHeight: '1.5',
    },
    dataTitle: {
      textStyle: 'headline',
      gridColumn: { lg: '1/3' },
      fontSize: { base: 'min(1.75rem,11vw)', md: '2.5rem', lg: '3rem' },
      lineHeight: '1',
      letterSpacing: '-.04em',
    },
    dataDeck: { alignSelf: 'end', textWrap: 'balance', color: 'fg.muted', fontSize: { base: '1rem', md: 'md' } },
    listTitle: {
      paddingBottom: { base: '1', lg: '3.5' },
      borderBottom: { lg: '3px solid {colors.fg}' },
      fontSize: { base: '1rem', lg: '1.375rem' },
    },
    // Running text, and one below the other where there is room.
    values: { fontSize: { base: 'sm', lg: 'md' }, lineHeight: { base: '1.5', lg: '1.35' } },
    item: {
      display: { base: 'inline', lg: 'flex' },
      gap: '4',
      marginInlineEnd: { base: '3', lg: '0' },
      paddingBlock: { lg: '1.5' },
      borderBottom: { lg: '1px solid {colors.border}' },
    },
    label: {
      display: { base: 'inline', lg: 'block' },
      flex: '1',
      marginInlineEnd: { base: '1', lg: '0' },
      color: { base: 'fg.muted', lg: 'fg' },
      fontSize: { lg: 'sm' },
      textWrap: 'balance',
    },
    value: {
      display: { base: 'inline-block', lg: 'block' },
      fontWeight: { base: '640', lg: '400' },
      fontVariantNumeric: 'tabular-nums',
      textAlign: { lg: 'end' },
    },
  },
})
