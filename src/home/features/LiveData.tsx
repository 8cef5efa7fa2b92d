import { Box, List, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { home } from '../../content/home'
import { race, spoken } from '../../content/race'
import { RaceText, TextAlternative } from '../TextAlternative'
import { liveDataRecipe } from './liveData.recipe'

const { odds, going, rides, form } = race.live
const [from, latest] = [odds[0], odds[odds.length - 1] as string]

/** The price over time, in units of 220 by 34: a step for each price, as high as its odds. */
const oddsOf = (price: string) =>
  price
    .split('/')
    .map(Number)
    .reduce((win, stake) => win / stake)
const yOf = (price: string) => 31 - (28 * (oddsOf(price) - oddsOf(latest))) / (oddsOf(from) - oddsOf(latest))
const prices = odds.map((price, i) => `V${yOf(price)}H${Math.round((220 / odds.length) * (i + 1))}`).join('')

/** Heights of the bars for the last rides, in the order of the places 0 to 3 in `rides`. */
const heights = { unplaced: 4, won: 34, '2nd': 24, '3rd': 16 }

/** The bars of the rides with a place: 7 units wide, 10 apart, on a baseline at y = 34. */
const bars = (place: number, height: number) =>
  rides.map((ride, i) => (ride === place ? `M${i * 10} 34h7v-${height}h-7z` : '')).join('')

/** Boxes for the runs, 18.4% of the drawing wide, with a line where a season ends. */
const runs = [...form].map((run, i, all) => {
  const seasons = all.slice(0, i).filter((other) => other === '-').length
  return { run, x: (i - seasons) * 19.3 + seasons * 3.1 }
})

/** The data behind a rating while the market is open: odds, going, the jockey's last rides, the horse's last runs. */
export function LiveData() {
  const { rows, jockey } = home.features.cards.live
  const styles = useSlotRecipe({ recipe: liveDataRecipe })()
  const row = (label: string, value: ReactNode, figure: ReactNode) => (
    <List.Item css={styles.row}>
      <div>
        <Box css={styles.label}>{label}</Box>
        <Box css={styles.value}>{value}</Box>
      </div>
      <Box css={styles.figure} aria-hidden="true">
        {figure}
      </Box>
    </List.Item>
  )
  return (
    <List.Root variant="plain" css={styles.root}>
      {row(
        rows.odds,
        <TextAlternative text={spoken[`${from} into ${latest}`] ?? ''}>
          {`${from} into `}
          <b>{latest}</b>
        </TextAlternative>,
        <svg className="price" viewBox="0 0 220 34" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d={`M0 ${yOf(from)}${prices}`} />
        </svg>,
      )}
      {row(
        rows.going,
        <b>{going.now}</b>,
        <>
          <Box css={styles.scale} />
          <Box css={styles.key}>
            {going.scale.map((state) => (
              <span key={state}>{state}</span>
            ))}
          </Box>
        </>,
      )}
      {row(
        rows.jockey,
        <>
          <b>{jockey[0]}</b>
          {jockey[1]}
        </>,
        <>
          <svg
            className="rides"
            viewBox={`0 0 ${rides.length * 10 - 3} 34`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {Object.entries(heights).map(([name, height], place) => (
              <path
                key={name}
                className={place === 1 ? 'won' : place === 2 ? 'second' : undefined}
                data-place={name}
                d={bars(place, height)}
              />
            ))}
          </svg>
          <Box css={styles.key}>Tall to short: won, 2nd, 3rd, unplaced</Box>
        </>,
      )}
      {row(
        rows.form,
        <b>
          <RaceText>{form}</RaceText>
        </b>,
        <svg className="runs" aria-hidden="true">
          {runs.map(({ run, x }) =>
            run === '-' ? (
              <rect key={x} className="season" x={`${x + 0.7}%`} width="2" height="100%" />
            ) : (
              <g key={x}>
                <rect className={run === '1' ? 'run won' : 'run'} x={`${x}%`} width="18.4%" height="100%" />
                <text x={`${x + 9.2}%`} y="50%" dy=".36em">
                  {run}
                </text>
              </g>
            ),
          )}
        </svg>,
      )}
    </List.Root>
  )
}
