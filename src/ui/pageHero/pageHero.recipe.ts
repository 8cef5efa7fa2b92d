import type { SystemStyleObject } from '@chakra-ui/react'

/** The winning post's disc seen from the front. */
const disc = (accent: string, background: string) =>
  `radial-gradient(closest-side,${accent} 36%,${background} 40% 66%,${accent} 70%)` as const

/** A row of the page's grid. `contain`: an element that spans several columns must not widen them. */
const row = { gridColumn: '2/5', contain: 'inline-size' } as const

/**
 * The first region of a page: headline, lede, photo finish with the winning line, and the content below it. At 64em and
 * above, the line is in the gutter after column 8 of 12. `--h` is the height of the photo finish.
 */
export const pageHero = {
  root: {
    '--h': 'clamp(208px,22vw,400px)',
    '--line': '78%',
    // In right-to-left layouts, drawings are not mirrored; only their text changes direction.
    direction: 'ltr',
    '& > *': { '[dir=rtl] &': { direction: 'rtl' } },
    display: 'grid',
    gridTemplateColumns: '{spacing.margin} minmax(0,7fr) calc({spacing.gutter}*2) minmax(0,6fr) {spacing.margin}',
    paddingTop: '4',
    md: { paddingTop: '8' },
    mdOnly: { '--line': '74%' },
    lg: {
      '--W': 'min({sizes.8xl},100% - 2*{spacing.margin})',
      '--left': 'calc((var(--W) + {spacing.gutter})*8/12 - {spacing.gutter})',
      '--line': 'calc((100% - var(--W))/2 + var(--left) + {spacing.gutter}/2)',
      gridTemplateColumns:
        'minmax({spacing.margin},1fr) var(--left) {spacing.gutter} calc(var(--W) - var(--left) - {spacing.gutter}) minmax({spacing.margin},1fr)',
    },
  },
  title: {
    ...row,
    // The first letter's left edge, not its box, is in line with the text below.
    marginInlineStart: '-.06em',
    wordSpacing: '0',
    textWrap: 'balance',
    _print: { fontSize: '36pt' },
  },
  lede: {
    ...row,
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '14px 40px',
    marginTop: '2',
    color: 'fg.muted',
    '& > p': { maxWidth: '34rem' },
    md: { flexWrap: 'nowrap', justifyContent: 'space-between', marginTop: '6', '& > :not(p)': { flex: 'none' } },
    lg: { gridColumn: '2', justifyContent: 'flex-start' },
  },
  finish: {
    contain: 'inline-size',
    position: 'relative',
    left: 'calc(var(--line) - 1px)',
    zIndex: '1',
    gridColumn: '1/-1',
    gridRow: '3',
    width: '2px',
    marginTop: '2.5',
    backgroundColor: 'accent.solid',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '50%',
      boxSize: '16px',
      borderRadius: 'full',
      transform: 'translate(-50%,-50%)',
      backgroundImage: disc('{colors.accent.solid}', '{colors.bg}'),
      md: { boxSize: '34px' },
    },
    md: { marginTop: '30px' },
    lg: { left: '0', gridColumn: '3', gridRow: '1/6', justifySelf: 'center', marginTop: '38px' },
    _highContrast: {
      backgroundColor: 'Highlight',
      _before: { forcedColorAdjust: 'none', backgroundImage: disc('Highlight', 'Canvas') },
    },
    _print: { display: 'none' },
  },
} satisfies Record<string, SystemStyleObject>
