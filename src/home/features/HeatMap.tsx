import { Box, chakra } from '@chakra-ui/react'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { RaceText } from '../Spoken'
import { figure } from './features.recipe'
import { heatMap } from './heatMap.recipe'

/** The lowest win rate, in percent, of each heat level. */
const heatLevels = [
  [20, '5'],
  [15, '4'],
  [10, '3'],
  [6, '2'],
  [3, '1'],
] as const
const heatOf = (rate: number) => heatLevels.find(([limit]) => rate >= limit)?.[1] ?? '0'

/** The top pick's win rate by going and trip, the cell of tonight's race marked. */
export function HeatMap() {
  const { caption } = home.features.cards.analytics
  const { trips, rows, pick } = race.winRates
  return (
    <Box css={figure}>
      <chakra.table css={heatMap}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {trips.map((trip) => (
              <th key={trip} scope="col">
                <RaceText>{trip}</RaceText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ going, rates }) => (
            <tr key={going}>
              <th scope="row">
                <RaceText>{going}</RaceText>
              </th>
              {rates.map((rate, i) => {
                const tonight = going === pick.going && trips[i] === pick.trip
                return (
                  <td key={trips[i]} data-heat={tonight ? 'tonight' : heatOf(rate)}>
                    {rate}
                    <span className="spoken">{tonight ? '%, tonight’s race' : '%'}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
