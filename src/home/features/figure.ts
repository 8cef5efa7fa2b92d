import type { Style } from '../../theme/style'

/** A card's figure: at the bottom of the card, and printed in its colors. */
export const figure = {
  width: '100%',
  marginTop: 'auto',
  '@media print': { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
} as const satisfies Style

/** Keeps its own colors in forced-colors mode; the text beside it says the same in words. */
export const ownColors = { '@media (forced-colors: active)': { forcedColorAdjust: 'none' } } as const satisfies Style
