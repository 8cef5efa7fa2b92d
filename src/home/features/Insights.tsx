import { List } from '@chakra-ui/react'
import { race } from '../../content/race'
import { RaceText } from '../Spoken'
import { figure } from './figure'
import { insights } from './insights.recipe'

/** The model's insights into the race: subject, observation and conclusion. */
export function Insights() {
  return (
    <List.Root css={[figure, insights]}>
      {race.insights.map(({ subject, observation, conclusion }) => (
        <li key={subject}>
          <span>{subject}</span>{' '}
          <p>
            <span>
              <RaceText>{observation}</RaceText>
            </span>{' '}
            <b>
              <RaceText>{conclusion}</RaceText>
            </b>
          </p>
        </li>
      ))}
    </List.Root>
  )
}
