import { Box, Container, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { home } from '../../content/home'
import { SectionHead } from '../SectionHead'
import { Alerts } from './Alerts'
import { featureCardRecipe } from './features.recipe'
import { HeatMap } from './HeatMap'
import { Insights } from './Insights'
import { LiveData } from './LiveData'
import { Predictions } from './Predictions'
import { RaceShape } from './RaceShape'
import { SilkSymbols } from './Silks'

const FeatureCard = chakra('article', featureCardRecipe)

type CardName = keyof typeof home.features.cards

/** Each card's illustration, and how many of the grid's twelve columns it spans, in order. */
const cards = {
  predictions: { Figure: Predictions, md: 12, lg: 7 },
  live: { Figure: LiveData, md: 6, lg: 5 },
  analytics: { Figure: HeatMap, md: 6, lg: 5 },
  insights: { Figure: Insights, md: 12, lg: 7 },
  shape: { Figure: RaceShape, md: 12, lg: 8 },
  alerts: { Figure: Alerts, md: 12, lg: 4 },
} satisfies Record<CardName, object>

function Feature({ name }: { name: CardName }) {
  const { title, text } = home.features.cards[name]
  const { Figure, md, lg } = cards[name]
  const tone = name === 'insights' ? 'inverted' : 'normal'
  return (
    <FeatureCard
      tone={tone}
      gridColumn={{ md: `span ${md}`, lg: `span ${lg}`, _print: `span ${md}` }}
      aria-label={title}
    >
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
        <SimpleGrid columns={{ base: 1, md: 12, _print: 12 }} gap="2" mt="clamp(40px,5vw,72px)">
          {(Object.keys(cards) as CardName[]).map((name) => (
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
