import type { SlotRecipeDefinition, SystemStyleObject } from '@chakra-ui/react'

/** Parts of Chakra's components that a visitor operates, and those with a border that shows where a control is. */
const TARGETS = ['trigger', 'itemTrigger', 'item', 'closeTrigger', 'link', 'prevTrigger', 'nextTrigger']
const CONTROLS = ['control', 'field', 'input']

/**
 * One of Chakra's slot recipes with this site's minimums: targets of 44 px (WCAG 2.5.5) and borders of 3:1 (WCAG 1.4.11),
 * at any size. Pass it to the component's root (`recipe={…}`) or add it to `slotRecipes`.
 */
export function accessible<Recipe extends SlotRecipeDefinition>(recipe: Recipe): Recipe {
  const base: Record<string, SystemStyleObject | undefined> = { ...recipe.base }
  for (const slot of recipe.slots) {
    if (TARGETS.includes(slot)) base[slot] = { ...base[slot], minHeight: '11' }
    if (CONTROLS.includes(slot)) base[slot] = { ...base[slot], borderColor: 'border.emphasized' }
  }
  return { ...recipe, base }
}
