import type { RecipeDefinition, SlotRecipeDefinition, SystemContext } from '@chakra-ui/react'
import { accessible } from './accessible'

/**
 * Chakra's own recipes, of the components that the site uses without a recipe of ours. A module that imports such a
 * component adds its recipe (tools/chakraRecipes.ts), so that pages without it do not load it.
 */
const added: Record<string, RecipeDefinition | SlotRecipeDefinition> = {}

/**
 * Adds Chakra's recipe of a component, with this site's minimums.
 *
 * @public The build writes the calls.
 */
export function addRecipe(key: string, recipe: RecipeDefinition | SlotRecipeDefinition): void {
  added[key] ??= accessible(recipe)
}

export const hasAddedRecipe = (): boolean => Object.keys(added).length > 0

/** The same system, in which components find the recipes that are added until they are rendered. */
export function withAddedRecipes(system: SystemContext): SystemContext {
  const found: Record<string, ReturnType<SystemContext['cva']>> = {}
  const find = (key: string, create: (recipe: never) => ReturnType<SystemContext['cva']>) => {
    const recipe = added[key]
    if (recipe) found[key] ??= create(recipe as never)
    return found[key]
  }
  return {
    ...system,
    getRecipeFn: (key, fallback) => find(key, system.cva) ?? system.getRecipeFn(key, fallback),
    getSlotRecipeFn: (key, fallback) =>
      (find(key, system.sva as never) as ReturnType<SystemContext['sva']> | undefined) ??
      system.getSlotRecipeFn(key, fallback),
  }
}
