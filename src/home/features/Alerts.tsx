import { chakra, List, Text, useSlotRecipe } from '@chakra-ui/react'
import { race } from '../../content/race'
import { RaceText } from '../TextAlternative'
import { alertsRecipe } from './alerts.recipe'

/** The app's alerts on the day of the race, latest first. */
export function Alerts() {
  const recipe = useSlotRecipe({ recipe: alertsRecipe })
  const styles = recipe()
  return (
    <List.Root variant="plain" css={styles.root}>
      {race.alerts.map(({ time, title, text }, i) => (
        <List.Item key={time} css={recipe({ latest: i === 0 }).item}>
          <chakra.time css={styles.time}>{time}</chakra.time> <b>{title}</b>{' '}
          <Text css={styles.text}>
            <RaceText>{text}</RaceText>
          </Text>
        </List.Item>
      ))}
    </List.Root>
  )
}
