import type { PagePath } from '../content/pages'
import type { RecipeVariantProps } from '../theme/defineRecipe'
import { buttonRecipe } from './button.styles'
import { cx } from './cx'
import { Link, type LinkProps } from './Link'

export type ButtonProps<Path extends PagePath> = LinkProps<Path> & RecipeVariantProps<typeof buttonRecipe>

/** A link that looks like a button. */
export function Button<Path extends PagePath>({ variant, className, ...rest }: ButtonProps<Path>) {
  return <Link {...(rest as LinkProps<Path>)} className={cx(buttonRecipe({ variant }), className)} />
}
