import { defineRecipe } from '@chakra-ui/react'

/** A heading. Larger titles have text styles (textStyles.ts). */
export const headingRecipe = defineRecipe({
  base: {
    fontWeight: 'bold',
    lineHeight: 'shortest',
    letterSpacing: 'tight',
    // Compensates for the negative letter spacing; the largest titles need less.
    wordSpacing: 'min(.08em,4px)',
    textWrap: 'balance',
    _print: { breakAfter: 'avoid' },
  },
  variants: {
    size: {
      xs: { fontSize: 'xl', lineHeight: 'shorter' },
      md: { fontSize: '2xl' },
    },
  },
})
