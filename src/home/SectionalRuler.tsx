import type { RecipeVariantProps } from '../theme/defineRecipe'
import { cx } from '../ui/cx'
import { sectionalRulerRecipe } from './sectionHead.styles'

const marks = ['3f', '2f', '1f', 'Line'] as const

export interface SectionalRulerProps extends RecipeVariantProps<typeof sectionalRulerRecipe> {
  /** The section's mark, one of four, counted from 0. */
  current: 0 | 1 | 2 | 3
}

/** Shows how far down the page the section is, as a distance to the finish line. Decorative: headings say the same. */
export function SectionalRuler({ current, ground }: SectionalRulerProps) {
  const styles = sectionalRulerRecipe({ ground })
  return (
    <div className={styles.root} aria-hidden="true">
      {marks.map((mark, i) => (
        <span key={mark} className={cx(styles.mark, i === current ? styles.current : undefined)}>
          {mark}
        </span>
      ))}
    </div>
  )
}
