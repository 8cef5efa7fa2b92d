import { home } from '../../content/home'
import { race } from '../../content/race'
import { RaceText, Spoken } from '../Spoken'
import { heatMapRecipe } from './heatMap.styles'

const styles = heatMapRecipe()

/** The lowest win rate, in percent, of each heat. */
const heats = [
  [20, '5'],
  [15, '4'],
  [10, '3'],
  [6, '2'],
  [3, '1'],
] as const
const heatOf = (rate: number) => heats.find(([limit]) => rate >= limit)?.[1] ?? '0'

/** The top pick's win rate by going and trip, the cell of tonight's race marked. */
export function HeatMap() {
  const { unit, caption } = home.features.cards.analytics
  const { trips, rows, pick } = race.winRates
  return (
    <div className={styles.root}>
      <p className={styles.unit} aria-hidden="true">
        {unit}
      </p>
      {/* Not a hidden caption: screen readers would say its words twice, as the table's name and as its content. */}
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {trips.map((trip) => (
              <th key={trip} className={styles.trip} scope="col">
                <RaceText>{trip}</RaceText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ going, rates }) => (
            <tr key={going}>
              <th className={styles.going} scope="row">
                <RaceText>{going}</RaceText>
              </th>
              {rates.map((rate, i) => {
                const tonight = going === pick.going && trips[i] === pick.trip
                return (
                  <td key={trips[i]} className={heatMapRecipe({ heat: tonight ? 'tonight' : heatOf(rate) }).cell}>
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
