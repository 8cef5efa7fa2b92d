import { defineRecipe } from '@chakra-ui/react'

/** A card. Inside it sizes follow the card (`cqi`), not the window. */
export const cardRecipe = defineRecipe({
  base: {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    minWidth: '0',
    padding: '28px 24px',
    borderRadius: 'lg',
    backgroundColor: 'bg.2',
    color: 'fg',
    md: { padding: '8' },
    lg: { gap: '12', padding: '10' },
    _highContrast: { border: '2px solid ButtonText' },
    _print: { breakInside: 'avoid', padding: '5mm', border: '1px solid {colors.rule}' },
  },
  variants: {
    tone: {
      inverse: {
        '--f-colors-fg': '{colors.inv.fg}',
        '--f-colors-fg-2': '{colors.inv.fg2}',
        '--f-colors-rule': '{colors.inv.rule}',
        '--f-colors-focus': '{colors.inv.fg}',
        backgroundColor: 'inv.bg',
      },
    },
  },
})
