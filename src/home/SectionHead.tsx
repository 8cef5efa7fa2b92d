import { sectionHeadRecipe } from '../theme/recipes/sectionHead.styles'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'

export interface SectionHeadProps extends SectionalRulerProps {
  /** Id of the `h2`, which names the section. */
  id: string
  title: string
  deck: string
}

/** The head of a section: sectional ruler, heading, deck. */
export function SectionHead({ id, title, deck, current }: SectionHeadProps) {
  return (
    <header className={sectionHeadRecipe()}>
      <SectionalRuler current={current} />
      <h2 id={id}>{title}</h2>
      <p>{deck}</p>
    </header>
  )
}
