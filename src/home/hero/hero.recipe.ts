import { defineSlotRecipe } from '@chakra-ui/react'

/** Where three figures fit side by side. In rem, so that large text has one column. */
const threeColumns = '@container (min-width: 17.5rem)'

/**
 * What only the home page has in its hero, in two arrangements. On phones and tablets, the app's screen is below the
 * race, and the figures follow. On a wide window (`lg`), all text is to the left of the winning line, the app to its
 * right, and the photo finish takes what is left of the window's height.
 */
export const heroRecipe = defineSlotRecipe({
  slots: [
    'tagline',
    'action',
    'button',
    'audience',
    'phones',
    'note',
    'phone',
    'phoneBody',
    'screen',
    'field',
    'runners',
    'others',
    'nose',
    'tag',
    'margin',
    'number',
    'winner',
    'result',
    'stats',
    'list',
    'stat',
    'label',
    'figure',
    'explanation',
  ],
  base: {
    tagline: { maxWidth: '[34rem]' },
    action: {
      display: 'flex',
      flexDirection: { md: 'column' },
      flexWrap: 'wrap',
      alignItems: { base: 'center', md: 'start' },
      gap: { base: '3', md: '2' },
      width: { base: 'full', md: 'auto' },
      flex: { md: 'none' },
      _phoneLandscape: { flexDirection: 'row', flexWrap: 'nowrap', alignItems: 'center', gap: '3', width: 'auto' },
    },
    // As wide as the note beside it allows.
    button: {
      flexGrow: '1',
      maxWidth: '[min(100%,12rem)]',
      minHeight: 'auto',
      paddingBlock: '3',
      paddingInline: '4.5',
    },
    audience: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'shorter' },
    phones: { display: 'block', color: 'fg', fontWeight: 'semibold' },
    note: {
      gridColumn: { base: '2/5', lg: '2' },
      gridRow: { base: '5', lg: '4' },
      marginTop: { base: '5', lg: '0' },
      textStyle: 'xs',
      color: 'fg.subtle',
      _lowWindow: { marginTop: '1' },
      _rtl: { direction: 'rtl' },
      _print: { display: 'none' },
    },
    phone: {
      position: 'relative',
      zIndex: 'docked',
      gridColumn: '2/5',
      gridRow: '4',
      justifySelf: 'center',
      width: '[min(400px,100%)]',
      // It stands on the track.
      marginTop: '-5',
      // Only the upper half of the phone is shown.
      lgDown: { maskImage: 'linear-gradient(#000 91.5%,transparent)', marginBottom: '-6' },
      lg: {
        gridColumn: '4',
        gridRow: '1/5',
        alignSelf: 'end',
        justifySelf: 'end',
        width: '[min(100% - 60px,40vh,364px)]',
        marginTop: '0',
        // It ends beside the figures, however much is written below them.
        marginBottom: '[-6.5rem]',
      },
      _lowWindow: { alignSelf: 'start', width: 'var(--phone)', marginTop: '2.5', marginBottom: '[-7.5rem]' },
      _print: { display: 'none' },
    },
    phoneBody: {
      padding: { base: '2', lg: '[2.6%]' },
      lgDown: { paddingBottom: '0' },
      borderRadius: { base: '[44px 44px 0 0]', lg: '[15%/7%]' },
      backgroundColor: 'black',
      boxShadow: {
        base: '[0 28px 56px -24px rgb(7 19 14/.38),0 12px 28px -10px rgb(7 19 14/.22)]',
        _dark: '[inset 0 0 0 1px {colors.border.emphasized}]',
      },
      transformOrigin: '50% 40%',
      _highContrast: { borderWidth: '2px' },
      _motionSafe: { willChange: 'scale,opacity' },
      _motionReduce: { scale: 'none!important', opacity: '[1!important]' },
    },
    // While the picture loads, the screen is empty.
    screen: {
      width: 'full',
      aspectRatio: { base: '[390/480]', lg: '[390/844]' },
      borderRadius: { base: '[36px 36px 0 0]', lg: '[12.6%/6%]' },
      backgroundColor: 'bg',
    },

    /*
     * The runners. The winning line is at 4.29% of the picture's height from its right edge; the whole field is 5.518
     * times as wide as it is high, and what does not fit is cut off on the left. The box is no wider than what is
     * visible, so that the picture's text alternative is too.
     */
    field: {
      position: 'absolute',
      top: '0',
      right: '[calc(100% - var(--line) - var(--h)*.0429)]',
      width: '[min(var(--line) + var(--h)*.0429,var(--h)*5.518)]',
      maxWidth: '[none]',
      height: 'var(--h)',
      objectFit: 'cover',
      objectPosition: 'right',
      _motionSafe: { animation: '[scan 1.5s cubic-bezier(.3,.1,.2,1) both]' },
    },
    /* Over the picture, with the columns that the camera's slit recorded. */
    runners: {
      position: 'absolute',
      inset: '0',
      backgroundImage: { md: '[repeating-linear-gradient(90deg,{colors.photo.streak} 0 1px,transparent 1px 3px)]' },
      color: 'fg',
      fontSize: 'xs',
      lineHeight: '[20px]',
      whiteSpace: 'nowrap',
    },
    /* Behind the second. Only a large picture has room for their numbers, which their saddle cloths show too. */
    others: { hideBelow: 'md', _phoneLandscape: { display: 'none' }, _lowWindow: { display: 'none' } },
    /* From the ground below a nose down to the horse's number, so that the line crosses no horse. */
    nose: {
      position: 'absolute',
      top: '[calc(var(--h)*.89)]',
      bottom: 'var(--foot)',
      borderInlineStartWidth: '1px',
      borderColor: 'fg',
      _motionSafe: { animation: '[nose .32s linear both]' },
    },
    tag: { position: 'absolute', right: '0', bottom: '0', display: 'flex', gap: '1.5' },
    margin: { fontWeight: 'medium' },
    number: {
      minWidth: '5',
      paddingInline: '1.5',
      backgroundColor: 'fg',
      color: 'bg',
      fontWeight: 'bold',
      textAlign: 'center',
    },
    /* Dark text on accent has enough contrast only if it is large (docs/design.md section 1). */
    winner: {
      position: 'absolute',
      bottom: 'var(--foot)',
      left: 'var(--line)',
      paddingInline: '1.5',
      backgroundColor: 'accent.solid',
      color: 'accent.contrast',
      fontSize: 'xl',
      fontWeight: 'bold',
      letterSpacing: 'tight',
      lineHeight: 'shorter',
    },
    result: {
      position: 'absolute',
      top: { base: '1.5', mdOnly: '5' },
      left: '[calc(var(--line) + 10px)]',
      width: '[5em]',
      whiteSpace: 'normal',
      fontWeight: 'semibold',
      lineHeight: 'shorter',
    },

    /* Size follows proof: until there is evidence, the figures are one quiet row. */
    stats: {
      gridColumn: { base: '2/5', lg: '2' },
      gridRow: { base: '6', lg: '5' },
      containerType: 'inline-size',
      marginTop: { base: '4', lg: '6' },
      _lowWindow: { marginTop: '2' },
      _rtl: { direction: 'rtl' },
    },
    list: { display: 'grid', columnGap: '4' },
    label: { textStyle: 'label', lineHeight: 'shorter', color: 'fg.muted' },
    figure: { order: '-1' },
    explanation: { textStyle: 'xs', textWrap: 'pretty', color: 'fg.subtle' },
  },
  variants: {
    proven: {
      false: {
        list: { [threeColumns]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } },
        stat: { display: 'grid', [threeColumns]: { display: 'contents' } },
        figure: { [threeColumns]: { gridRow: '1' } },
        label: { [threeColumns]: { gridRow: '2' } },
        // Below the second figure, the accuracy rate, and as wide as the row allows.
        explanation: { [threeColumns]: { gridColumn: '2/-1', gridRow: '3' } },
      },
      true: {
        list: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(15rem,100%),1fr))', rowGap: '5', columnGap: '6' },
        stat: { display: 'grid', alignContent: 'start' },
      },
    },
  },
})
