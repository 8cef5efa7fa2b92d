import { defineSlotRecipe } from '@chakra-ui/react'

/** Title, then date and intro, and a band of the photo finish. */
export const pageHeaderRecipe = defineSlotRecipe({
  slots: ['head', 'title', 'meta', 'band'],
  base: {
    head: {
      gap: '6',
      paddingBlock: 'clamp(36px,5vw,72px) clamp(28px,4vw,56px)',
      lg: { gap: '32px {spacing.gutter}' },
      _print: { display: 'block', paddingBlock: '0 8mm' },
    },
    // The negative margin makes up for the tracking after the last letter, so that the title fits on one line.
    title: {
      textStyle: 'pageTitle',
      wordSpacing: '0',
      margin: '0 -.04em 0 -.03em',
      textWrap: 'wrap',
      lg: { gridColumn: '1/-1' },
      _print: { fontSize: '30pt', lineHeight: '1' },
    },
    meta: {
      display: 'grid',
      gap: '2.5',
      fontSize: '1.1875rem',
      lineHeight: '1.45',
      color: 'fg.muted',
      lg: { gridColumn: '1/-1', gridTemplateColumns: 'subgrid', columnGap: 'gutter' },
      _print: { marginTop: '5mm', fontSize: '10.5pt' },
    },
    band: {
      height: 'clamp(20px,2.4vw,36px)',
      backgroundImage: 'var(--photo-finish)',
      backgroundSize: '100% 300%',
      backgroundPosition: '0 62%',
      forcedColorAdjust: 'none',
      _print: { display: 'none' },
    },
  },
  variants: {
    /* On a phone, a word of more than seven letters has to fit on one line. */
    title: { longWord: { title: { mdDown: { fontSize: 'min(11.9vw + 2rem - 32px,12.5vw)' } } } },
  },
})
