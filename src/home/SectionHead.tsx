import { Heading, SimpleGrid, Text, useSlotRecipe } from '@chakra-ui/react'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'
import { sectionHeadRecipe } from './sectionHead.recipe'

export interface SectionHeadProps extends Pick<SectionalRulerProps, 'current'> {
  title: string
  deck: string
  /** Narrows the title to 7 of the 12 columns, so that the deck always has room beside it. */
  narrowTitle?: boolean
}

/** The head of a section: sectional ruler, heading, deck. */
export function SectionHead({ title, deck, current, narrowTitle = false }: SectionHeadProps) {
  // A deck of more than 60 characters has more than three lines: too many beside the last line of a full title.
  const isNarrow = narrowTitle || deck.length > 60
  const styles = useSlotRecipe({ recipe: sectionHeadRecipe })({ title: isNarrow ? 'narrow' : 'full' })
  return (
    <SimpleGrid as="header" columns={{ base: 1, lg: 12 }} css={styles.root}>
      <SectionalRuler current={current} gridColumn={{ lg: '1/-1' }} />
      <Heading css={styles.title}>{title}</Heading>
      <Text css={styles.deck}>{deck}</Text>
    </SimpleGrid>
  )
}
