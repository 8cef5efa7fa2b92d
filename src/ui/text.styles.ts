import { defineRecipe } from '../theme/defineRecipe'

/** Running text, in the text style and the color of its place. */
export const textRecipe = defineRecipe({
  className: 'text',
  variants: {
    textStyle: { lede: { textStyle: 'lede' }, deck: { textStyle: 'deck' }, note: { textStyle: 'note' } },
    color: { 'fg.2': { color: 'fg.2' }, 'fg.3': { color: 'fg.3' } },
  },
})
