import { defineSlotRecipe } from '@chakra-ui/react'

/** The mark and the name. */
export const brandRecipe = defineSlotRecipe({
  slots: ['root', 'mark'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: 'target',
      // Where there is little room a long name breaks between its words, before the button beside it leaves the line.
      flex: '1 1 0',
      minWidth: 'min-content',
      maxWidth: 'max-content',
      marginRight: 'auto',
      fontWeight: '780',
      fontStretch: '112%',
      letterSpacing: '-.05em',
      textDecoration: 'none',
    },
    mark: { width: '26px', height: '26px' },
  },
  variants: {
    size: {
      // Brand and Menu stay on one line down to 320 px with text at 200%: a taller bar would cover the target of a
      // jump.
      md: { root: { fontSize: 'min(1.3125rem,6.2vw)', lineHeight: '1.25' } },
      lg: { root: { fontSize: '1.75rem' } },
    },
  },
  defaultVariants: { size: 'md' },
})
