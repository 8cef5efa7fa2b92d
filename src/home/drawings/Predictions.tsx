import { race, topPick } from '../../content/race'
import { Spoken } from '../Spoken'
import { silkOf } from './Silks'

/** Share of the lane, percent, that one percent of win chance covers: leaves room for the silks before the post. */
const LANE = 2.55

/** The field in predicted order; each runner as far along its lane as its win chance. */
export function Predictions() {
  return (
    <ol className="figure predictions" role="list">
      {race.runners.map((runner) => {
        const best = runner.number === topPick.number
        const along = `${Math.round(runner.chance * LANE)}%`
        return (
          <li key={runner.number} className={best ? 'on' : undefined}>
            <div className="no">
              <Spoken words={`Number ${runner.number}`}>{runner.number}</Spoken>
            </div>
            <div className="name">{runner.name}</div>
            <svg aria-hidden="true" focusable="false">
              <rect y={best ? 14 : 16} width={along} height={best ? 7 : 3} />
              <use href={silkOf(runner)} x={along} y="2" width="35" height="32" />
            </svg>
            <div className="chance">{`${runner.chance}%`}</div>
          </li>
        )
      })}
    </ol>
  )
}
