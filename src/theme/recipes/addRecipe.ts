import type { RecipeDefinition, SlotRecipeDefinition } from '@chakra-ui/react'
import { chakraKeyframes } from '../chakraKeyframes'
import { accessible } from './accessible'
import { added } from './chakra'

/**
 * Adds Chakra's recipe for a component, with this site's minimums. Modules that import the component call this function
 * (tools/chakraRecipes.ts), so that pages without the component do not load its recipe.
 *
 * @public The build writes the calls.
 */
export function addRecipe(key: string, recipe: RecipeDefinition | SlotRecipeDefinition): void {
  added[key] ??= accessible(recipe)
}

// A served page includes only the keyframes that its rules use (prerender/pageStyles.ts). In the browser, all are added: a
// popup has no rules until it opens.
if (globalThis.document?.adoptedStyleSheets) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(chakraKeyframes())
  document.adoptedStyleSheets.push(sheet)
}
