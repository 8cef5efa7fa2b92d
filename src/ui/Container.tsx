import { containerRecipe } from './container.styles'
import { cx } from './cx'
import type { PartProps } from './part'

export type ContainerProps = PartProps<'div' | 'header' | 'nav' | 'p'>

/** The page's width, in the middle of the window. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={cx(containerRecipe(), className)} />
}
