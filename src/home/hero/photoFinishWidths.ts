/*
 * In px, since the visible part of the photo finish depends on the viewport, not on the text size. A narrow window
 * shows only the last meters.
 */
export const narrow = '(max-width: 630px)'
export const wide = '(min-width: 630.02px)'
