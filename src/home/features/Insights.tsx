import { chakra, List, Span, Text, useSlotRecipe } from '@chakra-ui/react'
import { race } from '../../content/race'
import { RaceText } from '../TextAlternative'
import { insightsRecipe } from './insights.recipe'

/** The model's insights into the race: subject, observation and conclusion. */
export function Insights() {
  const styles = useSlotRecipe({ recipe: insightsRecipe })()
  return (
    <List.Root variant="plain" css={styles.root}>
      {race.insights.map(({ subject, observation, conclusion }) => (
        <List.Item key={subject} css={styles.item}>
          <Span css={styles.subject}>{subject}</Span>{' '}
          <Text css={styles.text}>
            <Span css={styles.observation}>
              <RaceText>{observation}</RaceText>
            </Span>{' '}
            <chakra.b css={styles.conclusion}>
              <RaceText>{conclusion}</RaceText>
            </chakra.b>
          </Text>
        </List.Item>
      ))}
    </List.Root>
  )
}
