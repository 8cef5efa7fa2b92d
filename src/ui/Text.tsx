import type { RecipeVariantProps } from '../theme/defineRecipe'
import { cx } from './cx'
import type { PartProps } from './part'
import { textRecipe } from './text.styles'

export interface TextProps extends PartProps<'p' | 'span' | 'div'>, RecipeVariantProps<typeof textRecipe> {}

/** A paragraph or a part of one. */
export function Text({ as: Element = 'p', textStyle, color, className, ...rest }: TextProps) {
  return <Element {...rest} className={cx(textRecipe({ textStyle, color }), className)} />
}
