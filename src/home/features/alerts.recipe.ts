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
      lineHeight: '1.35',
      _highContrast: { border: '1px solid CanvasText' },
    },
    time: { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    text: { gridColumn: '1/-1', color: 'fg.muted', fontSize: 'sm', textWrap: 'balance' },
  },
  variants: {
    latest: {
      true: {
        item: {
          borderInlineStart: '4px solid {colors.accent.solid}',
          paddingInlineStart: { base: '2.5', md: '3.5' },
        },
      },
    },
  },
})
