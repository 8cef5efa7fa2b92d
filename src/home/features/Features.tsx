import type { ReactNode } from 'react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { featuresRecipe } from './features.styles'
import { HeatMap } from '../drawings/HeatMap'
import { LiveData } from '../drawings/LiveData'
import { Predictions } from '../drawings/Predictions'
import { RaceShape } from '../drawings/RaceShape'
import { SilkSymbols } from '../drawings/Silks'
import { SectionHead } from '../SectionHead'
import { RaceText } from '../Spoken'

const figures: Record<keyof typeof home.features.cards, ReactNode> = {
  predictions: <Predictions />,
  live: <LiveData />,
  analytics: <HeatMap />,
  insights: (
    <ul className="figure insights" role="list">
      {race.insights.map(({ about, read, point }) => (
        <li key={about}>
          <span>{about}</span>{' '}
          <p>
            <span>
              <RaceText>{read}</RaceText>
            </span>{' '}
            <b>
              <RaceText>{point}</RaceText>
            </b>
          </p>
        </li>
      ))}
    </ul>
  ),
  shape: <RaceShape />,
  alerts: (
    <ul className="figure alerts" role="list">
      {race.alerts.map(({ time, kind, text }) => (
        <li key={time}>
          <time>{time}</time>{' '}
          <p>
            <b>{kind}</b> <RaceText>{text}</RaceText>
          </p>
        </li>
      ))}
    </ul>
  ),
}

/** Six cards, each with the part of the sample race that it is about. */
export function Features() {
  const { title, deck, cards, note } = home.features
  return (
    <section className={featuresRecipe()} id="features" aria-label={title}>
      <SilkSymbols />
      <div className="wrap">
        <SectionHead title={title} deck={deck} current={2} shortTitle />
        <div className="cards">
          {(Object.keys(figures) as (keyof typeof figures)[]).map((key) => (
            <article key={key} className={key} aria-label={cards[key].title}>
              <div className="words">
                <h3>{cards[key].title}</h3>
                <p>{cards[key].text}</p>
              </div>
              {figures[key]}
            </article>
          ))}
        </div>
        <p className="note">{note}</p>
      </div>
    </section>
  )
}
