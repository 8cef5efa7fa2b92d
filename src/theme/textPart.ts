/**
 * For a part of a heading or link that is laid out as a block. Screen readers take the whole for one text: Firefox makes
 * an object of every block and inline block, but not of a grid; and the space at the part's end, which Chromium drops
 * beside blocks, is kept.
 */
export const textPart = { display: 'grid', whiteSpace: 'pre-wrap' } as const
