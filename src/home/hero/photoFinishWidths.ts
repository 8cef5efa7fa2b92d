/*
 * In px: how much of the photo finish is visible depends on the viewport, not on the text size. In a narrow window it shows
 * the last metres alone.
 */
export const narrow = '(max-width: 630px)'
export const wide = '(min-width: 630.02px)'
