import type { RecipeDefinition, SlotRecipeDefinition, SystemContext } from '@chakra-ui/react'

/** Chakra's recipes for the components without one of our own; addRecipe.ts adds them. */
export const added: Record<string, RecipeDefinition | SlotRecipeDefinition> = {}

/** The same system, extended so that a component also finds a recipe that was added before the component rendered. */
export const withAddedRecipes = (system: SystemContext): SystemContext => ({
  ...system,
  getRecipeFn: (key, fallback) => system.getRecipeFn(key, (added[key] as RecipeDefinition | undefined) ?? fallback),
  getSlotRecipeFn: (key, fallback) =>
    system.getSlotRecipeFn(key, (added[key] as SlotRecipeDefinition | undefined) ?? fallback),
})
