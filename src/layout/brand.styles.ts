import { defineSlotRecipe } from '../theme/defineRecipe'

/** The mark and the name. */
export const brandRecipe = defineSlotRecipe({
  className: 'brand',
  slots: ['root', 'mark', 'line'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '44px',
      marginRight: 'auto',
      fontWeight: '780',
      fontStretch: '112%',
      letterSpacing: '-.05em',
      textDecoration: 'none',
    },
    mark: { width: '26px', height: '26px' },
    line: { fill: 'accent', '@media (forced-colors: active)': { fill: 'Highlight' } },
  },
  variants: {
    size: {
      // Brand and Menu share one line down to 320 px with doubled text: a taller bar would cover what jumps land on.
      md: { root: { fontSize: 'min(1.3125rem,6.2vw)' } },
      lg: { root: { fontSize: '1.75rem' } },
    },
  },
  defaultVariants: { size: 'md' },
})
