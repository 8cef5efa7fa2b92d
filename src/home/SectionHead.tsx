import { sectionHeadRecipe } from '../theme/recipes/sectionHead.styles'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'

export interface SectionHeadProps extends SectionalRulerProps {
  title: string
  deck: string
}

/** The head of a section: sectional ruler, heading, deck. */
export function SectionHead({ title, deck, current }: SectionHeadProps) {
  return (
    <header className={sectionHeadRecipe()}>
      <SectionalRuler current={current} />
      <h2>{title}</h2>
      <p>{deck}</p>
    </header>
  )
}
