import { defineSlotRecipe } from '@chakra-ui/react'

/** For text so large that figures and phone do not fit side by side. */
const largeText = '@container (max-width: 18rem)'

/**
 * Windows shorter than the hero: title, tagline, button, figures and phone share the first screen. The phone is beside
 * the title, and the sizes of title and photo finish follow the window's height.
 */
const short = '@media screen and (min-width: 64em) and (max-height: 76em)'
/** Width of the title in em from 768 px on, where it fits on two lines: the longer one is 6.91em wide. */
const TITLE_WIDTH = 7.05

/** Below headline and lede: figures and notes on the left, phone on the right, over the photo finish from 64em on. */
export const heroRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'lede', 'finish', 'stats', 'stat', 'figure', 'notes', 'phone', 'phoneBody'],
  base: {
    root: { [short]: { '--strip': 'max(96px,78svh - 444px)', paddingTop: '4' } },
    title: {
      textStyle: 'headline',
      fontSize: 'min(max(19.4cqw,3.25rem),7rem,22cqw)',
      lineHeight: '.87',
      letterSpacing: '-.062em',
      md: { fontSize: `min(calc((100cqw - 2*{spacing.margin})/${TITLE_WIDTH}),12.75rem,24svh)` },
      [short]: {
        gridColumn: '2',
        // Two lines, clear of the disc on the winning line.
        maxWidth: '7.3em',
        fontSize: `min(calc(((var(--W) + {spacing.gutter})*8/12 - {spacing.gutter} - 20px)/${TITLE_WIDTH}),14.5svh)`,
      },
    },
    lede: { [short]: { minHeight: '0', marginTop: '22px' } },
    finish: { [short]: { gridRow: '1/6' } },
    stats: {
      gridColumn: '2',
      gridRow: '4',
      alignContent: 'start',
      display: 'grid',
      marginTop: '3',
      [largeText]: { gridColumn: '2/5' },
      mdOnly: { marginTop: '11' },
      lg: {
        display: 'flex',
        flexWrap: 'wrap',
        rowGap: '4',
        marginTop: '9',
        paddingRight: '6',
        // Each figure has a line on its left; that of the first figure in a row is outside the box and clipped.
        clipPath: 'inset(0 0 0 -8px)',
      },
      [short]: { marginTop: '6' },
      _print: { display: 'flex', gridColumn: '2/5', gap: '12mm' },
    },
    stat: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '14px 0 18px',
      borderTop: '1px solid {colors.border}',
      mdOnly: { padding: '20px 0 26px' },
      lg: {
        flex: '1 1 auto',
        marginLeft: '-29px',
        padding: '0 57px 0 28px',
        border: '0',
        borderLeft: '1px solid {colors.border}',
      },
      [short]: { paddingRight: '7' },
    },
    figure: {
      marginLeft: '-.03em',
      fontSize: 'clamp(2.25rem,11.2cqw,3.25rem)',
      fontWeight: '760',
      fontStretch: '112%',
      lineHeight: '.92',
      letterSpacing: '-.065em',
      md: { fontSize: 'min(5.75rem,14cqw)' },
      lg: { fontSize: 'min(6.1cqw,6.25rem)' },
      [short]: { fontSize: 'min(7.4cqw - 18px,6.25rem,11svh)' },
    },
    notes: {
      contain: 'inline-size',
      gridColumn: '2/5',
      gridRow: '5',
      gap: '1.5',
      marginTop: '6',
      mdOnly: { gridColumn: '2', alignSelf: 'end', marginTop: '0' },
      lg: {
        gridColumn: '2',
        gridTemplateColumns: '5fr 3fr',
        gap: 'gutter',
        marginTop: '34px',
        paddingRight: '10',
      },
    },
    phone: {
      position: 'relative',
      zIndex: '2',
      gridColumn: '4',
      gridRow: '4',
      marginTop: '3',
      [largeText]: { gridColumn: '2/5', gridRow: '6', marginTop: '8' },
      mdOnly: { gridRow: '4/6' },
      lg: {
        gridRow: '2/6',
        alignSelf: 'end',
        width: 'calc((var(--W) + {spacing.gutter})*3.25/12 - {spacing.gutter})',
        maxWidth: '364px',
        marginTop: '0',
        marginLeft: 'calc((var(--W) + {spacing.gutter})/24 - {spacing.gutter}/2)',
      },
      [short]: {
        gridRow: '1/5',
        // The phone is 2.1 times as high as wide, and leaves room for the bar above it and 40 px below.
        maxWidth: 'min(364px,(100svh - 112px)/2.1)',
      },
      _print: { display: 'none' },
    },
    phoneBody: {
      padding: '2.6%',
      borderRadius: '15%/7%',
      backgroundColor: 'black',
      boxShadow: {
        base: '0 40px 80px -24px rgb(7 19 14/.38),0 12px 28px -10px rgb(7 19 14/.22)',
        _dark: '0 50px 100px -20px rgb(0 0 0/.8),0 0 0 1px #2C4538',
      },
      transformOrigin: '50% 40%',
      '& img': { width: '100%', borderRadius: '12.6%/6%' },
      _highContrast: { border: '2px solid ButtonText' },
      _motionSafe: { willChange: 'scale,opacity' },
    },
  },
})
