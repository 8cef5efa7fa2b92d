import { defineRecipe } from '../theme/defineRecipe'

/** One column; from 64em on the page's twelve. */
export const gridRecipe = defineRecipe({
  className: 'grid',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    '@media (min-width: 64em)': { gridTemplateColumns: 'repeat(12,minmax(0,1fr))', columnGap: 'var(--gut)' },
  },
})
