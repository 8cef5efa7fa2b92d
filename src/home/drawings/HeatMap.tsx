import { home } from '../../content/home'
import { race } from '../../content/race'
import { RaceText, Spoken } from '../Spoken'

/** Heat of a win rate, percent: 0 to 5, the six colors of the theme. */
const heatOf = (rate: number): number => [3, 6, 10, 15, 20].filter((limit) => rate >= limit).length

/** The top pick's win rate by going and trip, the cell of tonight's race marked. */
export function HeatMap() {
  const { unit, caption } = home.features.cards.analytics
  const { trips, rows, pick } = race.winRates
  return (
    <div className="figure">
      <p className="unit" aria-hidden="true">
        {unit}
      </p>
      <table>
        <caption className="vh">{caption}</caption>
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
                  <td key={trips[i]} className={tonight ? 'tonight' : `h${heatOf(rate)}`}>
                    {tonight ? <Spoken words={`${rate}, tonight’s race`}>{rate}</Spoken> : rate}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
