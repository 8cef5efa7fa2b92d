import { defineRecipe } from '../defineRecipe'

const content = 'min(var(--max),100% - 2*var(--margin))'

/** The winning post's disc seen from the front: accent, ground, accent. Radii in px. */
const disc = (centre: number, ring: number, edge: number, red = '{colors.accent}', white = '{colors.bg}') =>
  `radial-gradient(circle,${red} 0 ${centre}px,${white} ${centre + 0.5}px ${ring}px,${red} ${ring + 0.5}px ${edge}px)` as const

/**
 * The first region of a page: headline, lede, film with the winning line.
 * From 64em the line stands in the gutter after column 8 of 12, and the phone on its right.
 */
export const heroRecipe = defineRecipe({
  className: 'hero',
  base: {
    '--line': '74cqw',
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'var(--margin) minmax(min-content,5fr) var(--gut) minmax(0,8fr) var(--margin)',
    paddingTop: '20px',
    /* Only the figures may widen their column; what spans it does not count. */
    '& > *': { gridColumn: '2/5', contain: 'inline-size' },
    '& > .stats, & > .phone': { contain: 'none' },
    '& h1': { textStyle: 'heroTitle', marginLeft: '-.035em', textWrap: 'wrap' },
    '& .lede': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '22px 40px',
      marginTop: '24px',
      color: 'fg.2',
      '& p': { textStyle: 'lede', maxWidth: '34rem' },
    },
    '& .strip': { gridColumn: '1/-1', gridRow: '3', marginTop: '30px' },
    '& .finish': {
      position: 'relative',
      zIndex: '1',
      gridColumn: '1/-1',
      gridRow: '3',
      width: '2px',
      marginTop: '30px',
      translate: 'calc(var(--line) - 1px)',
      backgroundColor: 'accent',
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
    '& .finish::before': {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '50%',
      width: '30px',
      height: '30px',
      borderRadius: '50%',
      transform: 'translate(-50%,-50%)',
      background: disc(5.5, 10, 15),
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: disc(6.5, 11.5, 17, 'Highlight', 'Canvas'),
      },
    },
    '& .stats': { gridColumn: '2', gridRow: '4', alignContent: 'start', display: 'grid', marginTop: '12px' },
    '& .stats div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: '14px 0 18px',
      borderTop: '1px solid {colors.rule}',
    },
    '& dt': { textStyle: 'label', marginTop: '6px', color: 'fg.2' },
    '& dd': { textStyle: 'statFigure', marginLeft: '-.03em' },
    '& .notes': {
      textStyle: 'note',
      gridRow: '5',
      display: 'grid',
      gap: '6px',
      marginTop: '24px',
      color: 'fg.3',
      '& p': { maxWidth: '38em' },
    },
    '& .phone': { position: 'relative', zIndex: '2', gridColumn: '4', gridRow: '4', marginTop: '12px' },
    '& .phone-body': {
      padding: '2.6%',
      borderRadius: '15%/7%',
      backgroundColor: 'phone',
      boxShadow: 'phone',
      transformOrigin: '50% 40%',
      '@media (forced-colors: active)': { border: '2px solid ButtonText' },
    },
    '& .phone-body img': { width: '100%', borderRadius: '12.6%/6%' },
    /* Where text is set so large that figures and phone no longer fit side by side. */
    '@container (max-width: 18rem)': {
      '& .stats, & .phone': { gridColumn: '2/5' },
      '& .phone': { gridRow: '6', marginTop: '32px' },
    },
    // Below the phone its shadow darkens the ground: fg.3 has 6:1 there, fg.2 keeps 7:1.
    '@media (max-width: 47.999em)': { '& .notes': { color: 'fg.2' } },
    '@media (min-width: 48em) and (max-width: 63.999em)': {
      gridTemplateColumns: 'var(--margin) minmax(0,7fr) calc(var(--gut)*2) minmax(0,6fr) var(--margin)',
      '& .stats': { marginTop: '44px' },
      '& .stats div': { padding: '20px 0 26px' },
      '& dt': { fontSize: 'body' },
      '& .phone': { gridRow: '4/6' },
      '& .notes': { gridColumn: '2', alignSelf: 'end', marginTop: '0' },
    },
    '@media (min-width: 48em)': {
      paddingTop: '32px',
      '& h1 br': { display: 'none' },
      '& .lede': { flexWrap: 'nowrap', justifyContent: 'space-between' },
      '& .lede > a': { flex: 'none' },
    },
    '@media (min-width: 64em)': {
      '--W': 'min(var(--max),100cqw - 2*var(--margin))',
      '--line': 'calc((100cqw - var(--W))/2 + (var(--W) + var(--gut))*8/12 - var(--gut)/2)',
      gridTemplateColumns: `minmax(var(--margin),1fr) calc((${content} + var(--gut))*8/12 - var(--gut)) var(--gut) calc((${content} + var(--gut))*4/12 - var(--gut)) minmax(var(--margin),1fr)`,
      '& .lede, & .stats, & .notes': { gridColumn: '2' },
      '& .lede': {
        justifyContent: 'flex-start',
        gap: '40px',
        minHeight: '88px',
        marginTop: '30px',
        paddingRight: '24px',
        '& p': { flex: '0 1 31rem' },
      },
      '& .strip': { marginTop: '34px' },
      '& .finish': { gridColumn: '3', gridRow: '2/6', justifySelf: 'center', marginTop: '38px', translate: 'none' },
      '& .finish::before': { top: '-2px', width: '34px', height: '34px', background: disc(6.5, 11.5, 17) },
      '& .stats': {
        display: 'flex',
        flexWrap: 'wrap',
        rowGap: '16px',
        marginTop: '36px',
        paddingRight: '24px',
        // Each figure has a rule on its left; that of the first in a row lies outside and is cut away.
        clipPath: 'inset(0 0 0 -8px)',
      },
      '& .stats div': {
        flex: '1 1 auto',
        marginLeft: '-29px',
        padding: '0 57px 0 28px',
        border: '0',
        borderLeft: '1px solid {colors.rule}',
      },
      '& .notes': { gridTemplateColumns: '5fr 3fr', gap: 'var(--gut)', marginTop: '34px', paddingRight: '40px' },
      '& .phone': {
        gridRow: '2/6',
        alignSelf: 'end',
        width: 'calc((var(--W) + var(--gut))*3.25/12 - var(--gut))',
        maxWidth: '364px',
        marginTop: '0',
        marginLeft: 'calc((var(--W) + var(--gut))/24 - var(--gut)/2)',
      },
    },
    '@media print': {
      '& .finish, & .phone, & .strip': { display: 'none' },
      '& h1': { fontSize: '40pt' },
      '& h1 br': { display: 'none' },
      '& .stats': { display: 'flex', gridColumn: '2/5', gap: '12mm' },
    },
  },
  variants: {
    page: {
      home: {
        '@media (prefers-reduced-motion: no-preference)': {
          '& .finish': { animation: 'post .5s var(--ease) both', transformOrigin: 'top' },
          '& .phone-body': { willChange: 'transform,opacity' },
        },
      },
      notFound: {
        marginBottom: 'clamp(48px,6vw,96px)',
        '& h1': { textStyle: 'notFoundTitle' },
        '@media (min-width: 64em)': {
          '& .lede': { paddingRight: '64px' },
          '& .finish': { gridRow: '2/4', marginTop: '74px' },
        },
      },
    },
  },
  defaultVariants: { page: 'home' },
})
