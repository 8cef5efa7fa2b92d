import { defineSlotRecipe } from '@chakra-ui/react'

/** A card: its name, small, above what it says. Sizes inside it can follow its width (`cqi`). */
export const cardRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '4', md: '7' },
      padding: { base: '5', md: '8', lg: '10' },
      borderRadius: 'l3',
      color: 'fg',
      _highContrast: { borderWidth: '2px' },
      _print: { breakInside: 'avoid', printColorAdjust: 'exact' },
    },
    title: { marginBottom: '1.5', color: 'fg.muted', textStyle: 'label' },
    description: {
      maxWidth: '[28em]',
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'bold',
      lineHeight: 'shortest',
      letterSpacing: 'tight',
      textWrap: 'balance',
    },
    body: { flex: '1', display: 'flex', flexDirection: 'column' },
  },
  variants: {
    variant: {
      subtle: { root: { backgroundColor: 'bg.subtle' } },
      /** For a card on a surface of its own: `data-surface="inverted"`. */
      surface: { root: { backgroundColor: 'bg' } },
    },
  },
  defaultVariants: { variant: 'subtle' },
})
