import type { Style } from '../../theme/style'

/** What a card shows below its words: at the card's foot, on paper in its colors. */
export const figure = {
  width: '100%',
  marginTop: 'auto',
  '@media print': { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
} as const satisfies Style

/** Keeps its own colors under forced colors: they say what the words beside it say. */
export const ownColors = { '@media (forced-colors: active)': { forcedColorAdjust: 'none' } } as const satisfies Style
