import type { RecipeVariantProps } from '../theme/defineRecipe'
import { cx } from './cx'
import { headingRecipe } from './heading.styles'
import type { PartProps } from './part'

export interface HeadingProps extends PartProps<'h1' | 'h2' | 'h3' | 'h4'>, RecipeVariantProps<typeof headingRecipe> {}

/** A heading. Its size does not depend on its level. */
export function Heading({ as: Element = 'h2', size, className, ...rest }: HeadingProps) {
  return <Element {...rest} className={cx(headingRecipe({ size }), className)} />
}
