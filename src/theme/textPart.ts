/**
 * For a part of a heading or link that is laid out as a block. Screen readers still read the whole as one text: Firefox
 * exposes every block and inline block, but not a grid, as a separate object; and `pre-wrap` keeps the space at the
 * part's end, which Chromium drops beside blocks.
 */
export const textPart = { display: 'grid', whiteSpace: 'pre-wrap' } as const
