import type { SystemStyleObject } from '@chakra-ui/react'

/** The winning post's disc seen from the front. */
const disc = (accent: string, background: string) =>
  `radial-gradient(closest-side,${accent} 36%,${background} 40% 66%,${accent} 70%)` as const

/** The ticks of the time scale, to the left or the right of the winning line. */
const scale = (towards: 'left' | 'right') =>
  `repeating-linear-gradient(to ${towards},{colors.timeMark} 0 1px,transparent 1px var(--cs))` as const

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
  /*
   * The photo finish above its time scale. `--cs` is the length of a hundredth of a second at 17 m/s, so that times and
   * noses are exact at every size: the photo finish is 2.78 m high.
   */
  strip: {
    '--cs': 'calc(var(--h)/2.78*.17)',
    contain: 'inline-size',
    position: 'relative',
    gridColumn: '1/-1',
    gridRow: '3',
    marginTop: '4.5',
    md: { marginTop: '30px' },
    lg: { marginTop: '4' },
    _print: { display: 'none' },
  },
  picture: {
    position: 'relative',
    // Below the horses is a strip of sand, for their numbers.
    height: { base: 'calc(var(--h) + 18px)', md: 'calc(var(--h) + 22px)' },
    backgroundColor: 'photo.sand',
    backgroundImage: 'var(--photo-finish)',
    backgroundSize: '100% var(--h)',
    backgroundRepeat: 'no-repeat',
    overflow: 'hidden',
    _highContrast: { forcedColorAdjust: 'none' },
  },
  clock: {
    // A label every tenth of a second, to the left of the winning line.
    display: 'var(--clock,flex)',
    flexDirection: 'row-reverse',
    position: 'relative',
    height: '11',
    paddingInlineEnd: 'calc(100% - var(--line) + 3*var(--cs))',
    overflow: 'hidden',
    direction: 'ltr',
    color: 'fg.subtle',
    fontSize: 'max(.6875rem,min(.8125rem,calc(var(--cs)*1.05)))',
    lineHeight: '1.5rem',
    fontWeight: '560',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    _highContrast: { forcedColorAdjust: 'none' },
    '&::before, &::after': { content: '""', position: 'absolute', top: '0', height: '8px' },
    // Centered on the winning line, as are the labels' ticks below.
    _before: { left: '0', width: 'calc(var(--line) + .5px)', backgroundImage: scale('left') },
    _after: { left: 'calc(var(--line) - .5px)', right: '0', backgroundImage: scale('right') },
    '& span': { position: 'relative', flex: 'none', width: 'calc(10*var(--cs))', paddingTop: '2.5' },
    '& span::before': {
      content: '""',
      position: 'absolute',
      top: '0',
      left: 'calc(50% - .5px)',
      width: '1px',
      height: '14px',
      backgroundColor: 'timeMark',
    },
    '& strong': {
      position: 'absolute',
      top: '0',
      right: 'calc(100% - var(--line) + 10px)',
      // On the baseline of the smaller labels.
      paddingTop: 'calc(10px - .0445em)',
      color: 'fg',
      fontSize: '1.154em',
      fontWeight: '760',
    },
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
    // Visible only over the photo finish, against whose colors the accent has too little contrast.
    boxShadow: '0 0 0 2px {colors.bg}',
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
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      boxShadow: '0 0 0 2px Canvas',
      _before: { backgroundImage: disc('Highlight', 'Canvas') },
    },
    _print: { display: 'none' },
  },
} satisfies Record<string, SystemStyleObject>
