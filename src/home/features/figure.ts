import { defineStyle } from '@chakra-ui/react'

/** A card's figure: at the bottom of the card, and printed in its colors. */
export const figure = defineStyle({
  width: '100%',
  marginTop: 'auto',
  _print: { printColorAdjust: 'exact' },
})

/** Keeps its own colors in forced-colors mode; the text beside it says the same in words. */
export const ownColors = defineStyle({ _highContrast: { forcedColorAdjust: 'none' } })
