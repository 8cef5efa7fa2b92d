import { defineSlotRecipe } from '@chakra-ui/react'

/** The cards on a grid of 12. */
export const featuresRecipe = defineSlotRecipe({
  className: 'features',
  slots: ['root', 'symbols', 'cards', 'note'],
  base: {
    root: { paddingTop: '{spacing.section}' },
    symbols: { position: 'absolute' },
    cards: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr)',
      gap: '2',
      marginTop: 'clamp(40px,5vw,72px)',
      md: { gridTemplateColumns: 'repeat(12,minmax(0,1fr))' },
    },
    note: { marginTop: '5' },
  },
})

/** A card. Inside it sizes follow the card (`cqi`), not the window. */
export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'text'],
  base: {
    root: {
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      gap: '8',
      minWidth: '0',
      padding: '28px 24px',
      borderRadius: 'lg',
      backgroundColor: 'bg.2',
      color: 'fg',
      md: { gridColumn: '1/-1', padding: '8' },
      lg: { gap: '12', padding: '10' },
      _highContrast: { border: '2px solid ButtonText' },
      _print: { breakInside: 'avoid', padding: '5mm', border: '1px solid {colors.rule}' },
    },
    text: { maxWidth: '30em', marginTop: '2.5' },
  },
  variants: {
    card: {
      predictions: { root: { lg: { gridColumn: 'span 7' } } },
      live: { root: { md: { gridColumn: 'span 6' }, lg: { gridColumn: 'span 5' } } },
      analytics: { root: { md: { gridColumn: 'span 6' }, lg: { gridColumn: 'span 5' } } },
      insights: {
        root: {
          '--f-colors-fg': '{colors.inv.fg}',
          '--f-colors-fg-2': '{colors.inv.fg2}',
          '--f-colors-rule': '{colors.inv.rule}',
          '--f-colors-focus': '{colors.inv.fg}',
          backgroundColor: 'inv.bg',
          lg: { gridColumn: 'span 7' },
        },
      },
      shape: { root: { lg: { gridColumn: 'span 8' } } },
      alerts: { root: { lg: { gridColumn: 'span 4' } } },
    },
  },
})
