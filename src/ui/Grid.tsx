import { cx } from './cx'
import { gridRecipe } from './grid.styles'
import type { PartProps } from './part'

export type GridProps = PartProps<'div' | 'header'>

/** The page's grid: one column, twelve in a wide window. Its children choose their columns by `gridColumn`. */
export function Grid({ as: Element = 'div', className, ...rest }: GridProps) {
  return <Element {...rest} className={cx(gridRecipe(), className)} />
}
