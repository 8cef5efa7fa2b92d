import { defineSlotRecipe } from '@chakra-ui/react'

/** The app on a phone: below the race on phones and tablets, to the right of the winning line on a wide window (`lg`). */
export const phoneShotRecipe = defineSlotRecipe({
  slots: ['root', 'body', 'screen'],
  base: {
    root: {
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
    body: {
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
  },
})
