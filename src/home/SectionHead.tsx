import { Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { SectionalRuler, type SectionalRulerProps } from './SectionalRuler'

/** The three columns of the sections' heads and lists, which share their edges. */
export const thirds = { columns: { base: 1, lg: 3 }, columnGap: '[clamp(24px,3vw,48px)]' } as const

export interface SectionHeadProps extends Pick<SectionalRulerProps, 'current'> {
  title: string
  deck: string
}

/** The head of a section: sectional ruler, heading, and the deck, which is beside the heading on wide screens. */
export function SectionHead({ title, deck, current }: SectionHeadProps) {
  return (
    <SimpleGrid as="header" {...thirds} rowGap="2.5">
      <SectionalRuler current={current} gridColumn="1/-1" mb={{ base: '4', md: '10' }} />
      <Heading gridColumn={{ lg: '1/3' }} ms="[-.03em]" textStyle="sectionTitle">
        {title}
      </Heading>
      <Text
        alignSelf="end"
        color="fg.muted"
        fontSize={{ base: 'lg', md: '2xl' }}
        fontWeight={{ md: 'medium' }}
        lineHeight={{ base: 'moderate', md: 'shorter' }}
        letterSpacing={{ md: 'tight' }}
        textWrap="balance"
      >
        {deck}
      </Text>
    </SimpleGrid>
  )
}
