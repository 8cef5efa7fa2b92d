import fontUrl from '../assets/fonts/archivo.woff2?url'

/** The page's ground: reset, body text, focus ring, print. It travels in the HTML; the browser's script leaves it out. */
export const globalCss = {
  '@font-face': {
    fontFamily: 'Archivo Variable',
    src: `url(${fontUrl}) format("woff2")`,
    fontWeight: '400 780',
    fontStretch: '75% 112%',
    fontDisplay: 'swap',
  },
  // Its measures are Archivo's, so that little moves when the font comes late. The space makes it a key of its own.
  '@font-face ': {
    fontFamily: 'Archivo Fallback',
    src: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
    sizeAdjust: '98%',
    ascentOverride: '90%',
    descentOverride: '22%',
    lineGapOverride: '0%',
  },
  // Where there is nothing like Arial, as on many a Linux: this one is far wider, and less so than our headlines.
  '@font-face  ': {
    fontFamily: 'Archivo Fallback Wide',
    src: 'local("DejaVu Sans")',
    fontWeight: '400 719',
    sizeAdjust: '86%',
    ascentOverride: '102%',
    descentOverride: '25%',
    lineGapOverride: '0%',
  },
  '@font-face   ': {
    fontFamily: 'Archivo Fallback Wide',
    src: 'local("DejaVu Sans")',
    fontWeight: '720 900',
    sizeAdjust: '97%',
    ascentOverride: '91%',
    descentOverride: '22%',
    lineGapOverride: '0%',
  },
  ':root': {
    colorScheme: 'light dark',
    '--margin': 'clamp(20px,4.5vw,64px)',
    '--gut': 'clamp(16px,1.7vw,24px)',
    '--max': '1440px',
    '--sec': 'clamp(96px,11vw,176px)',
    '--ease': 'cubic-bezier(.2,.7,.1,1)',
    '--bar': '64px',
    '@media (min-width: 48em)': { '--bar': '72px' },
  },
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    textSizeAdjust: '100%',
    scrollPaddingTop: '100px',
    backgroundColor: 'bg',
    // Smooth once script has taken over (src/start.tsx): a deep link is there at once. Gliding, it would miss its section
    // when the font moves the text on the way.
    '@media (prefers-reduced-motion: no-preference)': { '&[data-alive]': { scrollBehavior: 'smooth' } },
  },
  body: {
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: '1.55',
    color: 'fg',
    backgroundColor: 'bg',
    WebkitFontSmoothing: 'antialiased',
    fontKerning: 'normal',
    overflowX: 'clip',
    overflowWrap: 'break-word',
  },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'b, strong': { fontWeight: '700' },
  a: { color: 'inherit' },
  'h1, h2, h3, h4': { fontWeight: '740', lineHeight: '1.05', letterSpacing: '-.03em', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '3px', borderRadius: '2px' },
  /* A heading or section that took focus after a jump is where reading starts, not something to press. */
  '[tabindex="-1"]:focus': { outline: 'none' },
  '.wrap': { width: 'min(var(--max),100% - 2*var(--margin))', marginInline: 'auto' },
  '.vh': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { transition: 'none!important', animation: 'none!important' },
  },
  '@page': { margin: '18mm 16mm 20mm', '@bottom-right': { content: 'counter(page) " / " counter(pages)' } },
  '@media print': {
    ':root': { colorScheme: 'light', fontSize: '75%', '--margin': '2mm', '--sec': '14mm' },
    body: { color: '#000', backgroundColor: '#fff' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
    p: { orphans: '3', widows: '3' },
    // Where a link leads can be pressed here only if it is written.
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontWeight: '400', overflowWrap: 'anywhere' },
  },
}
