import { defineStyle, List } from '@chakra-ui/react'
import { race, topPick } from '../../content/race'
import { TextAlternative } from '../TextAlternative'
import { silkOf } from './Silks'

const beside = '@container (min-width: 27rem)'
/** For text so large that a name does not fit beside its number and chance. */
const largeText = '@container (max-width: 11rem)'

const predictions = defineStyle({
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0,1fr) fit-content(50%)',
    gridTemplateAreas: '"no name chance" "lane lane lane"',
    alignItems: 'center',
    columnGap: '2',
    paddingTop: '1.5',
    lineHeight: '1.1',
    [largeText]: { gridTemplateColumns: 'auto 1fr', gridTemplateAreas: '"name name" "no chance" "lane lane"' },
    [beside]: {
      gridTemplateColumns: '1.5rem 9.4rem minmax(0,1fr) 3.25rem',
      gridTemplateAreas: '"no name lane chance"',
      columnGap: '2.5',
      paddingTop: '0',
    },
  },
  '& .number': { fontWeight: '740', fontVariantNumeric: 'tabular-nums' },
  '& .name': { gridArea: 'name', color: 'fg.muted', fontWeight: '520' },
  '& svg': {
    gridArea: 'lane',
    width: '100%',
    height: '36px',
    borderColor: 'accent.solid',
    [beside]: { height: '42px', padding: '3px 0', borderLeftWidth: '2px' },
    _highContrast: { forcedColorAdjust: 'none', borderColor: 'Highlight' },
  },
  '& rect': { fill: 'dot' },
  '& use': { transform: 'translateX(-4px)' },
  '& .chance': { gridArea: 'chance', fontWeight: '640', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
  '& .best .name': { color: 'fg', fontWeight: '720' },
  '& .best rect': { fill: 'accent.solid', _highContrast: { fill: 'Highlight' } },
  '& .best .chance': { fontSize: 'xl', fontWeight: '780', letterSpacing: '-.03em' },
})

/** Percent of the lane's length per percent of win chance; leaves room for the silks at the end. */
const LANE = 2.55

/** The field in predicted order; each runner's distance along its lane is proportional to its win chance. */
export function Predictions() {
  return (
    <List.Root variant="plain" as="ol" css={predictions}>
      {race.runners.map((runner) => {
        const best = runner === topPick
        const along = `${Math.round(runner.chance * LANE)}%`
        return (
          <li key={runner.number} className={best ? 'best' : undefined}>
            <div className="number">
              <TextAlternative text={`Number ${runner.number}`}>{runner.number}</TextAlternative>
            </div>
            <div className="name">{runner.name}</div>
            <svg aria-hidden="true">
              <rect y={best ? 14 : 16} width={along} height={best ? 7 : 3} />
              <use href={silkOf(runner)} x={along} y="2" width="35" height="32" />
            </svg>
            <div className="chance">{`${runner.chance}%`}</div>
          </li>
        )
      })}
    </List.Root>
  )
}
