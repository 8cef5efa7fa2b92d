import { type Runner, race, topPick } from '../../src/content/race'
import { card } from '../../src/content/raceCard'
import { dotsPath, linePath, shape } from '../../src/home/features/RaceShape'
import { SilkSymbols } from '../../src/home/Silks'

/** Size of the drawing of the race, which is that of the home page at another scale. */
const [width, bottom] = [184, 94.5]
const scale = `scale(${width / shape.width} ${bottom / shape.height})`
const { runners, calls } = race
const conditions = new Map<string, string>(race.dataPoints.conditions)
const xOf = (call: number) => ((shape.calls[call] ?? 0) * width) / shape.width

const iconPaths = [
  ['Card', 'M3 5.500h16M3 11h11M3 16.500h13'],
  ['Pace', 'M2 17c5 0 5-10 9-10s4 5 9 3M20 3v16'],
  ['Form', 'M4 19V9M9 19V4M14 19v-7M19 19v-4'],
  ['Alerts', 'M5 15V10a6 6 0 0 1 12 0v5l1.500 1.500h-15zM9 19.500h4'],
] as const

/** How the race may unfold, and how sure the app is. */
function Tiles() {
  return (
    <div className="tiles">
      <div>
        <h2>How the race may unfold</h2>
        <svg className="shape" viewBox={`-4 -4 ${width + 26} ${bottom + 20}`}>
          <path className="pole" d={calls.map((_, i) => `M${xOf(i)} 0V${bottom}`).join('')} />
          <g transform={scale}>
            <path d={runners.map(linePath).join('')} />
          </g>
          <path className="post" d={`M${width} -4V${bottom}`} />
          <g transform={scale}>
            <path className="on" d={linePath(topPick)} />
            <path className="dots on" d={dotsPath(topPick)} />
          </g>
          {calls.map((call, i) => (
            <text key={call} x={i === 0 ? -4 : xOf(i)} y={bottom + 14} textAnchor={i === 0 ? 'start' : 'middle'}>
              {call}
            </text>
          ))}
          <text className="first" x={width + 9} y={10}>
            {topPick.number}
          </text>
        </svg>
      </div>
      <div>
        <h2>Confidence</h2>
        <div className="score">
          {race.confidence} <small>of 100</small>
        </div>
        <b>High</b>
        <div className="level" style={{ ['--score' as string]: `${race.confidence}%` }} />
      </div>
    </div>
  )
}

/** The runners, the first of them the top pick. */
function List({ shown }: { shown: readonly Runner[] }) {
  return (
    <>
      <div className="head">
        <span>Runner, form, jockey</span>
        <span>Win chance</span>
        <span>Odds</span>
      </div>
      {shown.map((runner) => {
        const { form, jockey } = card.runners[runner.number] ?? {}
        return (
          <div key={runner.number} className={runner === topPick ? 'runner pick' : 'runner'}>
            <div className="number">
              {runner.number}
              <small>{`(${runner.positions[0]})`}</small>
            </div>
            <svg viewBox="0 0 40 36">
              <use href={`#silk-${runner.number}`} />
            </svg>
            <div>
              <div className="name">{runner.name}</div>
              <div className="form">
                <b>{form}</b>
                {jockey}
              </div>
            </div>
            <div className="chance" style={{ ['--chance' as string]: runner.chance }}>
              {`${runner.chance}%`}
              <i />
            </div>
            <div className="odds">{runner.odds}</div>
          </div>
        )
      })}
    </>
  )
}

/**
 * The app's race card, 390 px wide: what the pictures of the app show. `scrolled` to its list, it is for phones and
 * tablets, where the hero shows only the upper part of the phone.
 */
export function AppScreen({ scrolled = false }) {
  return (
    <>
      <SilkSymbols />
      <div className="status">
        {card.clock}
        <svg viewBox="0 0 66 12">
          <path d="M0 8h3v4H0zM5 5.500h3V12H5zM10 3h3v9h-3zM15 .5h3V12h-3zM46 3.500h12a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H46a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z" />
          <path
            className="arcs"
            d="M25 4.500a9 9 0 0 1 12 0M27.200 7.200a5.800 5.800 0 0 1 7.600 0M29.500 9.900a2.200 2.200 0 0 1 3 0M45.500 .8h13a3 3 0 0 1 3 3v4.400a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V3.800a3 3 0 0 1 3-3zM64.500 4.800v2.400"
          />
        </svg>
      </div>
      {!scrolled && (
        <>
          <div className="meeting">
            <b>{race.course}</b>
            {`Evening meeting · Going: ${race.live.going.now}`}
          </div>
          <div className="times">
            {card.times.map((time) => (
              <span key={time} className={time === race.time ? 'on' : undefined}>
                {time}
              </span>
            ))}
          </div>
        </>
      )}
      <div className="race">
        <div className="time">{race.time}</div>
        <div>
          <h1>{card.name}</h1>
          <p>{`${conditions.get('Trip')} · Class ${conditions.get('Class')} · ${runners.length} run`}</p>
        </div>
        <div className="off">
          Off in<b>{card.offIn}</b>
        </div>
      </div>
      {scrolled ? (
        <>
          <List shown={runners.slice(0, 5)} />
          <div className="more">{`${runners.length - 5} more runners`}</div>
        </>
      ) : (
        <>
          <Tiles />
          <List shown={runners} />
          <div className="tabs">
            {iconPaths.map(([name, d], i) => (
              <div key={name} className={i === 0 ? 'on' : undefined}>
                <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth={i === 0 ? 3 : 1.7}>
                  <path d={d} />
                </svg>
                {name}
              </div>
            ))}
          </div>
        </>
      )}
    </>
  )
}
