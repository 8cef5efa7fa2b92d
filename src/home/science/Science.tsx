import { Box, Container, chakra, DataList, Heading, List, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react'
import { home } from '../../content/home'
import { SectionHead, thirds } from '../SectionHead'
import { RaceText } from '../TextAlternative'
import { StepsDrawing } from './StepsDrawing'
import { science } from './science.recipe'

/** How a prediction is made, in four steps, and the data points behind it, in three lists. */
export function Science() {
  const { title, deck, steps, dataPoints, lists } = home.science
  return (
    <Box as="section" containerType="inline-size" pt={{ base: '10', md: 'section' }} id="science" aria-label={title}>
      <Container>
        <SectionHead title={title} deck={deck} current={1} />
      </Container>
      <Box css={science.steps}>
        <Box css={science.drawing}>
          <StepsDrawing />
        </Box>
        <List.Root variant="plain" as="ol" css={science.list}>
          {steps.map((step, i) => (
            <List.Item key={step.title} css={science.step}>
              <chakra.span css={science.number} aria-hidden="true">
                {i + 1}
              </chakra.span>
              <Heading as="h3" size={{ base: 'xs', xl: 'md' }} mb={{ lg: '3' }} textWrap="pretty">
                {step.title}
              </Heading>
              <p>{step.text}</p>
            </List.Item>
          ))}
        </List.Root>
      </Box>
      <Container>
        <SimpleGrid {...thirds} rowGap={{ base: '0.5', lg: '3' }}>
          <Heading as="h3" css={science.dataPoints}>
            {/* Screen readers would stop at each piece of a heading. */}
            <VisuallyHidden userSelect="none">{`${dataPoints.figure} ${dataPoints.title}`}</VisuallyHidden>
            <chakra.span css={science.figure} aria-hidden="true">
              {dataPoints.figure}
            </chakra.span>
            <span aria-hidden="true">{dataPoints.title}</span>
          </Heading>
          <Text gridColumn={{ lg: '3' }} textWrap="balance" fontSize={{ base: '1rem', md: 'md' }} color="fg.muted">
            {dataPoints.text}
          </Text>
        </SimpleGrid>
        <SimpleGrid {...thirds} rowGap={{ base: '6', md: '9' }} mt={{ base: '6', md: '16' }}>
          {lists.map((list) => (
            <Box key={list.title} breakInside="avoid">
              <Heading
                as="h4"
                fontSize={{ base: '1rem', lg: '1.375rem' }}
                pb={{ base: '1.5', lg: '3.5' }}
                borderBottom="3px solid {colors.fg}"
              >
                {list.title}
              </Heading>
              <DataList.Root
                display="grid"
                gridTemplateColumns={{ base: 'repeat(2,minmax(0,1fr))', md: 'repeat(3,minmax(0,1fr))', lg: '1fr' }}
                columnGap="5"
              >
                {list.items.map(([name, value]) => (
                  <DataList.Item
                    key={name}
                    display={{ lg: 'flex' }}
                    gap="4"
                    py={{ base: '2', lg: '2.5' }}
                    borderBottom="1px solid {colors.border}"
                    lineHeight="1.35"
                  >
                    <DataList.ItemLabel
                      fontSize={{ base: '.825rem', lg: 'sm' }}
                      color={{ base: 'fg.muted', lg: 'fg' }}
                      textWrap="balance"
                    >
                      {name}
                    </DataList.ItemLabel>
                    <DataList.ItemValue
                      ms={{ lg: 'auto' }}
                      fontSize={{ base: '1rem', lg: 'md' }}
                      fontWeight={{ base: '600', lg: '400' }}
                      fontVariantNumeric="tabular-nums"
                      textAlign={{ lg: 'end' }}
                    >
                      {/* A word joiner: Orca with Firefox skips a definition that has no text outside other elements. */}
                      {'\u2060'}
                      <RaceText>{value}</RaceText>
                    </DataList.ItemValue>
                  </DataList.Item>
                ))}
              </DataList.Root>
            </Box>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  )
}
