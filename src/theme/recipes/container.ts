import { defineRecipe } from '@chakra-ui/react'

/** As wide as the page's content: the window minus its margins. */
export const containerRecipe = defineRecipe({
  base: { width: 'min({sizes.8xl},100% - 2*{spacing.margin})', marginInline: 'auto' },
})
