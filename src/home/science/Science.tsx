import { Box, Container, chakra, Heading, List, SimpleGrid, Text, useSlotRecipe } from '@chakra-ui/react'
import { home } from '../../content/home'
import { SectionHead } from '../SectionHead'
import { RaceText } from '../TextAlternative'
import { StepPanel } from './StepPanel'
import { scienceRecipe } from './science.recipe'

/** How a prediction is made, in four steps, and the data points behind it, in three lists. */
export function Science() {
  const { title, deck, steps, dataPoints, lists } = home.science
  const styles = useSlotRecipe({ recipe: scienceRecipe })()
  return (
    <Box as="section" containerType="inline-size" pt="section" id="science" aria-label={title}>
      <Container>
        <SectionHead title={title} deck={deck} current={1} />
      </Container>
      <List.Root variant="plain" as="ol" css={styles.steps}>
        {steps.map((step, i) => (
          <List.Item key={step.title} css={styles.step}>
            <StepPanel step={i} />
            <Box css={styles.stepText}>
              <chakra.span css={styles.stepNumber} aria-hidden="true">
                {i + 1}
              </chakra.span>
              <Heading as="h3" size="md" minH={{ lg: '2.2em' }} textWrap="wrap">
                {step.title}
              </Heading>
              <Text mt="3" maxW="34em" color="fg.muted">
                {step.text}
              </Text>
            </Box>
          </List.Item>
        ))}
      </List.Root>
      <Container
        display="grid"
        gap="clamp(48px,6vw,88px)"
        pt="clamp(72px,8vw,128px)"
        _print={{ gap: '6mm', pt: '10mm' }}
      >
        <SimpleGrid
          columns={{ base: 1, lg: 12 }}
          columnGap={{ lg: 'gutter' }}
          alignItems={{ lg: 'end' }}
          _print={{ breakAfter: 'avoid', breakInside: 'avoid' }}
        >
          <Heading as="h3" css={styles.dataPoints}>
            <chakra.span css={styles.dataPointsFigure}>{`${dataPoints.figure} `}</chakra.span>
            <chakra.span css={styles.dataPointsTitle}>{dataPoints.title}</chakra.span>
          </Heading>
          <Text gridColumn={{ lg: '9/13' }} gridRow={{ lg: '2' }} mt="2.5" maxW="30em" color="fg.muted">
            {dataPoints.text}
          </Text>
        </SimpleGrid>
        <SimpleGrid
          columns={{ base: 1, md: 2, lg: 3, _print: 3 }}
          gap="11"
          columnGap={{ md: '10', lg: 'clamp(24px,3vw,48px)', _print: '6mm' }}
        >
          {lists.map((list) => (
            <Box key={list.title} css={styles.list}>
              <Heading as="h4" size="sm" pb="3.5" borderBottom="3px solid {colors.fg}">
                {list.title}
              </Heading>
              <List.Root variant="plain" css={styles.items} aria-label={list.title}>
                {list.items.map(([name, value]) => (
                  <li key={name}>
                    <div className="name">{name}</div>
                    <div className="value">
                      <RaceText>{value}</RaceText>
                    </div>
                  </li>
                ))}
              </List.Root>
            </Box>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  )
}
