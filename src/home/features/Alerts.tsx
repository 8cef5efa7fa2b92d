import { List } from '@chakra-ui/react'
import { race } from '../../content/race'
import { RaceText } from '../Spoken'
import { alerts } from './alerts.recipe'
import { figure } from './figure'

/** The app's alerts on the day of the race, latest first. */
export function Alerts() {
  return (
    <List.Root css={[figure, alerts]}>
      {race.alerts.map(({ time, title, text }) => (
        <li key={time}>
          <time>{time}</time>{' '}
          <p>
            <b>{title}</b> <RaceText>{text}</RaceText>
          </p>
        </li>
      ))}
    </List.Root>
  )
}
