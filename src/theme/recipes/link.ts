import { defineRecipe } from '@chakra-ui/react'

/** A link as the global styles draw it: in the color of its text, and underlined. */
export const linkRecipe = defineRecipe({ variants: { variant: { underline: {}, plain: { textDecoration: 'none' } } } })
