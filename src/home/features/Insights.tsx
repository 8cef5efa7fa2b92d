import { race } from '../../content/race'
import { RaceText } from '../Spoken'
import { insightsRecipe } from './insights.styles'

const styles = insightsRecipe()

/** The model's insights into the race: subject, observation and conclusion. */
export function Insights() {
  return (
    <ul className={styles.root} role="list">
      {race.insights.map(({ about, read, point }) => (
        <li key={about} className={styles.insight}>
          <span className={styles.about}>{about}</span>{' '}
          <p className={styles.text}>
            <span className={styles.read}>
              <RaceText>{read}</RaceText>
            </span>{' '}
            <b className={styles.point}>
              <RaceText>{point}</RaceText>
            </b>
          </p>
        </li>
      ))}
    </ul>
  )
}
