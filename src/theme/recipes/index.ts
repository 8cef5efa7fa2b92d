import { buttonRecipe } from './button'
import { cardRecipe } from './card'
import { containerRecipe } from './container'
import { dataListRecipe } from './dataList'
import { drawerRecipe } from './drawer'
import { headingRecipe } from './heading'
import { linkRecipe } from './link'
import { listRecipe } from './list'
import { skipNavLinkRecipe } from './skipNavLink'

/**
 * The recipes of the Chakra components in use, by Chakra's names: Chakra's own, from `@chakra-ui/react/theme`, or ours,
 * each in a file with the name of its component. Our own components have their recipes beside them.
 */
export const recipes = {
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  link: linkRecipe,
  skipNavLink: skipNavLinkRecipe,
}

export const slotRecipes = {
  card: cardRecipe,
  dataList: dataListRecipe,
  drawer: drawerRecipe,
  list: listRecipe,
}
