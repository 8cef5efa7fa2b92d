import { createSlotRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { boxesRecipe } from './boxes.recipe'

const { withProvider, withContext } = createSlotRecipeContext({ recipe: boxesRecipe })

/** Helplines or addresses, each in a box: a description list. */
export const Boxes = withProvider<HTMLDListElement, HTMLChakraProps<'dl'> & RecipeVariantProps<typeof boxesRecipe>>(
  'dl',
  'root',
)
export const BoxItem = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'item')
export const BoxLabel = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'label')
export const BoxLink = withContext<HTMLAnchorElement, HTMLChakraProps<'a'>>('a', 'link')
