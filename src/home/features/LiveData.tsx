import { defineStyle, List } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { home } from '../../content/home'
import { race, spoken } from '../../content/race'
import { RaceText, TextAlternative } from '../TextAlternative'

/** For text so large that text and drawing do not fit side by side. */
const largeText = '@container (max-width: 12rem)'

/** The data behind a rating, one row each: text on the left, its drawing on the right. */
const liveData = defineStyle({
  flex: '1',
  display: 'grid',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,min(13.75rem,45cqi))',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '3',
    borderTop: '1px solid {colors.border}',
    [largeText]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& .label': { color: 'fg.muted', fontSize: 'sm' },
  '& .value': { fontSize: { base: 'md', md: 'xl' }, lineHeight: '1.25', letterSpacing: '-.02em', textWrap: 'balance' },
  '& b': { fontWeight: '740' },
  '& svg': { width: '100%', overflow: 'visible' },
  '& .price': { height: '44px' },
  '& .price path': { fill: 'none', stroke: 'fg', strokeWidth: '2.5', _highContrast: { stroke: 'CanvasText' } },
  /* Standard is the middle of the scale. */
  '& .scale': {
    height: '16px',
    backgroundImage:
      'linear-gradient({colors.accent.solid} 0 0),linear-gradient(90deg,{colors.heat.1},{colors.heat.3} 50%,{colors.heat.4})',
    backgroundPosition: '50% 0,0 5px',
    backgroundSize: '3px 16px,100% 6px',
    backgroundRepeat: 'no-repeat',
    _highContrast: { forcedColorAdjust: 'none' },
  },
  '& .key': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '1',
    marginTop: '0.5',
    color: 'fg.muted',
    fontSize: 'min(.8125rem,5cqi)',
    lineHeight: '1.3',
    textWrap: 'balance',
    [largeText]: { fontSize: '8cqi' },
  },
  '& .rides': { height: '34px' },
  '& .rides path': { fill: 'dot', _highContrast: { forcedColorAdjust: 'none' } },
  '& .rides [data-place="won"]': { fill: 'accent.solid' },
  '& .rides [data-place="2nd"]': { fill: 'fg' },
  '& .runs': { display: 'flex', gap: '1' },
  '& .runs span': {
    flex: '1',
    paddingBlock: '.2em',
    backgroundColor: 'bg.muted',
    fontSize: 'lg',
    fontWeight: '720',
    textAlign: 'center',
    _highContrast: { forcedColorAdjust: 'none' },
  },
  '& .runs [data-run="1"]': { backgroundColor: 'fg', color: 'bg' },
  /* A line between two seasons. */
  '& .runs [data-run="-"]': { flex: '0 0 2px', marginInline: '3px', backgroundColor: 'border.emphasized' },
})

/** Heights of the bars for the last rides, in the order of the places 0 to 3 in `rides`. */
const heights = { unplaced: 4, won: 34, '2nd': 24, '3rd': 16 }
const { odds, going, jockey, form } = race.live

/** The bars of the rides with a place: 7 units wide, 10 apart, on a baseline at y = 34. */
const bars = (place: number, height: number) =>
  jockey.rides.map((ride, i) => (ride === place ? `M${i * 10} 34h7v-${height}h-7z` : '')).join('')

/** A row: text on the left, its drawing on the right. */
function Row({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div>
        <div className="label">{label}</div>
        <div className="value">{value}</div>
      </div>
      <div aria-hidden="true">{children}</div>
    </li>
  )
}

/** The data behind a rating while the market is open: odds, going, the jockey's last rides, the horse's last runs. */
export function LiveData() {
  const { rows } = home.features.cards.live
  return (
    <List.Root variant="plain" css={liveData}>
      <Row
        label={rows.odds}
        value={
          <TextAlternative text={spoken[`${odds.from} to ${odds.to}`] ?? ''}>
            {`${odds.from} to `}
            <b>{odds.to}</b>
          </TextAlternative>
        }
      >
        <svg className="price" viewBox="0 0 220 56" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d="M0 12H26V20H48V16H70V30H96V30H118V42H150V38H172V48H220" />
        </svg>
      </Row>
      <Row label={rows.going} value={<b>{going.now}</b>}>
        <div className="scale" />
        <div className="key">
          {going.scale.map((state) => (
            <span key={state}>{state}</span>
          ))}
        </div>
      </Row>
      <Row
        label={rows.jockey}
        value={
          <>
            <b>{jockey.strikeRate}</b>
            {` of ${jockey.rides.length} rides won`}
          </>
        }
      >
        <svg
          className="rides"
          viewBox={`0 0 ${jockey.rides.length * 10 - 3} 34`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {Object.entries(heights).map(([name, height], place) => (
            <path key={name} data-place={name} d={bars(place, height)} />
          ))}
        </svg>
        <div className="key">Tall to short: won, 2nd, 3rd, unplaced</div>
      </Row>
      <Row
        label={rows.form}
        value={
          <b>
            <RaceText>{form}</RaceText>
          </b>
        }
      >
        <div className="runs">
          {[...form].map((run, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: form figures are constant, and may repeat
            <span key={i} data-run={run}>
              {run !== '-' && run}
            </span>
          ))}
        </div>
      </Row>
    </List.Root>
  )
}
