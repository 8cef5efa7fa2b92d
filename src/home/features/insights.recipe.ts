import { defineSlotRecipe } from '@chakra-ui/react'

/** Large lines on the inverted card. */
export const insightsRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'subject', 'text', 'observation', 'conclusion'],
  base: {
    root: { flex: '1', display: 'grid' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'center',
      alignItems: 'baseline',
      columnGap: '4',
      rowGap: '1',
      paddingBlock: { base: '3', md: '4' },
      borderTop: '1px solid {colors.border}',
    },
    subject: { minWidth: '3.5rem', color: 'fg.muted', fontSize: 'sm' },
    text: {
      flex: '1 1 9rem',
      fontSize: 'clamp(1.5rem,4.2cqi + .5rem,2.625rem)',
      lineHeight: '1.12',
      letterSpacing: '-.04em',
      wordSpacing: '.08em',
    },
    // If observation and conclusion do not fit on one line, each gets its own.
    observation: { display: 'inline-block', color: 'fg.muted' },
    conclusion: { display: 'inline-block' },
  },
})
