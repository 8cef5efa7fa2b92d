import { buttonRecipe } from './button'
import { containerRecipe } from './container'
import { drawerRecipe } from './drawer'
import { headingRecipe } from './heading'
import { skipNavLinkRecipe } from './skipNavLink'

/** Recipes for Chakra's components, keyed by Chakra's names. Our own recipes are beside their components. */
export const recipes = {
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  skipNavLink: skipNavLinkRecipe,
}

export const slotRecipes = { drawer: drawerRecipe }
