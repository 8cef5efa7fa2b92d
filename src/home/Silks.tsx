import { type Runner, race, type SilkPattern } from '../content/race'

/* Drawn on a grid of 40 by 36 units. */
const body = 'M14 10.4Q20 14.2 26 10.4L28.2 11.4 28.4 33.2Q20 34.8 11.6 33.2L11.8 11.4Z'
const sleeves =
  'M11.8 11.4 7.6 13.8Q6.2 14.8 5.7 16.6L3.3 26.4Q3.1 27.6 4.2 27.9L7.7 28.8Q8.8 29 9.2 27.9L11.7 20ZM28.2 11.4 32.4 13.8Q33.8 14.8 34.3 16.6L36.7 26.4Q36.9 27.6 35.8 27.9L32.3 28.8Q31.2 29 30.8 27.9L28.3 20Z'
const cap = 'M13.9 8A6.1 6.1 0 0 1 26.1 8L30 8.1Q30.6 9 29.6 9.3L14.6 9.3Q13.8 9 13.9 8Z'

const spot = (x: number, y: number) => `M${x} ${y}a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0`

const patterns: Record<SilkPattern, string> = {
  hoops: 'M11 13.4h18v4.2H11zM11 21.6h18v4.2H11zM11 29.8h18v4.6H11z',
  sash: 'M11 12.5 15.5 11 29 30v4h-4z',
  chevrons: 'M11 17l9 6 9-6v4.6l-9 6-9-6zM11 27l9 6 9-6v5l-6 4h-6l-6-4zM11 10l9 4.4L29 10v1.6l-9 6-9-6z',
  braces: 'M14.4 10h3.2v25h-3.2zM22.4 10h3.2v25h-3.2z',
  spots: [16, 24.6].map((y) => spot(13.6, y) + spot(22.6, y) + spot(18.1, y + 4.4)).join(''),
  halved: 'M20 10h9v25h-9z',
  diamond: 'M20 15.5 25.4 23 20 30.5 14.6 23z',
  star: 'M20 15.6l1.9 4.5 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.4z',
  quarters: 'M11 10h9v12.5h-9zM20 22.5h9V35h-9z',
}
const capPatterns = { quarter: 'M20 1.8v6.3h7A6.6 6.6 0 0 0 20 1.8z', hoop: 'M13.4 5.2h13.2v1.7H13.4z' }

/** The `href` of a runner's silks, for a `<use>` on a page with `SilkSymbols`; the symbols measure 40 by 36 units. */
export const silkOf = (runner: Runner): string => `#silk-${runner.number}`

/** The silks of every runner as symbols, defined once per page. A faint outline keeps white visible on white. */
export function SilkSymbols() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <defs>
        <path id="silk-sleeves" d={sleeves} />
        <path id="silk-body" d={body} />
        <path id="silk-cap" d={cap} />
        <clipPath id="silk-in-body">
          <use href="#silk-body" />
        </clipPath>
        <clipPath id="silk-in-cap">
          <use href="#silk-cap" />
        </clipPath>
        <g id="silk-edge" fill="none" stroke="currentColor" strokeOpacity=".42" strokeWidth=".9">
          <use href="#silk-sleeves" />
          <use href="#silk-body" />
          <use href="#silk-cap" />
        </g>
        {race.runners.map(({ number, silks }) => (
          <symbol key={number} id={`silk-${number}`} viewBox="0 0 40 36">
            <use href="#silk-sleeves" fill={silks.sleeves} />
            <use href="#silk-body" fill={silks.jacket[0]} />
            <path d={patterns[silks.pattern]} fill={silks.jacket[1]} clipPath="url(#silk-in-body)" />
            <use href="#silk-cap" fill={silks.cap} />
            {silks.capPattern && (
              <path
                d={capPatterns[silks.capPattern.shape]}
                fill={silks.capPattern.color}
                clipPath="url(#silk-in-cap)"
              />
            )}
            <use href="#silk-edge" />
          </symbol>
        ))}
      </defs>
    </svg>
  )
}
