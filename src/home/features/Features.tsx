import type { ComponentType } from 'react'
import { home } from '../../content/home'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Text } from '../../ui/Text'
import { SectionHead } from '../SectionHead'
import { Alerts } from './Alerts'
import { cardRecipe, featuresRecipe } from './features.styles'
import { HeatMap } from './HeatMap'
import { Insights } from './Insights'
import { LiveData } from './LiveData'
import { Predictions } from './Predictions'
import { RaceShape } from './RaceShape'
import { SilkSymbols } from './Silks'

const styles = featuresRecipe()

type CardName = keyof typeof home.features.cards

/** The figure of each card, in the order of the cards. */
const figures: Record<CardName, ComponentType> = {
  predictions: Predictions,
  live: LiveData,
  analytics: HeatMap,
  insights: Insights,
  shape: RaceShape,
  alerts: Alerts,
}

function Card({ name }: { name: CardName }) {
  const { title, text } = home.features.cards[name]
  const styles = cardRecipe({ card: name })
  const Figure = figures[name]
  return (
    <article className={styles.root} aria-label={title}>
      <div>
        <Heading as="h3" size="lg">
          {title}
        </Heading>
        <Text color="fg.2" className={styles.text}>
          {text}
        </Text>
      </div>
      <Figure />
    </article>
  )
}

/** The cards, each with a figure from the sample race. */
export function Features() {
  const { title, deck, note } = home.features
  return (
    <section className={styles.root} id="features" aria-label={title}>
      <SilkSymbols className={styles.symbols} />
      <Container>
        <SectionHead title={title} deck={deck} current={2} shortTitle />
        <div className={styles.cards}>
          {(Object.keys(figures) as CardName[]).map((name) => (
            <Card key={name} name={name} />
          ))}
        </div>
        <Text textStyle="note" color="fg.3" className={styles.note}>
          {note}
        </Text>
      </Container>
    </section>
  )
}
