import { containerRecipe } from './container.styles'
import { cx } from './cx'
import type { PartProps } from './part'

export type ContainerProps = PartProps<'div' | 'header' | 'nav' | 'p'>

/** A centered box of the page's content width. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element {...rest} className={cx(containerRecipe(), className)} />
}
