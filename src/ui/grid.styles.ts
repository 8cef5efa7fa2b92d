import { defineRecipe } from '../theme/defineRecipe'
import { desktop } from '../theme/media'

/** One column; from 64em on the page's twelve. */
export const gridRecipe = defineRecipe({
  className: 'grid',
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr)',
    [desktop]: { gridTemplateColumns: 'repeat(12,minmax(0,1fr))', columnGap: 'var(--gut)' },
  },
})
