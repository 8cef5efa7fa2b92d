import type { PartProps } from './part'
import { visuallyHiddenRecipe } from './visuallyHidden.styles'

export type VisuallyHiddenProps = PartProps<'span' | 'p'>

/** A text for screen readers alone. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={visuallyHiddenRecipe()} />
}
