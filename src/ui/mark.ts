/**
 * The mark, an F whose stem is the winning line, in a 28 × 28 box; `tools/pictures/icons.ts` draws the icons from it.
 */
export const mark = { line: 'M4 1h4v26H4z', letter: 'M10.5 3h15v5h-15zM10.5 11.5H20v5h-9.5z' } as const
