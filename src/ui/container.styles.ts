import { defineRecipe } from '../theme/defineRecipe'

/** As wide as the page's content: the window less its margins, at most `--max`. */
export const containerRecipe = defineRecipe({
  className: 'container',
  base: { width: 'min(var(--max),100% - 2*var(--margin))', marginInline: 'auto' },
})
