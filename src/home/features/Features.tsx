import { Box, Container, chakra, Heading, type RecipeVariantProps, SimpleGrid, Text } from '@chakra-ui/react'
import type { ComponentType } from 'react'
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

type CardName = keyof typeof home.features.cards

const FeatureCard = chakra('article', featureCardRecipe)

interface CardProps extends RecipeVariantProps<typeof featureCardRecipe> {
  Figure: ComponentType
}

/** Each card's figure and variants, in order. */
const cards: Record<CardName, CardProps> = {
  predictions: { Figure: Predictions, columns: '7' },
  live: { Figure: LiveData, columns: '5' },
  analytics: { Figure: HeatMap, columns: '5' },
  insights: { Figure: Insights, columns: '7', tone: 'inverted' },
  shape: { Figure: RaceShape, columns: '8' },
  alerts: { Figure: Alerts, columns: '4' },
}

function Feature({ name }: { name: CardName }) {
  const { title, text } = home.features.cards[name]
  const { Figure, ...variants } = cards[name]
  return (
    <FeatureCard {...variants} aria-label={title}>
      <div>
        <Heading as="h3" size="lg">
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

/** The cards, each with a figure from the sample race. */
export function Features() {
  const { title, deck, note } = home.features
  return (
    <Box as="section" pt="section" id="features" aria-label={title}>
      <SilkSymbols />
      <Container>
        <SectionHead title={title} deck={deck} current={2} shortTitle />
        <SimpleGrid columns={{ base: 1, md: 12 }} gap="2" mt="clamp(40px,5vw,72px)">
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
