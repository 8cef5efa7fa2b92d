import { defineSlotRecipe } from '@chakra-ui/react'

/** The mark and the name. */
export const brandRecipe = defineSlotRecipe({
  slots: ['root', 'mark'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '11',
      fontWeight: '780',
      fontStretch: '112%',
      letterSpacing: '-.05em',
      textDecoration: 'none',
    },
    mark: { flex: 'none', width: '26px', height: '26px' },
  },
  variants: {
    size: {
      md: {
        root: {
          // Where space is short, a long name breaks between words before the button beside it wraps, and inside a word
          // only if the word is longer than a line.
          flex: '1 1 0',
          minWidth: 'min-content',
          maxWidth: 'max-content',
          marginRight: 'auto',
          overflowWrap: 'break-word',
          fontSize: '1.3125rem',
          lineHeight: '1.25',
          '& > span': { maxWidth: 'calc(100vw - 36px - 2*{spacing.margin})' },
        },
      },
      // If both do not fit, as with double text size on a small phone, the name wraps below the mark.
      lg: { root: { flexWrap: 'wrap', fontSize: '1.75rem' } },
    },
  },
  defaultVariants: { size: 'md' },
})
