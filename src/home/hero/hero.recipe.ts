import type { SystemStyleObject } from '@chakra-ui/react'

/** Laptops with a short screen: everything is smaller, and the photo finish has no time scale. */
const low = '@media screen and (min-width: 64em) and (max-height: 51em)'

/**
 * The hero has three arrangements. On a phone, the app's screen is below the race, as wide as the page, and the figures
 * follow. On a tablet (`md`), the figures are to the left of the app. On a wide window (`lg`), all text is to the left
 * of the winning line, the app to its right, and the photo finish takes what is left of the window's height.
 *
 * The part `2rem - 32px` of a size is what a larger text size in the browser's settings adds.
 */
export const hero = {
  root: {
    '--h': '27vw',
    '--clock': 'none',
    md: { '--h': 'max(208px,22vw)', '--clock': 'flex' },
    lg: { '--h': 'clamp(128px,100vh - 715px,400px)' },
    [low]: { '--h': 'clamp(112px,100vh - 510px,200px)', '--clock': 'none', paddingTop: '4' },
  },
  title: {
    textStyle: 'headline',
    fontSize: 'min(13.5vw + 2rem - 37px,22vw,4rem)',
    lineHeight: '.88',
    md: { fontSize: 'min(11.6vw + 2rem - 32px,21vh)' },
    lg: { gridColumn: '2', fontSize: 'min(7.7vw + 2rem - 32px,7.25rem)' },
    [low]: { fontSize: '4.5rem' },
  },
  lede: {
    lineHeight: '1.36',
    letterSpacing: '-.008em',
    md: { fontSize: 'lg' },
    lg: {
      // The button is above the third figure.
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) calc(100%/3)',
      gap: '5',
      alignItems: 'start',
      marginTop: '5',
      fontSize: '1.1875rem',
    },
    [low]: { marginTop: '3' },
  },
  action: {
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    width: { base: 'full', md: 'auto' },
    // As wide as the note beside it allows.
    '& > a': { flexGrow: '1', maxWidth: 'min(100%,12rem)', minHeight: '54px', paddingInline: '4.5' },
    '& > p': { fontSize: { base: '.875rem', md: 'sm' } },
    '& b': { display: { base: 'block', mdOnly: 'inline' }, color: 'fg', fontWeight: '640' },
    md: { flexDirection: 'column', alignItems: 'start', gap: '2' },
  },
  note: {
    gridColumn: '2/5',
    gridRow: '5',
    marginTop: '5',
    md: { gridRow: '4', marginTop: '0' },
    lg: { gridColumn: '2' },
    [low]: { marginTop: '1' },
    _print: { display: 'none' },
  },
  phone: {
    position: 'relative',
    zIndex: '2',
    gridColumn: '2/5',
    gridRow: '4',
    justifySelf: 'center',
    width: 'min(400px,100%)',
    // The picture ends in the middle of the app's screen.
    mdDown: { maskImage: 'linear-gradient(#000 76%,transparent 92%)', marginBottom: '-6' },
    md: { gridColumn: '4', gridRow: '5', width: 'full', marginTop: '8' },
    lg: {
      gridRow: '1/5',
      alignSelf: 'end',
      justifySelf: 'end',
      width: 'min(100% - 60px,40vh,364px)',
      marginTop: '0',
      // It ends beside the figures, however much is written below them.
      marginBottom: '-10.5rem',
    },
    [low]: { marginBottom: '-7.5rem' },
    _print: { display: 'none' },
  },
  phoneBody: {
    padding: { base: '8px 8px 0', md: '2.6%' },
    borderRadius: { base: '44px 44px 0 0', md: '15%/7%' },
    backgroundColor: { base: 'black', _dark: 'bg.muted' },
    boxShadow: {
      base: '0 28px 56px -24px rgb(7 19 14/.38),0 12px 28px -10px rgb(7 19 14/.22)',
      _dark: 'inset 0 0 0 1px {colors.border.emphasized}',
    },
    transformOrigin: '50% 40%',
    // While the picture loads, the screen is empty.
    '& img': {
      width: '100%',
      aspectRatio: { base: '390/500', md: '390/844' },
      borderRadius: { base: '36px 36px 0 0', md: '12.6%/6%' },
      backgroundColor: 'bg',
    },
    _highContrast: { border: '2px solid ButtonText' },
    _motionSafe: { willChange: 'scale,opacity' },
    _motionReduce: { scale: 'none!important', opacity: '1!important' },
  },
  stats: {
    gridColumn: '2/5',
    gridRow: '6',
    display: 'grid',
    marginTop: '4',
    md: { gridColumn: '2', gridRow: '5', alignContent: 'start' },
    lg: {
      gridTemplateColumns: 'minmax(max-content,1fr) minmax(0,2fr) calc(100%/3)',
      marginTop: '6',
    },
    [low]: { marginTop: '2' },
  },
  /* On a phone, the explanation is beside the figure, unless the reader's text is too large for that. */
  stat: {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0,1fr)',
    alignContent: 'start',
    padding: '14px 0 16px',
    borderTop: '1px solid {colors.border}',
    '@media (max-width: 19.99em)': { display: 'block' },
    md: { gridTemplateColumns: 'minmax(0,1fr)' },
    lg: {
      padding: '0 24px',
      borderTop: '0',
      borderInlineStart: '1px solid {colors.border}',
      _first: { paddingInlineStart: '0', borderInlineStart: '0' },
    },
  },
  figure: {
    order: '-1',
    gridRow: { base: '1/3', md: '1' },
    marginInlineStart: '-.06em',
    fontSize: '2.625rem',
    fontWeight: '760',
    fontStretch: '112%',
    lineHeight: '.92',
    letterSpacing: '-.055em',
    md: { fontSize: 'min(5rem,12vw)', marginBottom: '1.5' },
    lg: { fontSize: 'min(5.4vw + 2rem - 32px,5.75rem)' },
    [low]: { fontSize: '3rem' },
  },
} satisfies Record<string, SystemStyleObject>
