import { defineStyle, List } from '@chakra-ui/react'
import { race } from '../../content/race'
import { RaceText } from '../TextAlternative'

const insights = defineStyle({
  flex: '1',
  display: 'grid',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'baseline',
    gap: '4px 16px',
    paddingBlock: '4',
    borderTop: '1px solid {colors.border}',
  },
  '& li > span': { minWidth: '3.5rem', color: 'fg.muted', fontSize: 'sm' },
  '& p': {
    flex: '1 1 9rem',
    color: 'fg.muted',
    fontSize: 'clamp(1.5rem,4.2cqi + .5rem,2.625rem)',
    lineHeight: '1.12',
    letterSpacing: '-.04em',
    wordSpacing: '.08em',
  },
  /* If observation and conclusion do not fit on one line, each gets its own. */
  '& p > *': { display: 'inline-block' },
  '& b': { color: 'fg' },
})

/** The model's insights into the race: subject, observation and conclusion. */
export function Insights() {
  return (
    <List.Root variant="plain" css={insights}>
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
