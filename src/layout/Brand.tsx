import { site } from '../content/site'
import type { RecipeVariantProps } from '../theme/defineRecipe'
import { Link, type LinkProps } from '../ui/Link'
import { brandRecipe } from './brand.styles'

export interface BrandProps extends RecipeVariantProps<typeof brandRecipe>, Pick<LinkProps<'/'>, 'onClick'> {}

/** The mark and the name, a link to the home page. The mark is an F whose stem is the finish line. */
export function Brand({ size, onClick }: BrandProps) {
  const styles = brandRecipe({ size })
  return (
    <Link to="/" className={styles.root} aria-label={`${site.name}, home`} onClick={onClick}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <path className={styles.line} d="M4 1h4v26H4z" />
        <path fill="currentColor" d="M10.5 3h15v5h-15zM10.5 11.5H20v5h-9.5z" />
      </svg>
      <span>{site.name}</span>
    </Link>
  )
}
