import { race } from '../../content/race'
import { RaceText } from '../Spoken'
import { alertsRecipe } from './alerts.styles'

const styles = alertsRecipe()

/** The app's alerts on the day of the race, latest first. */
export function Alerts() {
  return (
    <ul className={styles.root} role="list">
      {race.alerts.map(({ time, kind, text }) => (
        <li key={time} className={styles.alert}>
          <time className={styles.time}>{time}</time>{' '}
          <p className={styles.text}>
            <b className={styles.kind}>{kind}</b> <RaceText>{text}</RaceText>
          </p>
        </li>
      ))}
    </ul>
  )
}
