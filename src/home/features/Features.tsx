import { Box, Container, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { home } from '../../content/home'
import { SectionHead } from '../SectionHead'
import { Alerts } from './Alerts'
import { cardGrid, featureCardRecipe } from './features.recipe'
import { HeatMap } from './HeatMap'
import { Insights } from './Insights'
import { LiveData } from './LiveData'
import { Predictions } from './Predictions'
import { RaceShape } from './RaceShape'
import { SilkSymbols } from './Silks'

const FeatureCard = chakra('article', featureCardRecipe)

type CardName = keyof typeof home.features.cards

/** Each card's illustration, in order. */
const figures = {
  predictions: Predictions,
  live: LiveData,
  analytics: HeatMap,
  insights: Insights,
  shape: RaceShape,
  alerts: Alerts,
} satisfies Record<CardName, ComponentType>

function Feature({ name }: { name: CardName }) {
  const { title, text } = home.features.cards[name]
  const Figure = figures[name]
  const tone = name === 'insights' ? 'inverted' : 'normal'
  return (
    <FeatureCard tone={tone} aria-label={title}>
      <div>
        <Heading as="h3" size="lg" fontSize="min({fontSizes.deck},16.5cqi)">
          {title}
        </Heading>
        <Text mt="2.5" maxW="30em" color="fg.muted">
          {text}
        </Text>
      </div>
      <Figure />
    </FeatureCard>
  )
}

/** The cards, each with an illustration from the sample race. */
export function Features() {
  const { title, deck, note } = home.features
  return (
    <Box as="section" pt="section" id="features" aria-label={title}>
      <SilkSymbols />
      <Container>
        <SectionHead title={title} deck={deck} current={2} narrowTitle />
        <SimpleGrid columns={{ base: 1, md: 12, _print: 12 }} css={cardGrid} gap="2" mt="clamp(40px,5vw,72px)">
          {(Object.keys(figures) as CardName[]).map((name) => (
            <Feature key={name} name={name} />
          ))}
        </SimpleGrid>
        <Text mt="5" textStyle="xs" color="fg.subtle">
          {note}
        </Text>
      </Container>
    </Box>
  )
}
