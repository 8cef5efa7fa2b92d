import type { RecipeDefinition, SlotRecipeDefinition, SystemContext } from '@chakra-ui/react'
import { accessible } from './accessible'

/**
 * Chakra's own recipes, for the components that have no recipe of ours. A module that imports such a component adds its
 * recipe (tools/chakraRecipes.ts), so that pages without it do not load it.
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

/** The same system, in which a component also finds its recipe if that was added before it is rendered. */
export const withAddedRecipes = (system: SystemContext): SystemContext => ({
  ...system,
  getRecipeFn: (key, fallback) => system.getRecipeFn(key, (added[key] as RecipeDefinition | undefined) ?? fallback),
  getSlotRecipeFn: (key, fallback) =>
    system.getSlotRecipeFn(key, (added[key] as SlotRecipeDefinition | undefined) ?? fallback),
})
