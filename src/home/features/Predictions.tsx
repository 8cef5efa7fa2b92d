import { Box, chakra, defineStyle, Flex, Span, Text, VisuallyHidden } from '@chakra-ui/react'
import { home } from '../../content/home'
import { impliedChance, race, topPick } from '../../content/race'
import { silkOf } from '../Silks'
import { RaceText, TextAlternative } from '../TextAlternative'

/** Narrow cards, without silks. */
const narrow = '@container (max-width: 16rem)'
const beside = '@container (min-width: 34rem)'

const { label, columns, conclusion, shown, more } = home.features.cards.predictions

/** What the marks in the lanes mean. */
const key = defineStyle({
  flexWrap: 'wrap',
  columnGap: '4',
  marginBottom: '2',
  color: 'fg.muted',
  fontSize: 'xs',
  fontWeight: 'medium',
  lineHeight: 'shorter',
})

const mark = defineStyle({
  display: 'inline-block',
  width: '3.5',
  height: '2',
  marginInlineEnd: '1.5',
  backgroundColor: 'dot',
  _highContrast: { forcedColorAdjust: 'none', backgroundColor: '[Highlight]' },
})

const tick = defineStyle({
  display: 'inline-block',
  width: '0.5',
  height: '3.5',
  marginInlineEnd: '1.5',
  verticalAlign: '-.15em',
  backgroundColor: 'fg',
  _highContrast: { forcedColorAdjust: 'none', backgroundColor: '[CanvasText]' },
})

const predictions = defineStyle({
  borderCollapse: 'collapse',
  width: 'full',
  fontSize: { base: 'sm', md: 'md' },
  lineHeight: 'shorter',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { padding: '0', fontWeight: 'medium', textAlign: 'start' },
  '& thead th:first-of-type': { width: 'full' },
  '& tbody tr': { borderTopWidth: '1px' },
  // Fewer runners on a phone.
  '& .wide': { display: 'none', _mdOrPrint: { display: 'table-row' } },
  '& tbody :is(th, td)': {
    paddingBlock: '2.5',
    verticalAlign: 'top',
    [beside]: { paddingBlock: '3.5', verticalAlign: 'middle' },
  },
  '& .runner': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0,1fr)',
    columnGap: '2',
    rowGap: '1.5',
    [narrow]: { gridTemplateColumns: 'minmax(0,1fr)' },
    [beside]: { gridTemplateColumns: '35px 9.5rem minmax(0,1fr)', alignItems: 'center', columnGap: '2.5' },
  },
  '& .silks': {
    [narrow]: { display: 'none' },
    gridRow: '1/3',
    alignSelf: 'center',
    height: '[29px]',
    [beside]: { gridRow: '1', height: '8' },
    _highContrast: { forcedColorAdjust: 'none' },
  },
  // Beside the silks, the lane is as wide as the table; it does not widen its column.
  '& .lane': {
    gridColumn: '-2/-1',
    width: '0',
    height: '6',
    [beside]: { gridRow: '1', width: 'auto' },
    '& svg': {
      width: '[calc(100cqi - 40px)]',
      maxWidth: '[none]',
      height: 'full',
      overflow: 'visible',
      [narrow]: { width: '[100cqi]' },
      [beside]: { width: 'full' },
    },
  },
  '& .chance': { fill: 'dot', _highContrast: { fill: '[Highlight]' } },
  '& .price': { fill: 'fg', _highContrast: { fill: '[CanvasText]' } },
  '& .gain': { fill: 'fg', fontSize: 'sm', fontWeight: 'bold', _highContrast: { fill: '[CanvasText]' } },
  '& :is(td, thead th + th)': { paddingInlineStart: '[3cqi]', textAlign: 'end' },
  '& td': { fontWeight: 'semibold', whiteSpace: 'nowrap', [beside]: { fontSize: 'lg' } },
  '& td + td': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium', [beside]: { fontSize: 'md' } },
  '& .odds': { marginInlineEnd: { base: '1', md: '2' }, fontSize: 'sm' },
  '& .best': {
    '& th, & td': { fontWeight: 'bold' },
    '& .chance': { fill: 'accent.solid', _highContrast: { fill: '[Highlight]' } },
  },
  // For text so large that a name and its two chances do not fit side by side.
  '@container (max-width: 11rem)': {
    '&, & :is(thead, tbody)': { display: 'block' },
    '& tbody tr:not(.wide)': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
    '& th:first-of-type': { flex: '1 0 100%' },
  },
})

const count = defineStyle({ color: 'fg.muted', whiteSpace: 'nowrap' })

/** Percent of a lane's length per percent of win chance: the longest bar leaves room for the figure behind it. */
const LANE = 2.6

/**
 * The first of the field in predicted order: each runner's win chance beside the chance that its price implies. In the
 * lanes, a bar is as long as the win chance, and a tick marks the price's chance.
 */
export function Predictions() {
  return (
    <>
      <Box flex="1">
        <Flex css={key} aria-hidden="true">
          <span>
            <chakra.span css={mark} />
            {columns.chance}
          </span>
          <span>
            <chakra.span css={tick} />
            {columns.price}
          </span>
        </Flex>
        <chakra.table css={predictions} role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {Object.values(columns).map((column) => (
                <th key={column} role="columnheader" scope="col">
                  <VisuallyHidden>{column}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {race.runners.slice(0, shown.wide).map((runner, i) => {
              const { number, name, chance, odds } = runner
              const implied = impliedChance(odds)
              return (
                <tr
                  key={number}
                  role="row"
                  className={runner === topPick ? 'best' : i < shown.phone ? undefined : 'wide'}
                >
                  <th role="rowheader" scope="row">
                    <div className="runner">
                      <svg className="silks" viewBox="0 0 40 36" aria-hidden="true">
                        <use href={silkOf(runner)} />
                      </svg>
                      <span>{`${number} ${name}`}</span>
                      <div className="lane" aria-hidden="true">
                        <svg aria-hidden="true">
                          <rect className="chance" width={`${(chance * LANE).toFixed(1)}%`} y="5" height="14" />
                          <rect className="price" x={`${(implied * LANE).toFixed(1)}%`} width="2" height="100%" />
                          {chance > implied && (
                            <text className="gain" x={`${(chance * LANE).toFixed(1)}%`} y="12" dx="6" dy=".36em">
                              {`+${(chance - implied).toFixed(1)}`}
                            </text>
                          )}
                        </svg>
                      </div>
                    </div>
                  </th>
                  <td role="cell">{`${chance}%`}</td>
                  <td role="cell">
                    <TextAlternative text={`${odds.replace('/', ' to ')}, ${implied.toFixed(1)}%`}>
                      <span className="odds">{odds}</span>
                      {` ${implied.toFixed(1)}%`}
                    </TextAlternative>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </chakra.table>
      </Box>
      <Text mt="2" fontSize="sm">
        <b>
          <RaceText>{conclusion}</RaceText>
        </b>{' '}
        {/* One of the two is displayed. */}
        <Span css={count} _mdOrPrint={{ display: 'none' }}>
          {more(shown.phone)}
        </Span>
        <Span css={count} display="none" _mdOrPrint={{ display: 'inline' }}>
          {more(shown.wide)}
        </Span>
      </Text>
    </>
  )
}
