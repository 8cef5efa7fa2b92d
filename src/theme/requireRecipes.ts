import type { SystemContext } from '@chakra-ui/react'
import * as chakra from '@chakra-ui/react/theme'

/** Makes each of Chakra's components fail unless the theme lists its recipe. Some, such as `Toggle`, have no recipe. */
export function requireRecipes(system: SystemContext): SystemContext {
  const listed = (key: string, kind: 'recipe' | 'slotRecipe') => {
    const name = `${key}${kind === 'recipe' ? 'Recipe' : 'SlotRecipe'}`
    if (!(kind === 'recipe' ? system.isRecipe(key) : system.isSlotRecipe(key)) && name in chakra)
      throw new Error(
        `Chakra's ${key.charAt(0).toUpperCase() + key.slice(1)} has no recipe: add "${key}: ${name}" to ${kind}s in src/theme/recipes/index.ts.`,
      )
    return key
  }
  return {
    ...system,
    getRecipeFn: (key, fallback) => system.getRecipeFn(listed(key, 'recipe'), fallback),
    getSlotRecipeFn: (key, fallback) => system.getSlotRecipeFn(listed(key, 'slotRecipe'), fallback),
  }
}
