import { buttonRecipe } from './button'
import { containerRecipe } from './container'
import { drawerRecipe } from './drawer'
import { headingRecipe } from './heading'
import { skipNavLinkRecipe } from './skipNavLink'

/** The recipes of Chakra's own components, by its names. Those of a region are beside it. */
export const recipes = {
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  skipNavLink: skipNavLinkRecipe,
}

export const slotRecipes = { drawer: drawerRecipe }
