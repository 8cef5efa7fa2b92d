import { defineStyle, List } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { expandAbbreviations } from '../../content/expandAbbreviations'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { RaceText, TextAlternative } from '../TextAlternative'
import { heat, ownColors } from './features.recipe'

/** The colors of a scheme, 0 for light and 1 for dark, from low to high. */
const scale = (scheme: 0 | 1) => `linear-gradient(90deg,${heat[1][scheme]},${heat[3][scheme]} 50%,${heat[4][scheme]})`

/** For text so large that text and drawing do not fit side by side. */
const largeText = '@container (max-width: 12rem)'

/** The data behind a rating, one row each: text on the left, its drawing on the right. */
const liveData = defineStyle({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) minmax(0,min(13.75rem,48cqi))',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '3.5',
    borderTop: '1px solid {colors.border}',
    [largeText]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
  '& .label': { color: 'fg.muted', fontSize: 'sm' },
  '& .value': { fontSize: 'xl', lineHeight: '1.3', letterSpacing: '-.02em' },
  '& b': { fontWeight: '740' },
  '& .value svg': {
    display: 'inline-block',
    width: '.9em',
    overflow: 'visible',
    fill: 'none',
    stroke: 'currentColor',
  },
  '& .price, & .rides': { width: '100%', overflow: 'visible' },
  '& .price': { height: '48px' },
  '& .price path': { fill: 'none', stroke: 'fg', strokeWidth: '2.5', _highContrast: { stroke: 'CanvasText' } },
  '& .scale': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '1',
    paddingTop: '4',
    color: 'fg.muted',
    fontSize: 'min(.8125rem,5cqi)',
    [largeText]: { fontSize: '8cqi' },
    ...ownColors,
    _before: {
      content: '""',
      position: 'absolute',
      top: '1',
      insetX: '0',
      height: '6px',
      backgroundImage: { base: scale(0), _dark: scale(1) },
    },
    /* Standard is the middle of the scale. */
    _after: {
      content: '""',
      position: 'absolute',
      top: '-3px',
      left: '50%',
      width: '3px',
      height: '20px',
      backgroundColor: 'accent.solid',
    },
  },
  '& .rides': { height: '34px' },
  '& .key': { marginTop: '1', color: 'fg.muted', fontSize: 'xs', lineHeight: '1.3' },
  '& .rides path': { fill: 'dot', ...ownColors },
  '& .rides [data-place="1"]': { fill: 'accent.solid' },
  '& .rides [data-place="2"]': { fill: 'fg' },
  '& .runs': { display: 'flex', justifyContent: 'flex-end', gap: '1' },
  '& .runs span': {
    flex: '0 1 2.125rem',
    paddingBlock: '.3em',
    backgroundColor: 'bg.muted',
    fontSize: 'lg',
    fontWeight: '720',
    lineHeight: '1.5',
    textAlign: 'center',
    ...ownColors,
  },
  '& .runs [data-run="1"]': { backgroundColor: 'fg', color: 'bg' },
  /* A line between two seasons. */
  '& .runs [data-run="-"]': {
    flex: '0 1 2px',
    marginInline: '3px',
    backgroundColor: 'border.emphasized',
  },
})

/**
 * Heights of the bars for the last rides, by place: a win is the tallest, an unplaced ride (0) the shortest. Bars are 7
 * units wide, 10 apart, on a baseline at y = 34.
 */
const heights = [4, 34, 24, 16]
const rides = (place: number) =>
  race.live.jockey.rides.map((ridden, i) => (ridden === place ? `M${i * 10} 34h7v-${heights[place]}h-7z` : '')).join('')
const ridesWidth = race.live.jockey.rides.length * 10 - 3

/** A row: text on the left, its drawing on the right. */
function Row({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <li>
      <div>
        <div className="label">{label}</div>
        <div className="value">{value}</div>
      </div>
      {children}
    </li>
  )
}

/** The change in odds, with a drawn arrow, because the font has none. */
function Odds({ from, to }: { from: string; to: string }) {
  return (
    <TextAlternative text={expandAbbreviations(`${from} into ${to}`)}>
      {`${from} `}
      <svg viewBox="0 0 18 12" aria-hidden="true">
        <path d="M0 6H17M12 1l5 5-5 5" />
      </svg>{' '}
      <b>{to}</b>
    </TextAlternative>
  )
}

/** The data behind a rating while the market is open: odds, going, the jockey's last rides, the horse's last runs. */
export function LiveData() {
  const { rows } = home.features.cards.live
  const { odds, going, jockey, form } = race.live
  return (
    <List.Root variant="plain" css={liveData}>
      <Row label={rows.odds} value={<Odds {...odds} />}>
        <svg className="price" viewBox="0 0 220 56" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d="M0 12H26V20H48V16H70V30H96V30H118V42H150V38H172V48H220" />
        </svg>
      </Row>
      <Row label={rows.going} value={<b>{going.now}</b>}>
        <div className="scale" aria-hidden="true">
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
        <div aria-hidden="true">
          <svg className="rides" viewBox={`0 0 ${ridesWidth} 34`} preserveAspectRatio="none" aria-hidden="true">
            {heights.map((height, place) => (
              <path key={height} data-place={place} d={rides(place)} />
            ))}
          </svg>
          <div className="key">Tall to short: won, 2nd, 3rd, unplaced</div>
        </div>
      </Row>
      <Row
        label={rows.form}
        value={
          <b>
            <RaceText>{form}</RaceText>
          </b>
        }
      >
        <div className="runs" aria-hidden="true">
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
