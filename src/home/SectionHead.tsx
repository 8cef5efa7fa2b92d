import { chakra } from '../theme/chakra'
import { sectionHeadRecipe } from '../theme/recipes/sectionHead'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'

const Root = chakra('header', sectionHeadRecipe)

export interface SectionHeadProps extends SectionalRulerProps {
  /** Id of the `h2`, which names the section. */
  id: string
  title: string
  deck: string
}

/** The head of a section: sectional ruler, heading, deck. */
export function SectionHead({ id, title, deck, current }: SectionHeadProps) {
  return (
    <Root>
      <SectionalRuler current={current} />
      <h2 id={id}>{title}</h2>
      <p>{deck}</p>
    </Root>
  )
}
