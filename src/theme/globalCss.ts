import { course, photoFinish } from './photoFinish'

/**
 * Browsers that run the site's modules (browser/loader.ts) also get its design. Older ones, such as those of iOS 14 and
 * 15, show the plain page: what a screen reader reads, in one column.
 */
export const designed = '(color: color-mix(in srgb,red,red))'

/** The rules that every page starts with: reset, body text, focus ring, print. */
export const globalCss = {
  ':root': {
    colorScheme: 'light dark',
    // A phone's is too small for streaks.
    '--photo-finish': { base: course, md: photoFinish },
  },
  // As in Chakra's preflight: `borderWidth` alone draws a border, and buttons have only their recipe's styles.
  '*, *::before, *::after': { boxSizing: 'border-box', borderWidth: 0, borderStyle: 'solid', borderColor: 'border' },
  button: { padding: 0, backgroundColor: 'transparent', color: 'inherit', font: 'inherit' },
  '*': { margin: 0 },
  '[hidden]': { display: 'none!important' },
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollPaddingTop: '100px',
    // Room for the focus ring at the bottom of the window.
    scrollPaddingBottom: '12px',
    backgroundColor: 'bg',
    colorPalette: 'gray',
  },
  body: {
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: '1.55',
    color: 'fg',
    backgroundColor: 'bg',
    WebkitFontSmoothing: 'antialiased',
    fontKerning: 'normal',
    overflowX: 'clip',
    // Breaks a word that would overflow; `anywhere` also lets columns and flex items shrink below their longest word.
    overflowWrap: 'anywhere',
    // Hyphenates words of 20 letters or more in translations; the English text has none.
    '&:not(:lang(en))': { hyphens: 'auto', hyphenateLimitChars: '20 6 6' },
    // On a phone with text at 200%, a line fits about 13 letters. Titles fit, and in links a hyphen would change a URL.
    '@media (max-width: 12.5em)': {
      '&:lang(en)': { hyphens: 'auto', hyphenateLimitChars: '10 4 4', '& :is(h1, h2, a)': { hyphens: 'manual' } },
    },
  },
  // The bar is inside the page's scroll padding: without this, moving focus to its controls would scroll the page.
  'header > div :is(a, button)': { scrollMarginBlock: '-100px 100px' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'b, strong': { fontWeight: '700' },
  a: { color: 'inherit', textUnderlineOffset: '4px' },
  p: { textWrap: 'pretty' },
  // A phone number stays on one line if it fits, and keeps the order of its parts in right-to-left text.
  ':where([href^="tel:"])': { display: 'inline-block', direction: 'ltr' },
  ':focus-visible': { outline: '3px solid {colors.fg}', outlineOffset: '3px', borderRadius: 'xs' },
  /* A heading that is focused after a jump is a reading position, not a control. */
  '[tabindex="-1"]:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none!important', animation: 'none!important' },
  },
  [`@supports not ${designed}`]: {
    // `break-word`: in Safari before 15.4, for `anywhere`.
    body: { maxWidth: '40rem', margin: '0 auto', padding: '20px', wordBreak: 'break-word' },
    'h1, h2, h3, p, ul, ol, dl, table, details, img': { marginBottom: '16px' },
    h1: { fontSize: '32px', lineHeight: '1.15' },
    'li, dd, td': { paddingBottom: '8px' },
    'header a, nav a': { display: 'inline-block', padding: '10px 20px 10px 0' },
    // They need the design, or JavaScript.
    'svg, button, [aria-hidden=true]': { display: 'none' },
  },
  '@page': { margin: '18mm 16mm 20mm', '@bottom-right': { content: 'counter(page) " / " counter(pages)' } },
  _print: {
    ':root': { colorScheme: 'light', fontSize: '75%' },
    body: { color: '#000', backgroundColor: '#fff' },
    p: { orphans: '3', widows: '3' },
    // Paper cannot be clicked: print the URL.
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontWeight: '400' },
  },
}
