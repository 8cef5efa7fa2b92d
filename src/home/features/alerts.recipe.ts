import { defineSlotRecipe } from '@chakra-ui/react'

/** Alerts as a phone lists them. */
export const alertsRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'time', 'text'],
  base: {
    root: { display: 'grid', gap: '1.5' },
    item: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'baseline',
      columnGap: '3',
      paddingBlock: { base: '3', md: '4' },
      paddingInline: { base: '3.5', md: '4.5' },
      borderRadius: 'l2',
      backgroundColor: 'bg',
      lineHeight: 'short',
      _highContrast: { borderWidth: '1px' },
    },
    time: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    text: { gridColumn: '1/-1', color: 'fg.muted', fontSize: 'sm', textWrap: 'balance' },
  },
  variants: {
    latest: {
      true: {
        item: {
          borderInlineStartWidth: '4px',
          borderInlineStartColor: 'accent.solid',
          paddingInlineStart: { base: '2.5', md: '3.5' },
        },
      },
    },
  },
})
