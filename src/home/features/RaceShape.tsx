import { Box, defineStyle, VisuallyHidden } from '@chakra-ui/react'
import { home } from '../../content/home'
import { type Runner, race, topPick } from '../../content/race'
import { ScreenReaderList } from '../TextAlternative'
import { silkOf } from './Silks'

const roomy = '@container (min-width: 30rem)'

/** How the race may run: stalls on the left, the order at the line on the right, the calls below. */
const raceShape = defineStyle({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0,1fr) auto',
  columnGap: 'min({spacing.3.5},4cqi)',
  paddingTop: '3.5',
  color: 'fg.muted',
  '& .stalls li, & .places li': {
    display: 'flex',
    alignItems: 'center',
    height: '1.875rem',
  },
  '& .stalls li': { justifyContent: 'flex-end', fontSize: 'sm', fontWeight: '640' },
  '& .lines': {
    boxSize: 'full',
    overflow: 'visible',
    // Drawn while it is scrolled into the window, and simply there in browsers without this kind of animation.
    '@supports (animation-timeline: view())': {
      '@media screen and (prefers-reduced-motion: no-preference)': {
        animation: 'draw linear both',
        animationTimeline: 'view()',
        animationRange: 'cover 10% cover 40%',
      },
    },
    '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round' },
    '& .pole': { stroke: 'border' },
    '& .run': { stroke: 'dot', strokeWidth: '1.6' },
    '& .run.on': { stroke: 'accent.solid', strokeWidth: '4.5' },
    '& .ring': { stroke: 'dot', strokeWidth: '9' },
    '& .hole': { stroke: 'bg.subtle', strokeWidth: '5.8' },
    '& .ring.on': { stroke: 'bg.subtle', strokeWidth: '13' },
    '& .hole.on': { stroke: 'accent.solid', strokeWidth: '9.5' },
    '& .post': { stroke: 'accent.solid', strokeWidth: '2' },
    _highContrast: {
      '& .run': { stroke: 'GrayText' },
      '& .ring': { stroke: 'CanvasText' },
      '& .run.on, & .post, & .hole.on': { stroke: 'Highlight' },
      '& .hole, & .ring.on': { stroke: 'Canvas' },
    },
  },
  '& .places li': { gap: '2', fontSize: 'sm', lineHeight: '1.1' },
  '& .places .best': { color: 'fg', fontWeight: '740' },
  '& .places svg': {
    flex: 'none',
    width: '29px',
    height: '26px',
    color: 'fg',
    _highContrast: { forcedColorAdjust: 'none' },
  },
  '& .number': { [roomy]: { display: 'none' } },
  '& .name': { display: 'none', [roomy]: { display: 'inline' } },
  '& .calls': {
    gridColumn: '2',
    display: 'flex',
    justifyContent: 'space-between',
    paddingTop: '3.5',
    fontSize: 'min(.9375rem,max(13px,6cqi))',
    lineHeight: '1.4',
    // For text so large that only the first and last call fit below the drawing.
    '@container (max-width: 11rem)': {
      fontSize: '8.6cqi',
      '& li:not(:first-of-type,:last-of-type)': { visibility: 'hidden' },
    },
  },
  '& .calls li': { display: 'flex', justifyContent: 'center', width: '0', whiteSpace: 'nowrap' },
})

/**
 * Drawing units: 100 from call to call, 10 for each position. The drawing stretches to fill the card; strokes keep
 * their width.
 */
const STEP = 100
const ROW = 10
export const shape = { width: STEP * (race.calls.length - 1), height: ROW * race.runners.length }
const { width, height } = shape
const poles = race.calls.slice(1).map((_, i) => `M${i * STEP} 0v${height}`)
const yOf = (position: number) => position * ROW - ROW / 2

/** A line that traces a runner's position through the race: horizontal at each call, smooth between calls. */
export function linePath({ positions: [first, ...others] }: Runner): string {
  const curves = others.map((position, i) => {
    const rise = (position - (others[i - 1] ?? first)) * ROW
    return `c50 0 50 ${rise} 100 ${rise}`
  })
  return `M0 ${yOf(first)}${curves.join('')}`
}

/** A runner's position at each call, as dots. */
export const dotsPath = ({ positions }: Runner) =>
  positions.map((position, i) => `M${i * STEP} ${yOf(position)}h0`).join('')

const others = race.runners.filter((runner) => runner !== topPick)
const all = (draw: (runner: Runner) => string) => others.map(draw).join('')

/** How the race may run: each runner's predicted position, from the stalls to the winning line. */
export function RaceShape() {
  const { title, items } = home.features.cards.shape.leaders
  return (
    <Box mb="auto">
      <VisuallyHidden as="p" userSelect="none">
        {title}
      </VisuallyHidden>
      <ScreenReaderList items={items} />
      <Box css={raceShape} aria-hidden="true">
        <ul className="stalls">
          {race.runners.map((runner, i) => (
            <li key={runner.number}>{i + 1}</li>
          ))}
        </ul>
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
        <ul className="places">
          {race.runners.map((runner) => (
            <li key={runner.number} className={runner === topPick ? 'best' : undefined}>
              <svg aria-hidden="true">
                <use href={silkOf(runner)} />
              </svg>
              <span className="number">{`No. ${runner.number}`}</span>
              <span className="name">{runner.name}</span>
            </li>
          ))}
        </ul>
        <ul className="calls">
          {race.calls.map((call) => (
            <li key={call}>{call}</li>
          ))}
        </ul>
      </Box>
    </Box>
  )
}
