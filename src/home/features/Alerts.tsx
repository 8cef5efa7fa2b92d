import { defineStyle, List } from '@chakra-ui/react'
import { race } from '../../content/race'
import { RaceText } from '../TextAlternative'

const alerts = defineStyle({
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 14px',
    padding: '16px 18px',
    borderRadius: 'l2',
    backgroundColor: 'bg',
    lineHeight: '1.35',
    _highContrast: { border: '1px solid CanvasText' },
  },
  '& li + li': { marginTop: '1.5' },
  '& .latest': { borderInlineStart: '4px solid {colors.accent.solid}', paddingInlineStart: '3.5' },
  '& time': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  '& p': { flex: '1 1 8.5rem', color: 'fg.muted', fontSize: 'sm' },
  '& b': { display: 'block', color: 'fg', fontSize: 'md' },
})

/** The app's alerts on the day of the race, latest first. */
export function Alerts() {
  return (
    <List.Root variant="plain" css={alerts}>
      {race.alerts.map(({ time, title, text }, i) => (
        <li key={time} className={i === 0 ? 'latest' : undefined}>
          <time>{time}</time>{' '}
          <p>
            <b>{title}</b> <RaceText>{text}</RaceText>
          </p>
        </li>
      ))}
    </List.Root>
  )
}
