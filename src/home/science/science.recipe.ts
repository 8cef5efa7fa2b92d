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
      lg: { borderBlockWidth: '1px' },
      [wide]: { maxWidth: '8xl' },
    },
    drawing: {
      position: 'relative',
      containerType: { base: 'size', lg: 'normal' },
      overflow: 'hidden',
      backgroundColor: 'bg.subtle',
      _highContrast: { backgroundColor: '[Canvas]' },
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
        borderTopWidth: { base: '1px', lg: '0' },
        borderInlineStartWidth: { lg: '1px' },
      },
      _first: { paddingInlineStart: { lg: 'margin' }, [wide]: { paddingInlineStart: '7' } },
      _last: { paddingInlineEnd: { lg: 'margin' }, [wide]: { paddingInlineEnd: '7' } },
    },
    number: {
      textStyle: 'stepNumber',
      marginBottom: { lg: '6' },
      marginInlineStart: { lg: '[-.04em]' },
    },
    stepTitle: { marginBottom: { lg: '3' }, textWrap: 'pretty' },
    stepText: {
      gridColumn: { base: '1/-1', lg: '1' },
      maxWidth: '[34em]',
      textWrap: 'balance',
      color: 'fg.muted',
      fontSize: { base: 'sm', md: 'md' },
      lineHeight: 'moderate',
    },
    listTitle: {
      paddingBottom: { base: '1', lg: '3.5' },
      borderBottomWidth: { lg: '3px' },
      borderColor: 'fg',
      fontSize: { base: 'md', lg: '2xl' },
    },
    // Running text, and one below the other where there is room.
    values: { fontSize: { base: 'sm', lg: 'md' }, lineHeight: { base: 'moderate', lg: 'short' } },
    item: {
      display: { base: 'inline', lg: 'flex' },
      gap: '4',
      marginInlineEnd: { base: '3', lg: '0' },
      paddingBlock: { lg: '1.5' },
      borderBottomWidth: { lg: '1px' },
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
      fontWeight: { base: 'semibold', lg: 'normal' },
      fontVariantNumeric: 'tabular-nums',
      textAlign: { lg: 'end' },
    },
  },
})
