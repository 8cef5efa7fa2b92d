import { Heading, type HeadingProps, SimpleGrid, Text } from '@chakra-ui/react'
import { thirds } from './SectionHead'

export interface PartHeadProps extends Pick<HeadingProps, 'textStyle'> {
  title: string
  deck: string
}

/** The head of a part of a section: a title, and the deck, which is beside it on wide screens. */
export function PartHead({ title, deck, textStyle }: PartHeadProps) {
  return (
    <SimpleGrid {...thirds} rowGap="2">
      <Heading as="h3" gridColumn={{ lg: '1/3' }} textStyle={textStyle}>
        {title}
      </Heading>
      <Text alignSelf="end" color="fg.muted" fontSize={{ md: 'lg' }} textWrap="balance">
        {deck}
      </Text>
    </SimpleGrid>
  )
}
