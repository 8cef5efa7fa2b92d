import { defineSlotRecipe } from '@chakra-ui/react'
import { figure } from './figure'

/** The model's insights into the race, in large type. */
export const insightsRecipe = defineSlotRecipe({
  className: 'insights',
  slots: ['root', 'insight', 'about', 'text', 'read', 'point'],
  base: {
    root: figure,
    insight: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '4px 16px',
      paddingBlock: '5',
      borderTop: '1px solid {colors.rule}',
    },
    about: { minWidth: '3.5rem', color: 'fg.2', fontSize: 'label' },
    text: {
      flex: '1 1 9rem',
      color: 'fg.2',
      fontSize: 'clamp(1.5rem,5.3cqi,2.5rem)',
      lineHeight: '1.12',
      letterSpacing: '-.04em',
    },
    /* If observation and conclusion do not fit on one line, each gets its own. */
    read: { display: 'inline-block' },
    point: { display: 'inline-block', color: 'fg' },
  },
})
