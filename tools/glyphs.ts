/** The characters that the site's font contains. */
export const GLYPHS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0©°·½¾×–—‘’“”…−é£€`
