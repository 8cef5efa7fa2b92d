import { defineSlotRecipe } from '@chakra-ui/react'
import { apart } from '../../theme/textStyles'
import { titleWidths } from '../../theme/titleWidths'

/** For text so large that three figures do not fit side by side. */
const isTextLarge = '((max-width: 22.4rem) or ((min-width: 481px) and (max-width: 30rem)))'
const largeText = `@container ${isTextLarge}`

/** Phones in landscape, and other short, narrow windows: the title has two lines, and the button is beside the lede. */
const landscape = '@media screen and (min-width: 30em) and (max-width: 47.999em) and (max-height: 30em)'

/**
 * Windows shorter than the hero: title, tagline, button, figures and phone share the first screen. The phone is beside
 * the title, and the sizes of title and photo finish follow the window's height.
 */
const short = '@media screen and (min-width: 64em) and (max-height: 76em)'

/**
 * The amount that a larger text size in the browser's settings adds to a headline, which otherwise scales with the
 * window.
 */
const grow = '2rem - 32px'

/** Headline, lede, figures, note, and the phone, which is on the right, over the photo finish, at 1024 px and above. */
export const heroRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'lede', 'finish', 'stats', 'stat', 'figure', 'note', 'phone', 'phoneBody'],
  base: {
    root: {
      [short]: { '--strip': 'max(128px,78svh - 484px)', paddingTop: 'clamp(16px,8svh - 36px,32px)' },
    },
    title: {
      textStyle: 'headline',
      ...apart,
      // In a short window, the button below has to fit in as well.
      fontSize: `min(max(19.4cqw + ${grow},3.25rem),7rem,22cqw,max(28svh - 92px,2.75rem))`,
      lineHeight: '.87',
      [landscape]: {
        whiteSpace: 'normal',
        fontSize: `min(calc((100cqw - 2*{spacing.margin})/${titleWidths.hero}),57svh - 100px)`,
      },
      md: {
        fontSize: `min(calc(min({sizes.8xl},100cqw - 2*{spacing.margin})/${titleWidths.hero} + ${grow}),21svh)`,
      },
      [short]: {
        gridColumn: '2',
        // Two lines, clear of the disc on the winning line.
        maxWidth: `${titleWidths.hero + 0.25}em`,
        fontSize: `min(calc(((var(--W) + {spacing.gutter})*8/12 - {spacing.gutter} - 20px)/${titleWidths.hero} + ${grow}),max(52px,18svh - 44px) + ${grow})`,
      },
    },
    lede: {
      // Where a short window has no room for the text, the button comes first.
      '@media screen and (max-width: 29.999em) and (max-height: 30em)': { '& > a': { order: '-1' } },
      [landscape]: { flexWrap: 'nowrap', marginTop: '4', '& > a': { flex: 'none' } },
      lg: {
        // The button is above the third figure.
        display: 'grid',
        gridTemplateColumns: 'minmax(0,2fr) minmax(max-content,1fr)',
        gap: '0',
        paddingInlineEnd: '0',
        '& > p': { paddingInlineEnd: '5' },
        '& > a': { justifySelf: 'start', maxWidth: 'full', marginInlineEnd: '5' },
      },
      [short]: { minHeight: '0', marginTop: 'clamp(12px,6svh - 25px,20px)' },
    },
    finish: { [short]: { gridRow: '1/6' } },
    stats: {
      gridColumn: '2/5',
      gridRow: '4',
      alignContent: 'start',
      display: 'grid',
      gridTemplateColumns: 'repeat(3,auto)',
      columnGap: '4',
      marginTop: '3',
      [largeText]: { gridTemplateColumns: 'minmax(0,1fr)' },
      mdOnly: { gridColumn: '2', gridTemplateColumns: 'minmax(0,1fr)', marginTop: '11' },
      lg: {
        gridColumn: '2',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '16px 0',
        marginTop: '9',
        // Each figure has a line on its left; that of the first figure in a row is outside the box and clipped.
        clipPath: 'inset(0 0 0 -8px)',
      },
      [short]: { marginTop: 'clamp(0px,10svh - 62px,16px)' },
      _print: { display: 'flex', gap: '12mm' },
    },
    stat: {
      display: 'flex',
      flexDirection: 'column',
      padding: '14px 0 18px',
      [largeText]: { borderTop: '1px solid {colors.border}' },
      mdOnly: { padding: '20px 0 26px', borderTop: '1px solid {colors.border}' },
      lg: {
        flex: '1 1 30%',
        minWidth: 'max-content',
        marginInlineStart: '-29px',
        padding: '0 29px 0 28px',
        borderInlineStart: '1px solid {colors.border}',
      },
      [short]: { paddingBlock: '8px 0' },
    },
    figure: {
      order: '-1',
      margin: '0 0 6px -.03em',
      fontSize: `min(max(2rem,10.5cqw - 10px + ${grow}),13.5cqw)`,
      fontWeight: '760',
      fontStretch: '112%',
      lineHeight: '.92',
      letterSpacing: '-.065em',
      md: { fontSize: 'min(5.75rem,14cqw)' },
      lg: { fontSize: `min(5.4cqw + ${grow},6.25rem)` },
      [short]: { fontSize: `min(5.7cqw + 3px + ${grow},6.25rem,max(24svh - 100px,3.25rem) + ${grow})` },
    },
    note: {
      contain: 'inline-size',
      gridColumn: '2/5',
      gridRow: '6',
      marginTop: '6',
      mdOnly: { gridColumn: '2', gridRow: '5', alignSelf: 'end', marginTop: '0' },
      lg: { gridColumn: '2', gridRow: '5', marginTop: '34px' },
      _print: { display: 'none' },
    },
    phone: {
      position: 'relative',
      zIndex: '2',
      gridColumn: '2/5',
      gridRow: '5',
      justifySelf: 'center',
      width: 'min(300px,83vw)',
      marginTop: '6',
      // Only the upper part: the whole phone would fill the window.
      mdDown: { height: '460px', overflow: 'hidden', maskImage: 'linear-gradient(#000 75%,transparent)' },
      mdOnly: { gridColumn: '4', gridRow: '4/6', width: 'auto', marginTop: '3' },
      lg: {
        gridColumn: '4',
        gridRow: '2/6',
        alignSelf: 'end',
        justifySelf: 'stretch',
        width: 'calc((var(--W) + {spacing.gutter})*3.25/12 - {spacing.gutter})',
        maxWidth: '364px',
        marginTop: '0',
        marginInlineStart: 'calc((var(--W) + {spacing.gutter})/24 - {spacing.gutter}/2)',
      },
      [short]: {
        gridRow: '1/5',
        // The phone is 2.1 times as tall as it is wide. This leaves room for the bar above it and 40 px below.
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
        _dark: '0 50px 100px -20px rgb(0 0 0/.8),inset 0 0 0 1px #2C4538',
      },
      transformOrigin: '50% 40%',
      // While the picture loads, the screen is empty.
      '& img': { width: '100%', borderRadius: '12.6%/6%', backgroundColor: 'bg' },
      _highContrast: { border: '2px solid ButtonText' },
      _motionSafe: { willChange: 'scale,opacity' },
      _motionReduce: { scale: 'none!important', opacity: '1!important' },
    },
  },
  variants: {
    /* The figures have evidence: on a phone, each has a row; on a wide screen, the second one gets more room. */
    evidence: {
      true: {
        stats: { mdDown: { gridTemplateColumns: 'minmax(0,1fr)' } },
        stat: {
          mdDown: {
            [`@container not ${isTextLarge}`]: { display: 'grid', gridTemplateColumns: '6.5rem minmax(0,1fr)' },
          },
          lg: { _first: { flexBasis: '0', paddingInlineEnd: '48px' }, _last: { flex: '0 0 calc(100%/3 + 29px)' } },
        },
        figure: { mdDown: { gridRow: '1/3' } },
        phone: { [short]: { alignSelf: 'center' } },
      },
    },
  },
})
