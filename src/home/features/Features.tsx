import { Box, Card, type CardRootProps, Container, Heading, SimpleGrid, Text, useRecipe } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { home } from '../../content/home'
import { SectionHead } from '../SectionHead'
import { Alerts } from './Alerts'
import { cardRecipe } from './features.recipe'
import { HeatMap } from './HeatMap'
import { Insights } from './Insights'
import { LiveData } from './LiveData'
import { Predictions } from './Predictions'
import { RaceShape } from './RaceShape'
import { SilkSymbols } from './Silks'

type CardName = keyof typeof home.features.cards

interface Place {
  Figure: ComponentType
  gridColumn: CardRootProps['gridColumn']
  tone?: 'inverse'
}

/** Each card's figure and columns of twelve, in the order of the cards. */
const places: Record<CardName, Place> = {
  predictions: { Figure: Predictions, gridColumn: { md: 'span 12', lg: 'span 7' } },
  live: { Figure: LiveData, gridColumn: { md: 'span 6', lg: 'span 5' } },
  analytics: { Figure: HeatMap, gridColumn: { md: 'span 6', lg: 'span 5' } },
  insights: { Figure: Insights, gridColumn: { md: 'span 12', lg: 'span 7' }, tone: 'inverse' },
  shape: { Figure: RaceShape, gridColumn: { md: 'span 12', lg: 'span 8' } },
  alerts: { Figure: Alerts, gridColumn: { md: 'span 12', lg: 'span 4' } },
}

/** The columns of each card, in one class: with a style prop each card would have all its styles in a class of its own. */
const columns = Object.fromEntries(
  Object.values(places).map(({ gridColumn }, i) => [`& > article:nth-of-type(${i + 1})`, { gridColumn }]),
)

function Feature({ name }: { name: CardName }) {
  const { title, text } = home.features.cards[name]
  const { Figure, tone } = places[name]
  const card = useRecipe({ recipe: cardRecipe })({ tone })
  return (
    <Card.Root as="article" css={card} aria-label={title}>
      <Card.Header>
        <Heading as="h3" size="lg">
          {title}
        </Heading>
        <Card.Description mt="2.5" maxW="30em" color="fg.muted">
          {text}
        </Card.Description>
      </Card.Header>
      <Figure />
    </Card.Root>
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
        <SimpleGrid css={columns} columns={{ base: 1, md: 12 }} gap="2" mt="clamp(40px,5vw,72px)">
          {(Object.keys(places) as CardName[]).map((name) => (
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
