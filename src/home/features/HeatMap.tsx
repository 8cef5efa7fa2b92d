import { chakra, defineStyle } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race, topPick } from '../../content/race'
import { silkOf } from '../Silks'
import { RaceText } from '../TextAlternative'

const narrow = '@container (max-width: 17rem)'

/** The lowest win chances, in percent, of the heat levels 0 to 5. */
const limits = [0, 3, 6, 10, 15, 20]
const heatOf = (chance: number) => limits.findLastIndex((limit) => chance >= limit)

const heatMap = defineStyle({
  borderSpacing: '[3px]',
  // The outer cells are aligned with the text above.
  marginInline: '[-3px]',
  width: '[calc(100% + 6px)]',
  tableLayout: 'fixed',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    paddingInline: '[3px]',
    paddingBottom: '1.5',
    color: 'fg.muted',
    lineHeight: 'short',
    textAlign: 'start',
    textWrap: 'balance',
  },
  '& .runner': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginBottom: '1',
    color: 'fg',
    fontWeight: 'semibold',
  },
  '& thead td': { width: '[28%]' },
  '& th': {
    padding: '0',
    color: 'fg.muted',
    fontSize: '[min({fontSizes.sm},max(13px,4.5cqi))]',
    fontWeight: 'medium',
    lineHeight: 'shorter',
    [narrow]: { fontSize: '[min({fontSizes.xs},max(12px,5cqi))]' },
  },
  '& thead th': { paddingBottom: '1', [narrow]: { fontSize: '[min({fontSizes.xs},max(12px,4.7cqi))]' } },
  '& tbody th': { paddingInlineEnd: '1', textAlign: 'start' },
  '& tbody td': {
    height: { base: '9', md: '11' },
    padding: '0',
    fontSize: '[min({fontSizes.sm},7cqi)]',
    fontWeight: 'semibold',
    textAlign: 'center',
    _highContrast: { forcedColorAdjust: 'none' },
  },
  ...Object.fromEntries(limits.map((_, i) => [`& [data-heat="${i}"]`, { backgroundColor: `heat.${i}` }])),
  '& :is([data-heat="4"],[data-heat="5"])': { color: 'bg' },
  '& [data-heat=tonight]': {
    backgroundColor: 'accent.solid',
    color: 'accent.contrast',
    fontSize: '[min({fontSizes.xl},8.5cqi)]',
    fontWeight: 'extrabold',
    _print: { fontSize: '[14pt]' },
  },
  // For text so large that the names of the rows do not fit beside the cells: each is above its row.
  '@container (max-width: 11rem)': {
    '&, & :is(caption,thead,tbody)': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(5,minmax(0,1fr))', gap: '[3px]', paddingTop: '[3px]' },
    '& thead td': { display: 'none' },
    '& tbody th': { gridColumn: '1/-1', fontSize: 'sm' },
    '& thead th': { fontSize: '[6.4cqi]' },
    '& tbody td, & [data-heat=tonight]': { fontSize: '[10cqi]', lineHeight: '[36px]' },
  },
})

/**
 * The top pick's win chances by going and trip. Higher chances contrast more with the page; tonight's race is marked.
 */
export function HeatMap() {
  const { caption, tonight: tonightInWords } = home.features.cards.analytics
  const { trips, rows, tonight } = race.chances
  return (
    <chakra.table css={heatMap} role="table">
      <caption>
        <div className="runner">
          <svg width="32" height="29" aria-hidden="true">
            <use href={silkOf(topPick)} />
          </svg>
          {`${topPick.number} ${topPick.name}`}
        </div>
        {`${caption} `}
        <RaceText>{tonightInWords}</RaceText>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" />
          {trips.map((trip) => (
            <th key={trip} role="columnheader" scope="col">
              <RaceText>{trip}</RaceText>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ going, percent }) => (
          <tr key={going} role="row">
            <th role="rowheader" scope="row">
              <RaceText>{going}</RaceText>
            </th>
            {percent.map((chance, i) => {
              const isTonight = going === tonight.going && trips[i] === tonight.trip
              return (
                <td key={trips[i]} role="cell" data-heat={isTonight ? 'tonight' : heatOf(chance)}>
                  {chance}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
