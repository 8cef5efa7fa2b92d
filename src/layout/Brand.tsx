import { site } from '../content/site'
import type { RecipeVariantProps } from '../theme/defineRecipe'
import { Link, type LinkProps } from '../ui/Link'
import { brandRecipe } from './brand.styles'
import { mark } from './mark'

export interface BrandProps extends RecipeVariantProps<typeof brandRecipe>, Pick<LinkProps<'/'>, 'onClick'> {}

/** The mark and the name, a link to the home page. */
export function Brand({ size, onClick }: BrandProps) {
  const styles = brandRecipe({ size })
  return (
    <Link to="/" className={styles.root} aria-label={`${site.name}, home`} onClick={onClick}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <path className={styles.line} d={mark.line} />
        <path fill="currentColor" d={mark.letter} />
      </svg>
      <span>{site.name}</span>
    </Link>
  )
}
