import { chakra, type RecipeVariantProps, useSlotRecipe } from '@chakra-ui/react'
import { site } from '../content/site'
import { Link } from '../ui/Link'
import { brandRecipe } from './brand.recipe'
import { mark } from './mark'

export type BrandProps = RecipeVariantProps<typeof brandRecipe>

/** The mark and the name, a link to the home page. */
export function Brand(props: BrandProps) {
  const styles = useSlotRecipe({ recipe: brandRecipe })(props)
  return (
    <Link to="/" css={styles.root} aria-label={`${site.name}, home`}>
      <chakra.svg css={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <chakra.path fill="accent.solid" _highContrast={{ fill: 'Highlight' }} d={mark.line} />
        <path fill="currentColor" d={mark.letter} />
      </chakra.svg>
      <span>{site.name}</span>
    </Link>
  )
}
