import type { RecipeDefinition, SlotRecipeDefinition, SystemContext } from '@chakra-ui/react'

/** Chakra's own recipes, for the components that have no recipe of ours: addRecipe.ts adds them. */
export const added: Record<string, RecipeDefinition | SlotRecipeDefinition> = {}

/** The same system, in which a component also finds its recipe if that was added before it is rendered. */
export const withAddedRecipes = (system: SystemContext): SystemContext => ({
  ...system,
  getRecipeFn: (key, fallback) => system.getRecipeFn(key, (added[key] as RecipeDefinition | undefined) ?? fallback),
  getSlotRecipeFn: (key, fallback) =>
    system.getSlotRecipeFn(key, (added[key] as SlotRecipeDefinition | undefined) ?? fallback),
})
