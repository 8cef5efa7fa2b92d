import { defineSlotRecipe } from '@chakra-ui/react'

/** Names and values, one below the other unless `orientation` is `horizontal`. */
export const dataListRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  variants: {
    orientation: {
      horizontal: { item: { display: 'flex', gap: '4' }, itemLabel: { minWidth: '28' } },
      vertical: {},
    },
    size: { sm: { root: { textStyle: 'xs' } }, md: {}, lg: { root: { textStyle: 'lg' } } },
    variant: { subtle: { itemLabel: { color: 'fg.muted' } }, bold: { itemLabel: { fontWeight: 'medium' } } },
  },
})
