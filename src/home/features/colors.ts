import { defineStyle } from '@chakra-ui/react'

/** Keeps its colors in forced-colors mode, where the text beside it gives the same information. */
export const ownColors = defineStyle({ _highContrast: { forcedColorAdjust: 'none' } })

/** Colors from low to high, each in light and dark. */
export const heat = [
  ['#E6EDEC', '#1D382B'],
  ['#DFE8E5', '#203D2F'],
  ['#BFCFC8', '#294A3A'],
  ['#93AA9F', '#315948'],
  ['#3C574A', '#9CC3AE'],
  ['#0B2218', '#F2F7F3'],
] as const
