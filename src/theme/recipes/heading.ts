import { defineRecipe } from '@chakra-ui/react'

/** A heading. Other titles have sizes of their own, in the recipes of their regions. */
export const headingRecipe = defineRecipe({
  base: {
    fontWeight: '740',
    lineHeight: '1.05',
    letterSpacing: '-.03em',
    // Compensates for the negative letter spacing; the largest titles need less.
    wordSpacing: 'min(.08em,4px)',
    textWrap: 'balance',
    _print: { breakAfter: 'avoid' },
  },
  variants: {
    size: {
      xs: { fontSize: 'xl', lineHeight: '1.25', letterSpacing: '-.02em' },
      md: { fontSize: '2xl', lineHeight: '1.1' },
    },
  },
})
