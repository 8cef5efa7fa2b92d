import { defineRecipe, defineStyle } from '@chakra-ui/react'

/** The grid of the cards: from 768 to 1023 px, only the second and third cards share a row. */
export const cardGrid = defineStyle({
  '& > *': { gridColumn: '1/-1', lg: { gridColumn: 'span 7' } },
  '& > :is(:nth-of-type(2),:nth-of-type(3))': { gridColumn: { md: 'span 6', lg: 'span 5', _print: 'span 6' } },
  '& > :nth-of-type(5)': { lg: { gridColumn: 'span 8' } },
  '& > :nth-of-type(6)': { lg: { gridColumn: 'span 4' } },
})

/** A card. Sizes inside it follow the card (`cqi`), not the window. */
export const featureCardRecipe = defineRecipe({
  base: {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: '8',
    padding: '28px 24px',
    borderRadius: 'l3',
    backgroundColor: 'bg.subtle',
    color: 'fg',
    md: { padding: '8' },
    lg: { gap: '12', padding: '10' },
    _highContrast: { border: '2px solid ButtonText' },
    _print: {
      breakInside: 'avoid',
      padding: '5mm',
      border: '1px solid {colors.border}',
      printColorAdjust: 'exact',
    },
    // The illustration is at the bottom.
    '& > :last-child': { marginTop: 'auto' },
  },
  variants: {
    tone: {
      normal: {},
      inverted: {
        _light: {
          '--f-colors-fg': '{colors.fg.inverted}',
          '--f-colors-fg-muted': '{colors.fg.inverted.muted}',
          '--f-colors-border': '{colors.border.inverted}',
          backgroundColor: 'bg.inverted',
        },
        _dark: { '--f-colors-border': '{colors.border.emphasized}', backgroundColor: 'bg.muted' },
      },
    },
  },
})

/** Keeps its colors in forced-colors mode, where the text beside it gives the same information. */
export const ownColors = defineStyle({ _highContrast: { forcedColorAdjust: 'none' } })

/** Colors from low to high, each in light and dark. */
export const heat = [
  ['#E6EDEC', '#12291E'],
  ['#DFE8E5', '#143024'],
  ['#BFCFC8', '#1F4033'],
  ['#93AA9F', '#2F5846'],
  ['#3C574A', '#9CC3AE'],
  ['#0B2218', '#F2F7F3'],
] as const
