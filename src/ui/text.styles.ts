import { defineRecipe } from '../theme/defineRecipe'

/** Running text. Text style and color are inherited unless given. */
export const textRecipe = defineRecipe({
  className: 'text',
  variants: {
    textStyle: { lede: { textStyle: 'lede' }, deck: { textStyle: 'deck' }, note: { textStyle: 'note' } },
    color: { 'fg.2': { color: 'fg.2' }, 'fg.3': { color: 'fg.3' } },
  },
})
