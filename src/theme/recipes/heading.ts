import { defineRecipe } from '@chakra-ui/react'

/** A heading. Those larger than `lg` have a text style of their own (theme/textStyles.ts). */
export const headingRecipe = defineRecipe({
  base: {
    fontWeight: '740',
    lineHeight: '1.05',
    letterSpacing: '-.03em',
    // Negative letter spacing also narrows the spaces; in the largest titles enough is left.
    wordSpacing: 'min(.08em,4px)',
    textWrap: 'balance',
    _print: { breakAfter: 'avoid' },
  },
  variants: {
    size: {
      xs: { fontSize: '1.25rem', lineHeight: '1.25', letterSpacing: '-.02em' },
      sm: { fontSize: '1.375rem' },
      md: { fontSize: '1.5rem', lineHeight: '1.1' },
      lg: { textStyle: 'cardTitle' },
    },
  },
})
