import { defineSlotRecipe } from '@chakra-ui/react'

/** Title, then date and intro, and a band of the photo finish. */
export const pageHeaderRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'meta', 'band'],
  base: {
    root: { paddingBlock: 'clamp(36px,5vw,72px) clamp(28px,4vw,56px)', _print: { paddingBlock: '0 8mm' } },
    // A word of 13 letters fits on one line of a phone, and the longest title on one line of a wide window.
    title: {
      textStyle: 'headline',
      fontSize: 'min(12.3vw + 2rem - 32px,13.1vw)',
      lineHeight: '.92',
      // Any tighter, and letters of the longest title touch.
      letterSpacing: '-.01em',
      wordSpacing: '0',
      // Makes up for the tracking after the last letter.
      margin: '0 -.04em 0 -.03em',
      textWrap: 'wrap',
      md: { fontSize: 'min(9.8vw + 2rem - 32px,10rem,13.4vw)', lineHeight: '.86' },
      _print: { fontSize: '30pt', lineHeight: '1' },
    },
    meta: {
      marginTop: '6',
      fontSize: '1.1875rem',
      lineHeight: '1.45',
      color: 'fg.muted',
      lg: { marginTop: '8' },
    },
    band: {
      height: 'clamp(20px,2.4vw,36px)',
      backgroundImage: 'var(--photo-finish)',
      backgroundSize: '100% 300%',
      backgroundPosition: '0 55%',
      forcedColorAdjust: 'none',
      _print: { display: 'none' },
    },
  },
})
