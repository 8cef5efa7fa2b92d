import { defineSlotRecipe } from '../../theme/defineRecipe'
import { desktop, tablet, tabletOnly } from '../../theme/media'

const content = 'min(var(--max),100% - 2*var(--margin))'

/** The winning post's disc seen from the front: accent, ground, accent. Radii in px. */
const disc = (centre: number, ring: number, edge: number, red = '{colors.accent}', white = '{colors.bg}') =>
  `radial-gradient(circle,${red} 0 ${centre}px,${white} ${centre + 0.5}px ${ring}px,${red} ${ring + 0.5}px ${edge}px)` as const

/** A row of the page's grid. `contain`: only figures may widen their column, not elements that span several columns. */
const row = { gridColumn: '2/5', contain: 'inline-size' } as const

/**
 * The first region of a page: headline, lede, film with the winning line, and whatever comes below. From 64em on the
 * line is in the gutter after column 8 of 12.
 */
export const openingRecipe = defineSlotRecipe({
  className: 'opening',
  slots: ['root', 'title', 'lede', 'tagline', 'action', 'strip', 'finish'],
  base: {
    root: {
      '--line': '74cqw',
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'var(--margin) minmax(min-content,5fr) var(--gut) minmax(0,8fr) var(--margin)',
      paddingTop: '20px',
      [tablet]: { paddingTop: '32px' },
      [tabletOnly]: {
        gridTemplateColumns: 'var(--margin) minmax(0,7fr) calc(var(--gut)*2) minmax(0,6fr) var(--margin)',
      },
      [desktop]: {
        '--W': 'min(var(--max),100cqw - 2*var(--margin))',
        '--line': 'calc((100cqw - var(--W))/2 + (var(--W) + var(--gut))*8/12 - var(--gut)/2)',
        gridTemplateColumns: `minmax(var(--margin),1fr) calc((${content} + var(--gut))*8/12 - var(--gut)) var(--gut) calc((${content} + var(--gut))*4/12 - var(--gut)) minmax(var(--margin),1fr)`,
      },
    },
    title: {
      ...row,
      marginLeft: '-.035em',
      // On a phone, line breaks in the text are kept.
      textWrap: 'wrap',
      whiteSpace: 'pre-line',
      [tablet]: { whiteSpace: 'normal' },
      '@media print': { whiteSpace: 'normal', fontSize: '40pt' },
    },
    lede: {
      ...row,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '22px 40px',
      marginTop: '24px',
      color: 'fg.2',
      [tablet]: { flexWrap: 'nowrap', justifyContent: 'space-between' },
      [desktop]: {
        gridColumn: '2',
        justifyContent: 'flex-start',
        gap: '40px',
        minHeight: '88px',
        marginTop: '30px',
        paddingRight: '24px',
      },
    },
    tagline: { maxWidth: '34rem', [desktop]: { flex: '0 1 31rem' } },
    action: { [tablet]: { flex: 'none' } },
    strip: {
      contain: 'inline-size',
      gridColumn: '1/-1',
      gridRow: '3',
      marginTop: '30px',
      [desktop]: { marginTop: '34px' },
    },
    finish: {
      contain: 'inline-size',
      position: 'relative',
      zIndex: '1',
      gridColumn: '1/-1',
      gridRow: '3',
      width: '2px',
      marginTop: '30px',
      translate: 'calc(var(--line) - 1px)',
      backgroundColor: 'accent',
      '&::before': {
        content: '""',
        position: 'absolute',
        top: '0',
        left: '50%',
        width: '30px',
        height: '30px',
        borderRadius: '50%',
        transform: 'translate(-50%,-50%)',
        background: disc(5.5, 10, 15),
      },
      [desktop]: {
        gridColumn: '3',
        gridRow: '2/6',
        justifySelf: 'center',
        marginTop: '38px',
        translate: 'none',
        '&::before': { top: '-2px', width: '34px', height: '34px', background: disc(6.5, 11.5, 17) },
      },
      '@media (forced-colors: active)': {
        backgroundColor: 'Highlight',
        '&::before': { forcedColorAdjust: 'none', background: disc(6.5, 11.5, 17, 'Highlight', 'Canvas') },
      },
      '@media print': { display: 'none' },
    },
  },
  variants: {
    page: {
      home: {
        title: { textStyle: 'heroTitle' },
        finish: {
          '@media (prefers-reduced-motion: no-preference)': {
            animation: 'post .5s var(--ease) both',
            transformOrigin: 'top',
          },
        },
      },
      notFound: {
        root: { marginBottom: 'clamp(48px,6vw,96px)' },
        title: { textStyle: 'notFoundTitle' },
        lede: { [desktop]: { paddingRight: '64px' } },
        finish: { [desktop]: { gridRow: '2/4', marginTop: '74px' } },
      },
    },
  },
})
