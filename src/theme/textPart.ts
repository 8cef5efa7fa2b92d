/**
 * Lays out a part of a heading or link as a block that screen readers still read as one text with the rest: Firefox
 * exposes blocks, but not grids, as separate objects, and `pre-wrap` keeps the space at the part's end, which Chromium
 * drops beside blocks.
 */
export const textPart = { display: 'grid', whiteSpace: 'pre-wrap' } as const
