import { race, topPick } from '../../content/race'
import { Spoken } from '../Spoken'
import { predictionsRecipe } from './predictions.styles'
import { silkOf } from './Silks'

/** Percent of the lane's length per percent of win chance; leaves room for the silks before the post. */
const LANE = 2.55

/** The field in predicted order; each runner as far along its lane as its win chance. */
export function Predictions() {
  return (
    <ol className={predictionsRecipe().root} role="list">
      {race.runners.map((runner) => {
        const best = runner === topPick
        const styles = predictionsRecipe({ best })
        const along = `${Math.round(runner.chance * LANE)}%`
        return (
          <li key={runner.number} className={styles.runner}>
            <div className={styles.number}>
              <Spoken words={`Number ${runner.number}`}>{runner.number}</Spoken>
            </div>
            <div className={styles.name}>{runner.name}</div>
            <svg className={styles.lane} aria-hidden="true">
              <rect className={styles.bar} y={best ? 14 : 16} width={along} height={best ? 7 : 3} />
              <use className={styles.silks} href={silkOf(runner)} x={along} y="2" width="35" height="32" />
            </svg>
            <div className={styles.chance}>{`${runner.chance}%`}</div>
          </li>
        )
      })}
    </ol>
  )
}
