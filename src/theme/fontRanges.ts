/**
 * The characters of each file of the web font, as CSS ranges. `text`, for English, is preloaded; `latin`, for Western
 * European languages, and `latin-ext`, for Welsh and Central European ones, are loaded only by pages that need them. A
 * test fails if a page has any other character: add the character here.
 */
export const fontRanges = {
  text: 'U+20-23,U+25-3B,U+3F-5B,U+5D,U+5F,U+61-7A,U+A0,U+A3,U+A9,U+B0,U+B7,U+BD-BE,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2212',
  latin: 'U+24,U+A7,U+C0-D6,U+D8-FF,U+131,U+152-153,U+20AC',
  'latin-ext': 'U+100-17F,U+218-21B',
} as const
