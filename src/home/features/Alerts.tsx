import { defineStyle, List } from '@chakra-ui/react'
import { race } from '../../content/race'
import { RaceText } from '../TextAlternative'

const alerts = defineStyle({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'baseline',
    columnGap: '3',
    padding: { base: '12px 14px', md: '16px 18px' },
    borderRadius: 'l2',
    backgroundColor: 'bg',
    lineHeight: '1.35',
    _highContrast: { border: '1px solid CanvasText' },
  },
  '& li + li': { marginTop: '1.5' },
  '& .latest': { borderInlineStart: '4px solid {colors.accent.solid}', paddingInlineStart: { base: '2.5', md: '3.5' } },
  '& time': { color: 'fg.muted', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  '& p': { gridColumn: '1/-1', color: 'fg.muted', fontSize: 'sm', textWrap: 'balance' },
})

/** The app's alerts on the day of the race, latest first. */
export function Alerts() {
  return (
    <List.Root variant="plain" css={alerts}>
      {race.alerts.map(({ time, title, text }, i) => (
        <li key={time} className={i === 0 ? 'latest' : undefined}>
          <time>{time}</time> <b>{title}</b>{' '}
          <p>
            <RaceText>{text}</RaceText>
          </p>
        </li>
      ))}
    </List.Root>
  )
}
