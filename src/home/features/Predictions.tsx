import { List } from '@chakra-ui/react'
import { race, topPick } from '../../content/race'
import { Spoken } from '../Spoken'
import { figure } from './features.recipe'
import { predictions } from './predictions.recipe'
import { silkOf } from './Silks'

/** Percent of the lane's length per percent of win chance; leaves room for the silks before the post. */
const LANE = 2.55

/** The field in predicted order; each runner as far along its lane as its win chance. */
export function Predictions() {
  return (
    <List.Root as="ol" css={[figure, predictions]}>
      {race.runners.map((runner) => {
        const best = runner === topPick
        const along = `${Math.round(runner.chance * LANE)}%`
        return (
          <li key={runner.number} className={best ? 'best' : undefined}>
            <div className="number">
              <Spoken words={`Number ${runner.number}`}>{runner.number}</Spoken>
            </div>
            <div className="name">{runner.name}</div>
            <svg aria-hidden="true">
              <rect y={best ? 14 : 16} width={along} height={best ? 7 : 3} />
              <use href={silkOf(runner)} x={along} y="2" width="35" height="32" />
            </svg>
            <div className="chance">{`${runner.chance}%`}</div>
          </li>
        )
      })}
    </List.Root>
  )
}
