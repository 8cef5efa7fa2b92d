import { chakra } from '@chakra-ui/react'
import type { SVGProps } from 'react'
import { race, topPick } from '../../content/race'
import { analysis, FAN_Y, feed, pattern } from './stepPaths'

/** A drawing of 360 by 260 units, whose shapes have class names. */
const Drawing = chakra('svg', {
  base: {
    width: '100%',
    backgroundColor: 'bg.subtle',
    '& path': { fill: 'none' },
    '& .feed': { stroke: { base: '#C6D3CE', _dark: '#20392D' }, strokeWidth: '2' },
    '& .dots': { stroke: 'dot', strokeLinecap: 'round' },
    '& .faint': { opacity: '.55' },
    '& .line': { stroke: 'accent.solid', strokeWidth: '3.2', strokeLinejoin: 'round' },
    '& .ghost': { stroke: { base: '#C3D0CA', _dark: '#2B4B3B' }, strokeWidth: '1.3' },
    '& .match': { stroke: 'fg', strokeWidth: '1.4' },
    '& .fan': { stroke: 'dot' },
    '& .post': { stroke: 'accent.solid', strokeWidth: '2' },
    '& .bar': { fill: 'fg' },
    '& .best.bar': { fill: 'accent.solid' },
    '& text': { fill: 'fg.muted', fontSize: '14.5px', fontWeight: '560', fontVariantNumeric: 'tabular-nums' },
    '& .best': { fill: 'fg', fontSize: '17px', fontWeight: '780' },
    /* The panels are narrow here; their figures stay at 13 px or more. */
    '@media (min-width: 64em) and (max-width: 89.999em)': {
      '& text': { fontSize: '18.5px' },
      '& .best': { fontSize: '21px' },
    },
    '@media (max-width: 22.999em)': {
      '& text': { fontSize: '16.5px' },
      '& .best': { fontSize: '19px' },
    },
    _highContrast: {
      backgroundColor: 'Canvas',
      '& .line, & .post': { stroke: 'Highlight' },
      '& .feed, & .ghost, & .fan': { stroke: 'GrayText' },
      '& .dots, & .match': { stroke: 'CanvasText' },
      '& .bar, & text': { fill: 'CanvasText' },
      '& .best.bar': { fill: 'Highlight' },
    },
  },
})

/** Panel 4: the line fans out into the runners' win chances, in rows 24.5 units apart, with 1.9 units per percent. */
const fan = race.runners.map((runner, i) => ({
  chance: runner.chance,
  best: runner === topPick,
  y: 36 + i * 24.5,
  length: runner.chance * 1.9,
}))

/** Side of a cell in panel 2's grid of dots, and the diameters of the dots, small to large. */
const CELL = 9
const diameters = [1.6, 3.2, 4.8, 6.2]

/** The shapes of each panel, from back to front. */
const panels: readonly SVGProps<SVGPathElement>[][] = [
  [
    { className: 'feed', d: feed.rows },
    ...feed.scatter.map((d, i) => ({ className: 'dots', strokeWidth: 2.4 + i * 1.3, d })),
    { className: 'line', d: feed.line },
  ],
  [
    ...analysis.levels.map((d, i) => ({
      className: i ? 'dots' : 'dots faint',
      transform: `translate(4.5 22)scale(${CELL})`,
      strokeWidth: ((diameters[i] ?? 0) / CELL).toFixed(5),
      strokeDasharray: '0 1',
      d,
    })),
    { className: 'line', d: analysis.line },
  ],
  [
    { className: 'ghost', d: pattern.ghosts },
    { className: 'match', d: pattern.matches },
    { className: 'line', d: pattern.line },
  ],
  [
    ...fan.toReversed().map(({ best, chance, y }) => ({
      className: best ? 'line' : 'fan',
      strokeWidth: best ? undefined : 0.8 + chance * 0.16,
      d: `M0 ${FAN_Y}C116 ${FAN_Y} 104 ${y} 232 ${y}`,
    })),
    { className: 'post', d: 'M233 14V244' },
    ...fan.map(({ best, y, length }) => ({
      className: best ? 'best bar' : 'bar',
      d: `M236 ${y - 5}h${length.toFixed(1)}v10H236z`,
    })),
  ],
]

/** The drawing of a step, counted from 0. At 64em and above, the four panels are edge to edge and share one line. */
export function StepPanel({ step }: { step: number }) {
  return (
    <Drawing viewBox="0 0 360 260" aria-hidden="true">
      {panels[step]?.map((path) => (
        <path key={path.d} {...path} />
      ))}
      {step === 3 &&
        fan.map(({ best, chance, y, length }) => (
          <text key={y} className={best ? 'best' : undefined} x={Math.round(242 + length)} y={y + 4.5}>
            {`${chance}%`}
          </text>
        ))}
    </Drawing>
  )
}
