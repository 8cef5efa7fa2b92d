import { defineStyle } from '@chakra-ui/react'

/** A card's figure: at the bottom of the card, and printed in its colors. */
export const figure = defineStyle({
  width: '100%',
  marginTop: 'auto',
  _print: { printColorAdjust: 'exact' },
})

/** Keeps its own colors in forced-colors mode; the text beside it says the same in words. */
export const ownColors = defineStyle({ _highContrast: { forcedColorAdjust: 'none' } })

/** From low to high, in both schemes. */
export const heat = [
  ['#E6EDEC', '#12291E'],
  ['#DFE8E5', '#143024'],
  ['#BFCFC8', '#1F4033'],
  ['#93AA9F', '#2F5846'],
  ['#3C574A', '#9CC3AE'],
  ['#0B2218', '#F2F7F3'],
] as const
