import { chakra, defineStyle, Text, VisuallyHidden } from '@chakra-ui/react'
import { home } from '../../content/home'
import { impliedChance, topPick } from '../../content/race'
import { TextAlternative } from '../TextAlternative'
import { silkOf } from './Silks'

/** Narrow cards, without silks. */
const narrow = '@container (max-width: 16rem)'
const beside = '@container (min-width: 34rem)'

const predictions = defineStyle({
  flex: '1',
  borderCollapse: 'collapse',
  width: '100%',
  lineHeight: '1.2',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { padding: '0', fontWeight: '520', textAlign: 'start' },
  '& thead th': {
    paddingBottom: '2',
    overflowWrap: 'normal',
    color: 'fg.muted',
    fontSize: 'xs',
    verticalAlign: 'bottom',
  },
  '& thead th:first-of-type': { width: '100%' },
  /* The key to the lanes. */
  '& thead th + th': { [beside]: { whiteSpace: 'nowrap' } },
  '& thead th + th::before': {
    content: '""',
    display: 'inline-block',
    width: '14px',
    height: '4px',
    marginInlineEnd: '1.5',
    verticalAlign: 'middle',
    backgroundColor: 'dot',
    _highContrast: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  '& thead th + th + th::before': {
    width: '2px',
    height: '12px',
    backgroundColor: 'fg',
    _highContrast: { backgroundColor: 'CanvasText' },
  },
  '& tbody tr': { height: '50px', borderTop: '1px solid {colors.border}', [beside]: { height: '58px' } },
  '& .runner': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0,1fr)',
    alignItems: 'center',
    columnGap: '2',
    [narrow]: { gridTemplateColumns: 'minmax(0,1fr)' },
    [beside]: { gridTemplateColumns: '35px 9.5rem minmax(0,1fr)', columnGap: '2.5' },
  },
  '& .silks': {
    [narrow]: { display: 'none' },
    gridRow: '1/3',
    height: '29px',
    [beside]: { gridRow: '1', height: '32px' },
    _highContrast: { forcedColorAdjust: 'none' },
  },
  '& .lane': {
    gridColumn: '-2/-1',
    width: '100%',
    height: '8px',
    overflow: 'visible',
    [beside]: { gridRow: '1', height: '20px' },
  },
  '& .chance': { fill: 'dot', [beside]: { translate: '0 4px' } },
  '& .price': { fill: 'fg' },
  _highContrast: { '& .chance': { fill: 'Highlight' }, '& .price': { fill: 'CanvasText' } },
  '& :is(td, thead th + th)': { paddingInlineStart: '4cqi', textAlign: 'end' },
  '& td': { fontSize: 'lg', fontWeight: '640', whiteSpace: 'nowrap' },
  '& td + td': { color: 'fg.muted', fontSize: 'md', fontWeight: '520' },
  '& .odds': {
    display: 'block',
    fontSize: 'xs',
    [beside]: { display: 'inline', marginInlineEnd: '2', fontSize: 'sm' },
  },
  '& .best': {
    '& th, & td': { fontWeight: '720' },
    '& .chance': { fill: 'accent.solid', _highContrast: { fill: 'Highlight' } },
  },
  // For text so large that a name and its two chances do not fit side by side.
  '@container (max-width: 11rem)': {
    '&, & :is(thead, tbody)': { display: 'block' },
    '& :is(thead, tbody) tr': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      height: 'auto',
      paddingBlock: '2',
    },
    '& th:first-of-type': { flex: '1 0 100%' },
  },
})

/** Percent of a lane's length per percent of win chance. */
const LANE = 2.9

/**
 * The first of the field in predicted order: each runner's win chance beside the chance that its price implies. In the
 * lanes, a bar is as long as the win chance, and a tick marks the price's chance.
 */
export function Predictions() {
  const { label, columns, shown, more } = home.features.cards.predictions
  return (
    <>
      <chakra.table css={predictions} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <VisuallyHidden>{columns.runner}</VisuallyHidden>
            </th>
            <th role="columnheader" scope="col">
              {columns.chance}
            </th>
            <th role="columnheader" scope="col">
              {columns.price}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((runner) => {
            const { number, name, chance, odds } = runner
            const implied = impliedChance(odds)
            return (
              <tr key={number} role="row" className={runner === topPick ? 'best' : undefined}>
                <th role="rowheader" scope="row">
                  <div className="runner">
                    <svg className="silks" viewBox="0 0 40 36" aria-hidden="true">
                      <use href={silkOf(runner)} />
                    </svg>
                    <span>{`${number} ${name}`}</span>
                    <svg className="lane" aria-hidden="true">
                      <rect className="chance" width={`${chance * LANE}%`} y="2" height="4" />
                      <rect className="price" x={`${(implied * LANE).toFixed(1)}%`} width="2" height="100%" />
                    </svg>
                  </div>
                </th>
                <td role="cell">{`${chance}%`}</td>
                <td role="cell">
                  <TextAlternative text={`${odds.replace('/', ' to ')}, ${implied.toFixed(1)}%`}>
                    <span className="odds">{odds}</span>
                    {`${implied.toFixed(1)}%`}
                  </TextAlternative>
                </td>
              </tr>
            )
          })}
        </tbody>
      </chakra.table>
      <Text mt="3" color="fg.muted" fontSize="sm">
        {more}
      </Text>
    </>
  )
}
