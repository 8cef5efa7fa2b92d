import { Box, Card, Container, SimpleGrid, Text } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { home } from '../../content/home'
import { SectionHead } from '../SectionHead'
import { Alerts } from './Alerts'
import { HeatMap } from './HeatMap'
import { Insights } from './Insights'
import { LiveData } from './LiveData'
import { Predictions } from './Predictions'
import { RaceShape } from './RaceShape'

type CardName = keyof typeof home.features.cards

/** Each card's illustration, and the number of the grid's twelve columns that it spans on tablets and wide screens. */
const cards = {
  predictions: { Figure: Predictions, columns: { lg: 7 } },
  live: { Figure: LiveData, columns: { md: 6, lg: 5 } },
  analytics: { Figure: HeatMap, columns: { md: 6, lg: 5 } },
  insights: { Figure: Insights, columns: { lg: 7 } },
  shape: { Figure: RaceShape, columns: { lg: 8 } },
  alerts: { Figure: Alerts, columns: { lg: 4 } },
} satisfies Record<CardName, { Figure: ComponentType; columns: { md?: number; lg: number } }>

function Feature({ name }: { name: CardName }) {
  const { title, text } = home.features.cards[name]
  const { Figure, columns } = cards[name]
  return (
    <Card.Root
      as="article"
      {...(name === 'insights' && { variant: 'surface', 'data-surface': 'inverted' })}
      gridColumn={{ md: `span ${'md' in columns ? columns.md : 12}`, lg: `span ${columns.lg}` }}
      aria-label={title}
    >
      <Card.Header>
        <Card.Title>{title}</Card.Title>
        <Card.Description>{text}</Card.Description>
      </Card.Header>
      <Card.Body>
        <Figure />
      </Card.Body>
    </Card.Root>
  )
}

/** The cards, each with an illustration from the sample race. */
export function Features() {
  const { title, deck, note } = home.features
  return (
    <Box as="section" pt={{ base: '12', md: 'section' }} id="features" aria-label={title}>
      <Container>
        <SectionHead title={title} deck={deck} current={2} />
        <SimpleGrid columns={{ base: 1, md: 12 }} gap="2" mt={{ base: '7', md: '14' }}>
          {(Object.keys(cards) as CardName[]).map((name) => (
            <Feature key={name} name={name} />
          ))}
        </SimpleGrid>
        <Text mt={{ base: '3', md: '5' }} textStyle="xs" color="fg.subtle">
          {note}
        </Text>
      </Container>
    </Box>
  )
}
