import type { PagePath } from '../content/pages'
import { chakra } from '../theme/chakra'
import { actionRecipe } from '../theme/recipes/action'
import { SectionLink, type SectionLinkProps } from './SectionLink'

const Action = chakra(SectionLink<PagePath>, actionRecipe, { forwardProps: ['to'] })

export interface ActionLinkProps<Path extends PagePath> extends SectionLinkProps<Path> {
  /** `primary` is the page's one accent button; `nav` is the bar's, in ink. */
  look: 'primary' | 'nav'
}

/** A link to a section that looks like a button. */
export function ActionLink<Path extends PagePath>(props: ActionLinkProps<Path>) {
  return <Action {...(props as ActionLinkProps<PagePath>)} />
}
