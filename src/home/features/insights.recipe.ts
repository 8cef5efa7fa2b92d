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
      borderTopWidth: '1px',
    },
    subject: { minWidth: '14', color: 'fg.muted', fontSize: 'sm' },
    text: { flex: '1 1 9rem', textStyle: 'insight' },
    // If observation and conclusion do not fit on one line, each gets its own.
    observation: { display: 'inline-block', color: 'fg.muted' },
    conclusion: { display: 'inline-block' },
  },
})
