import type { PagePath } from '../content/pages'
import type { RecipeVariantProps } from '../theme/defineRecipe'
import { buttonRecipe } from './button.styles'
import { SectionLink, type SectionLinkProps } from './SectionLink'

export type ButtonProps<Path extends PagePath> = SectionLinkProps<Path> & RecipeVariantProps<typeof buttonRecipe>

/** A link to a section that looks like a button. */
export function Button<Path extends PagePath>({ variant, className = '', ...rest }: ButtonProps<Path>) {
  return (
    <SectionLink {...(rest as SectionLinkProps<Path>)} className={`${buttonRecipe({ variant })} ${className}`.trim()} />
  )
}
