import { Heading, SimpleGrid, Text, useSlotRecipe } from '@chakra-ui/react'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'
import { sectionHeadRecipe } from './sectionHead.recipe'

export interface SectionHeadProps extends Pick<SectionalRulerProps, 'current'> {
  title: string
  deck: string
  /** Whether the deck always has room beside the title. */
  shortTitle?: boolean
}

/** The head of a section: sectional ruler, heading, deck. */
export function SectionHead({ title, deck, current, shortTitle = false }: SectionHeadProps) {
  // A deck of more than 60 characters has more than three lines: too many beside the title's last line.
  const narrow = shortTitle || deck.length > 60
  const styles = useSlotRecipe({ recipe: sectionHeadRecipe })({ title: narrow ? 'short' : 'long' })
  return (
    <SimpleGrid as="header" columns={{ base: 1, lg: 12 }} css={styles.root}>
      <SectionalRuler current={current} gridColumn={{ lg: '1/-1' }} />
      <Heading css={styles.title}>{title}</Heading>
      <Text css={styles.deck}>{deck}</Text>
    </SimpleGrid>
  )
}
