/** Widths in em of titles in the style `headline`, plus 2%; written by `npm run pictures`. */
export const titleWidths = { hero: 7.43, download: 7.15, article: 9.01, notFound: 8.04 }
