import { site } from '../content/site'
import type { RecipeVariantProps } from '../theme/defineRecipe'
import { ageMarkRecipe } from './ageMark.styles'

export type AgeMarkProps = RecipeVariantProps<typeof ageMarkRecipe>

/** The 18+ ring. */
export function AgeMark({ size }: AgeMarkProps) {
  return (
    <span className={ageMarkRecipe({ size })} role="img" aria-label={`Over ${site.minimumAge}s only`}>
      {`${site.minimumAge}+`}
    </span>
  )
}
