import { sectionHeadRecipe } from './sectionHead.styles'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'

export interface SectionHeadProps extends SectionalRulerProps {
  title: string
  deck: string
  /** Whether the deck always has room beside the title. */
  shortTitle?: boolean
}

/** The head of a section: sectional ruler, heading, deck. */
export function SectionHead({ title, deck, current, shortTitle = false }: SectionHeadProps) {
  const styles = sectionHeadRecipe({ title: shortTitle ? 'short' : 'long' })
  return (
    <header className={styles.root}>
      <SectionalRuler current={current} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.deck}>{deck}</p>
    </header>
  )
}
