import { defineSlotRecipe } from '@chakra-ui/react'

/** The winning post's disc seen from the front. */
const disc = (accent: string, background: string) =>
  `[radial-gradient(closest-side,${accent} 36%,${background} 40% 66%,${accent} 70%)]` as const

/** Ticks on the time scale: one every hundredth of a second, to the left or the right of the winning line. */
const hundredths = (towards: 'left' | 'right') =>
  `repeating-linear-gradient(to ${towards},{colors.timeMark} 0 1px,transparent 1px var(--cs)) 0 0/100% 8px no-repeat`

/** Longer ticks to the left of the winning line at each tenth, the first of which is 8 hundredths after the winner. */
const tenths =
  'repeating-linear-gradient(to left,transparent 0 calc(8*var(--cs)),{colors.timeMark} calc(8*var(--cs)) calc(8*var(--cs) + 1px),transparent calc(8*var(--cs) + 1px) calc(10*var(--cs))) 0 0/100% 14px no-repeat'

/** A row of the page's grid. `contain`: an element that spans several columns must not widen them. */
const row = { gridColumn: '2/5', contain: 'inline-size' } as const

/**
 * The first region of the home page and of the not-found page: headline, lede, photo finish with the winning line, and
 * the content below it. At 64em and above, the line is in the gutter after column 8 of 12; on a low window of the home
 * page, it is as far from the phone as the note beside it is wide. `--h` is the height of the photo finish, `--foot` the
 * sand below the numbers, `--phone` the width of the phone.
 */
export const pageHeroRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'lede', 'strip', 'picture', 'clock', 'time', 'finish'],
  base: {
    root: {
      '--line': '78%',
      // Drawings are not mirrored in right-to-left translations; only text changes its direction.
      direction: 'ltr',
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
      marginInlineStart: '[-.06em]',
      wordSpacing: '0',
      textWrap: 'balance',
      _rtl: { direction: 'rtl' },
    },
    lede: {
      ...row,
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      justifyContent: { md: 'space-between', lg: 'flex-start' },
      rowGap: '3',
      columnGap: '10',
      marginTop: { base: '2', md: '6' },
      color: 'fg.muted',
      lg: { gridColumn: '2' },
      _rtl: { direction: 'rtl' },
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
      marginTop: { base: '4.5', md: '7', lg: '4' },
      _print: { display: 'none' },
    },
    picture: {
      position: 'relative',
      // Below the horses is a strip of sand, for their numbers.
      height: '[calc(var(--h) + 16px + var(--foot))]',
      backgroundColor: 'photo.sand',
      backgroundImage: 'var(--photo-finish)',
      backgroundSize: '100% var(--h)',
      backgroundRepeat: 'no-repeat',
      overflow: 'hidden',
      _highContrast: { forcedColorAdjust: 'none' },
    },
    /* The times of the tenths, from right to left; what does not fit goes to the end of a second row, far out of sight. */
    clock: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill,calc(10*var(--cs)))',
      gridTemplateRows: '1.5rem',
      gridAutoRows: '99999px',
      alignItems: 'end',
      direction: 'rtl',
      position: 'relative',
      height: '11',
      paddingTop: '2.5',
      paddingInlineStart: '[calc(100% - var(--line) + 3*var(--cs))]',
      overflow: 'hidden',
      color: 'fg.subtle',
      fontSize: 'xs',
      lineHeight: '[1.5rem]',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      _highContrast: { forcedColorAdjust: 'none' },
      // Centered on the winning line, as are the labels below their ticks.
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        left: '0',
        width: '[calc(var(--line) + .5px)]',
        height: '3.5',
        background: `[${hundredths('left')},${tenths}]`,
      },
      _after: {
        content: '""',
        position: 'absolute',
        top: '0',
        left: '[calc(var(--line) - .5px)]',
        right: '0',
        height: '3.5',
        background: `[${hundredths('right')}]`,
      },
    },
    time: {
      position: 'absolute',
      top: '0',
      right: '[calc(100% - var(--line) + 10px)]',
      direction: 'ltr',
      // On the baseline of the smaller labels.
      paddingTop: '[calc(10px - .0445em)]',
      color: 'fg',
      fontSize: 'sm',
      fontWeight: 'bold',
    },
    finish: {
      contain: 'inline-size',
      position: 'relative',
      left: { base: '[calc(var(--line) - 1px)]', lg: '0' },
      zIndex: 'docked',
      gridColumn: { base: '1/-1', lg: '3' },
      gridRow: '3',
      justifySelf: { lg: 'center' },
      width: '[2px]',
      marginTop: { base: '2.5', md: '7', lg: '9' },
      backgroundColor: 'accent.solid',
      // Visible only over the photo finish, against whose colors the accent has too little contrast.
      boxShadow: '[0 0 0 2px {colors.bg}]',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        left: '[50%]',
        boxSize: { base: '[16px]', md: '[34px]' },
        borderRadius: 'full',
        transform: 'translate(-50%,-50%)',
        backgroundImage: disc('{colors.accent.solid}', '{colors.bg}'),
      },
      _highContrast: {
        forcedColorAdjust: 'none',
        backgroundColor: '[Highlight]',
        boxShadow: '[0 0 0 2px Canvas]',
        _before: { backgroundImage: disc('Highlight', 'Canvas') },
      },
      _print: { display: 'none' },
    },
  },
  variants: {
    page: {
      home: {
        root: {
          '--h': '27vw',
          // The phone stands on the track.
          '--foot': '26px',
          md: { '--h': 'max(208px,22vw)' },
          lg: { '--h': 'clamp(128px,100vh - 675px,300px)', '--foot': '6px' },
          _phoneLandscape: { '--h': 'clamp(88px,100svh - 266px,130px)', paddingTop: '3' },
          _lowWindow: {
            '--h': 'clamp(112px,100vh - 457px,200px)',
            '--phone': 'min(40vh,23.5vw,364px)',
            '--left': 'calc(var(--W) - var(--phone) - 84px - {spacing.gutter})',
            paddingTop: '4',
          },
        },
        title: { textStyle: 'heroTitle', lg: { gridColumn: '2' } },
        lede: {
          lineHeight: 'short',
          md: { fontSize: 'lg' },
          lg: {
            // The button is above the third figure.
            display: 'grid',
            gridTemplateColumns: 'minmax(0,1fr) calc((100% - 2*{spacing.4})/3)',
            gap: '4',
            alignItems: 'start',
            marginTop: '5',
          },
          _phoneLandscape: { flexWrap: 'nowrap', gap: '6', marginTop: '2.5' },
          _lowWindow: { marginTop: '3' },
        },
        strip: { _phoneLandscape: { marginTop: '5' } },
        clock: { lgDown: { display: 'none' }, _lowWindow: { display: 'none' } },
        finish: {
          lg: { gridRow: '1/4' },
          _phoneLandscape: { marginTop: '2.5', _before: { boxSize: '[16px]' } },
          _motionSafe: { animation: '[post {durations.slowest} {easings.ease-out} both]', transformOrigin: 'top' },
        },
      },
      notFound: {
        root: { '--h': 'clamp(208px,22vw,400px)', '--foot': '6px', marginBottom: { base: '12', lg: '16', xl: '20' } },
        title: { textStyle: 'notFoundTitle' },
        lede: { lg: { paddingInlineEnd: '16' } },
        finish: { lg: { gridRow: '2/4', marginTop: '16' } },
      },
    },
  },
})
