import type { SystemStyleObject } from '@chakra-ui/react'

const scale = (towards: 'left' | 'right') =>
  `repeating-linear-gradient(to ${towards},{colors.timeMark} 0 1px,transparent 1px var(--cs))` as const

/**
 * The photo finish and its time scale, a row of the page hero's grid, which sets `--line`, the position of the winning
 * line, and `--h`, the height of 2.78 m. `--cs` is the length of a hundredth of a second at 17 m/s, so that times and
 * noses are exact at every size.
 */
export const photoFinishStrip = {
  root: {
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
} satisfies Record<string, SystemStyleObject>
