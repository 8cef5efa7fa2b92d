import { List } from '@chakra-ui/react'
import { expandAbbreviations } from '../../content/expandAbbreviations'
import { home } from '../../content/home'
import { race } from '../../content/race'
import { RaceText, Spoken } from '../Spoken'
import { figure } from './features.recipe'
import { liveData } from './liveData.recipe'

/**
 * Heights of the bars for the last rides, by place: a win is tallest, an unplaced ride (0) lowest. Bars are 7 units
 * wide, 10 apart, on a baseline at y = 34.
 */
const heights = [4, 34, 24, 16]
const places = [undefined, 'first', 'second']
const rides = (place: number) =>
  race.live.jockey.rides.map((ridden, i) => (ridden === place ? `M${i * 10} 34h7v-${heights[place]}h-7z` : '')).join('')
const ridesWidth = race.live.jockey.rides.length * 10 - 3

/** The data behind a rating while the market is open: odds, going, the jockey's last rides, the horse's last runs. */
export function LiveData() {
  const { rows } = home.features.cards.live
  const { odds, going, jockey, form } = race.live
  return (
    <List.Root css={[figure, liveData]}>
      <li>
        <div>
          <div className="label">{rows.odds}</div>
          <div className="value">
            <Spoken words={expandAbbreviations(`${odds.from} into ${odds.to}`)}>
              {odds.from}{' '}
              <svg viewBox="0 0 18 12" aria-hidden="true">
                <path d="M0 6H17M12 1l5 5-5 5" />
              </svg>{' '}
              <b>{odds.to}</b>
            </Spoken>
          </div>
        </div>
        <svg className="price" viewBox="0 0 220 56" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d="M0 12H26V20H48V16H70V30H96V30H118V42H150V38H172V48H220" />
        </svg>
      </li>
      <li>
        <div>
          <div className="label">{rows.going}</div>
          <div className="value">
            <b>{going.now}</b>
          </div>
        </div>
        <div className="scale" aria-hidden="true">
          {going.scale.map((state) => (
            <span key={state}>{state}</span>
          ))}
        </div>
      </li>
      <li>
        <div>
          <div className="label">{rows.jockey}</div>
          <div className="value">
            <b>{jockey.strikeRate}</b> strike rate
          </div>
        </div>
        <svg className="rides" viewBox={`0 0 ${ridesWidth} 34`} preserveAspectRatio="none" aria-hidden="true">
          {heights.map((height, place) => (
            <path key={height} className={places[place]} d={rides(place)} />
          ))}
        </svg>
      </li>
      <li>
        <div>
          <div className="label">{rows.form}</div>
          <div className="value">
            <b>
              <RaceText>{form}</RaceText>
            </b>
          </div>
        </div>
        <div className="runs" aria-hidden="true">
          {[...form].map((run, i) =>
            run === '-' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form line is fixed, and figures repeat in it
              <hr key={i} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={i} className={run === '1' ? 'won' : undefined}>
                {run}
              </span>
            ),
          )}
        </div>
      </li>
    </List.Root>
  )
}
