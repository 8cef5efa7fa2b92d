import { Grid } from '../ui/Grid'
import { Heading } from '../ui/Heading'
import { Text } from '../ui/Text'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'
import { sectionHeadRecipe } from './sectionHead.styles'

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
    <Grid as="header" className={styles.root}>
      <SectionalRuler current={current} />
      <Heading className={styles.title}>{title}</Heading>
      <Text textStyle="deck" color="fg.2" className={styles.deck}>
        {deck}
      </Text>
    </Grid>
  )
}
