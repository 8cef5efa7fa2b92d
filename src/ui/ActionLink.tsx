import type { PagePath } from '../content/pages'
import { actionRecipe } from '../theme/recipes/action.styles'
import { SectionLink, type SectionLinkProps } from './SectionLink'

export interface ActionLinkProps<Path extends PagePath> extends Omit<SectionLinkProps<Path>, 'className'> {
  /** `primary` is the page's one accent button; `nav` is the bar's, in ink. */
  look: 'primary' | 'nav'
}

/** A link to a section that looks like a button. */
export function ActionLink<Path extends PagePath>({ look, ...rest }: ActionLinkProps<Path>) {
  return <SectionLink {...rest} className={actionRecipe({ look })} />
}
