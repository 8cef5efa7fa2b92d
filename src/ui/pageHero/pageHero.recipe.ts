import { defineSlotRecipe } from '@chakra-ui/react'

/** Wide windows on a laptop: everything is smaller, and the photo finish has no time scale. */
export const low = '@media screen and (min-width: 64em) and (max-height: 51em)'

/** A phone turned on its side: the title has one line, and the photo finish what the window has left. */
export const landscape = '@media screen and (min-width: 36em) and (max-width: 63.99em) and (max-height: 30em)'

/** The winning post's disc seen from the front. */
const disc = (accent: string, background: string) =>
  `radial-gradient(closest-side,${accent} 36%,${background} 40% 66%,${accent} 70%)` as const

/** Ticks on the time scale: one every hundredth of a second, to the left or the right of the winning line. */
const hundredths = (towards: 'left' | 'right') =>
  `repeating-linear-gradient(to ${towards},{colors.timeMark} 0 1px,transparent 1px var(--cs)) 0 0/100% 8px no-repeat` as const

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
 *
 * The part `2rem - 32px` of a size is what a larger text size in the browser's settings adds.
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
      textStyle: 'headline',
      // The first letter's left edge, not its box, is in line with the text below.
      marginInlineStart: '-.06em',
      wordSpacing: '0',
      textWrap: 'balance',
      _rtl: { direction: 'rtl' },
      _print: { fontSize: '36pt' },
    },
    lede: {
      ...row,
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      justifyContent: { md: 'space-between', lg: 'flex-start' },
      gap: '14px 40px',
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
      marginTop: { base: '4.5', md: '30px', lg: '4' },
      _print: { display: 'none' },
    },
    picture: {
      position: 'relative',
      // Below the horses is a strip of sand, for their numbers.
      height: 'calc(var(--h) + 16px + var(--foot))',
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
      paddingInlineStart: 'calc(100% - var(--line) + 3*var(--cs))',
      overflow: 'hidden',
      color: 'fg.subtle',
      fontSize: 'xs',
      lineHeight: '1.5rem',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      _highContrast: { forcedColorAdjust: 'none' },
      // Centered on the winning line, as are the labels below their ticks.
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0 auto auto 0',
        width: 'calc(var(--line) + .5px)',
        height: '14px',
        background: `${hundredths('left')},${tenths}`,
      },
      _after: {
        content: '""',
        position: 'absolute',
        inset: '0 0 auto calc(var(--line) - .5px)',
        height: '14px',
        background: hundredths('right'),
      },
    },
    time: {
      position: 'absolute',
      top: '0',
      right: 'calc(100% - var(--line) + 10px)',
      direction: 'ltr',
      // On the baseline of the smaller labels.
      paddingTop: 'calc(10px - .0445em)',
      color: 'fg',
      fontSize: 'sm',
      fontWeight: 'bold',
    },
    finish: {
      contain: 'inline-size',
      position: 'relative',
      left: { base: 'calc(var(--line) - 1px)', lg: '0' },
      zIndex: '1',
      gridColumn: { base: '1/-1', lg: '3' },
      gridRow: '3',
      justifySelf: { lg: 'center' },
      width: '2px',
      marginTop: { base: '2.5', md: '30px', lg: '38px' },
      backgroundColor: 'accent.solid',
      // Visible only over the photo finish, against whose colors the accent has too little contrast.
      boxShadow: '0 0 0 2px {colors.bg}',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        left: '50%',
        boxSize: { base: '16px', md: '34px' },
        borderRadius: 'full',
        transform: 'translate(-50%,-50%)',
        backgroundImage: disc('{colors.accent.solid}', '{colors.bg}'),
      },
      _highContrast: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        boxShadow: '0 0 0 2px Canvas',
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
          [landscape]: { '--h': 'clamp(88px,100svh - 266px,130px)', paddingTop: '3' },
          [low]: {
            '--h': 'clamp(112px,100vh - 457px,200px)',
            '--phone': 'min(40vh,23.5vw,364px)',
            '--left': 'calc(var(--W) - var(--phone) - 84px - {spacing.gutter})',
            paddingTop: '4',
          },
        },
        title: {
          fontSize: 'min(13.5vw + 2rem - 37px,22vw,4rem)',
          lineHeight: '.88',
          md: { fontSize: 'min(11.6vw + 2rem - 32px,21vh)' },
          lg: { gridColumn: '2', fontSize: 'min(7.7vw + 2rem - 32px,7.25rem)' },
          [landscape]: { fontSize: 'min(6vw,2.75rem)' },
          [low]: { fontSize: 'min(6.9vw,5.5rem)' },
        },
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
          [landscape]: { flexWrap: 'nowrap', gap: '6', marginTop: '2.5' },
          [low]: { marginTop: '3' },
        },
        strip: { [landscape]: { marginTop: '5' } },
        clock: { lgDown: { display: 'none' }, [low]: { display: 'none' } },
        finish: {
          lg: { gridRow: '1/4' },
          [landscape]: { marginTop: '2.5', _before: { boxSize: '16px' } },
          _motionSafe: { animation: 'post {durations.slowest} {easings.ease-out} both', transformOrigin: 'top' },
        },
      },
      notFound: {
        root: { '--h': 'clamp(208px,22vw,400px)', '--foot': '6px', marginBottom: 'clamp(48px,6vw,96px)' },
        title: {
          fontSize: 'min(max(18.4vw,3.25rem),7rem,21vw)',
          lineHeight: '.96',
          // The title fits on one line, unless the reader's text is larger.
          md: { fontSize: 'min(11vw + 2rem - 32px,11.25rem)' },
        },
        lede: { lg: { paddingInlineEnd: '16' } },
        finish: { lg: { gridRow: '2/4', marginTop: '74px' } },
      },
    },
  },
})
