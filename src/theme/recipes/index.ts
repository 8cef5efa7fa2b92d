import { buttonRecipe } from './button'
import { containerRecipe } from './container'
import { drawerRecipe } from './drawer'
import { headingRecipe } from './heading'
import { skipNavLinkRecipe } from './skipNavLink'

/** The recipes of Chakra's components, by Chakra's names. Our own recipes are beside their components. */
export const recipes = {
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  skipNavLink: skipNavLinkRecipe,
}

export const slotRecipes = { drawer: drawerRecipe }
