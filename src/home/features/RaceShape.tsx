import { Box, defineStyle, VisuallyHidden } from '@chakra-ui/react'
import { home } from '../../content/home'
import { type Runner, race, topPick } from '../../content/race'
import { silkOf } from '../Silks'
import { ScreenReaderList } from '../TextAlternative'

const roomy = '@container (min-width: 30rem)'
/** For text so large that only the first and last call fit below the drawing. */
const largeText = '@container (max-width: 11rem)'

/** How the race may unfold: stalls on the left, the order at the line on the right, the calls below. */
const raceShape = defineStyle({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0,1fr) auto',
  gridTemplateRows: `calc(1.875rem*${race.runners.length}) 2.25rem`,
  columnGap: '[min({spacing.3.5},4cqi)]',
  paddingTop: '3.5',
  '& svg': { width: 'full', height: 'full', overflow: 'visible' },
  '& text': { fill: 'fg.muted', fontSize: 'sm', _highContrast: { fill: '[CanvasText]' } },
  '& .stalls text': { fontWeight: 'semibold', textAnchor: 'end' },
  '& .lines': {
    // Drawn while it is scrolled into the window, and simply there in browsers without this kind of animation.
    '@supports (animation-timeline: view())': {
      '@media screen and (prefers-reduced-motion: no-preference)': {
        animation: '[draw linear both]',
        animationTimeline: 'view()',
        animationRange: 'cover 10% cover 40%',
      },
    },
    '& path': { fill: '[none]', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' },
    '& .pole': { stroke: 'border' },
    '& .run': { stroke: 'dot', strokeWidth: '1.6' },
    '& .run.on': { stroke: 'accent.solid', strokeWidth: '4.5' },
    '& .ring': { stroke: 'dot', strokeWidth: '9' },
    '& .hole': { stroke: 'bg.subtle', strokeWidth: '5.8' },
    '& .ring.on': { stroke: 'bg.subtle', strokeWidth: '13' },
    '& .hole.on': { stroke: 'accent.solid', strokeWidth: '9.5' },
    '& .post': { stroke: 'accent.solid', strokeWidth: '2' },
    _highContrast: {
      '& .run': { stroke: '[GrayText]' },
      '& .ring': { stroke: '[CanvasText]' },
      '& .run.on, & .post, & .hole.on': { stroke: '[Highlight]' },
      '& .hole, & .ring.on': { stroke: '[Canvas]' },
    },
  },
  '& .places': { width: '[calc(29px + 3.25rem)]', color: 'fg', [roomy]: { width: '[calc(29px + 8.5rem)]' } },
  '& .best': { fill: 'fg', fontWeight: 'bold' },
  '& .number': { [roomy]: { display: 'none' } },
  '& .name': { display: 'none', [roomy]: { display: 'inline' } },
  '& .calls': { gridColumn: '2' },
  '& .calls text': {
    fontSize: '[min({fontSizes.sm},max(13px,6cqi))]',
    textAnchor: 'middle',
    [largeText]: { fontSize: '[8.6cqi]' },
  },
  '& .between': { [largeText]: { display: 'none' } },
})

/**
 * Drawing units: 50 for a furlong, 10 for a position. The drawing stretches to fill the card; strokes keep their width.
 */
const FURLONG = 50
const ROW = 10
const [start] = race.furlongs
/** Where each call is, from the stalls on. */
const calls = race.furlongs.map((furlongs) => (start - furlongs) * FURLONG)
export const shape = { width: start * FURLONG, height: ROW * race.runners.length, calls }
const { width, height } = shape
const poles = calls.slice(0, -1).map((x) => `M${x} 0v${height}`)
const yOf = (position: number) => position * ROW - ROW / 2
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
/** The middle of a row. */
const middleOf = (position: number) => percent(yOf(position) / height)

/** A line that traces a runner's position through the race: horizontal at each call, smooth between calls. */
export function linePath({ positions: [first, ...others] }: Runner): string {
  const curves = others.map((position, i) => {
    const rise = (position - (others[i - 1] ?? first)) * ROW
    const run = (calls[i + 1] ?? width) - (calls[i] ?? 0)
    return `c${run / 2} 0 ${run / 2} ${rise} ${run} ${rise}`
  })
  return `M0 ${yOf(first)}${curves.join('')}`
}

/** A runner's position at each call, as dots. */
export const dotsPath = ({ positions }: Runner) =>
  positions.map((position, i) => `M${calls[i]} ${yOf(position)}h0`).join('')

const others = race.runners.filter((runner) => runner !== topPick)
const all = (draw: (runner: Runner) => string) => others.map(draw).join('')

/** How the race may unfold: each runner's predicted position, from the stalls to the winning line. */
export function RaceShape() {
  const { title, items } = home.features.cards.shape.leaders
  return (
    <Box mb="auto">
      <VisuallyHidden as="p" userSelect="none">
        {title}
      </VisuallyHidden>
      <ScreenReaderList items={items} />
      <Box css={raceShape} aria-hidden="true">
        <svg className="stalls" aria-hidden="true">
          {race.runners.map(({ number }, i) => (
            <text key={number} x="100%" y={middleOf(i + 1)} dy=".36em">
              {i + 1}
            </text>
          ))}
        </svg>
        <svg className="lines" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="pole" d={poles.join('')} />
          <path className="run" d={all(linePath)} />
          <path className="ring" d={all(dotsPath)} />
          <path className="hole" d={all(dotsPath)} />
          <path className="run on" d={linePath(topPick)} />
          <path className="post" d={`M${width} -5V${height + 5}`} />
          <path className="ring on" d={dotsPath(topPick)} />
          <path className="hole on" d={dotsPath(topPick)} />
        </svg>
        <svg className="places" aria-hidden="true">
          {race.runners.map((runner, i) => {
            const best = runner === topPick ? ' best' : ''
            const text = { x: 37, y: middleOf(i + 1), dy: '.36em' }
            return (
              <g key={runner.number}>
                <use href={silkOf(runner)} y={text.y} width="29" height="26" transform="translate(0 -13)" />
                <text className={`number${best}`} {...text}>{`No. ${runner.number}`}</text>
                <text className={`name${best}`} {...text}>
                  {runner.name}
                </text>
              </g>
            )
          })}
        </svg>
        <svg className="calls" aria-hidden="true">
          {race.calls.map((call, i) => (
            <text
              key={call}
              className={i > 0 && i < calls.length - 1 ? 'between' : undefined}
              x={percent((calls[i] ?? 0) / width)}
              y="75%"
            >
              {call}
            </text>
          ))}
        </svg>
      </Box>
    </Box>
  )
}
