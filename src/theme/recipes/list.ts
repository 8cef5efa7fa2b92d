import { defineSlotRecipe } from '@chakra-ui/react'

/** A list, with markers unless its variant is `plain`. */
export const listRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'indicator'],
  base: { indicator: { display: 'inline-block', marginInlineEnd: '2', verticalAlign: 'middle' } },
  variants: {
    variant: { marker: { root: { listStyle: 'revert', paddingInlineStart: '5' } }, plain: {} },
    align: { start: { item: { alignItems: 'flex-start' } }, center: { item: { alignItems: 'center' } } },
  },
  defaultVariants: { variant: 'marker' },
})
