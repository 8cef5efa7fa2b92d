import { defineSlotRecipe } from '@chakra-ui/react'

/** A card: its name, small, above what it says. Sizes inside it can follow its width (`cqi`). */
export const cardRecipe = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '5', md: '7' },
      padding: { base: '5', md: '8', lg: '10' },
      borderRadius: 'l3',
      color: 'fg',
      _highContrast: { border: '2px solid ButtonText' },
      _print: { breakInside: 'avoid', printColorAdjust: 'exact' },
    },
    title: { marginBottom: '1.5', color: 'fg.muted', fontSize: '.875rem', fontWeight: '520', lineHeight: '1.3' },
    description: {
      maxWidth: '28em',
      fontSize: '2xl',
      fontWeight: '700',
      lineHeight: '1.17',
      letterSpacing: '-.03em',
      wordSpacing: '.06em',
      textWrap: 'balance',
    },
    body: { flex: '1', display: 'flex', flexDirection: 'column' },
  },
  variants: {
    variant: {
      subtle: { root: { backgroundColor: 'bg.subtle' } },
      inverted: {
        root: {
          '--f-colors-fg': '{colors.fg.inverted}',
          '--f-colors-fg-muted': '{colors.fg.inverted.muted}',
          '--f-colors-border': '{colors.border.inverted}',
          backgroundColor: 'bg.inverted',
        },
      },
    },
  },
  defaultVariants: { variant: 'subtle' },
})
