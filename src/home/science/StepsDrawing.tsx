import { chakra } from '@chakra-ui/react'
import type { SVGProps } from 'react'
import { race, topPick } from '../../content/race'
import { analysis, FAN_Y, feed, pattern } from './stepPaths'

/**
 * Four panels of 360 by 260 units with one line through all of them: from left to right on wide screens, otherwise
 * turned to run from top to bottom, as high as its container, and cut at both sides.
 */
const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    maxWidth: 'none',
    width: '100cqh',
    height: '118cqw',
    transform: 'rotate(90deg) translateY(-109cqw)',
    transformOrigin: '0 0',
    lg: { position: 'static', width: '100%', height: 'auto', transform: 'none' },
    '& path': { fill: 'none', vectorEffect: 'non-scaling-stroke' },
    '& .feed': { stroke: { base: '#C6D3CE', _dark: '#2B4B3B' }, strokeWidth: { base: '1', lg: '2' } },
    '& .dots': { stroke: 'dot', strokeLinecap: 'round', vectorEffect: 'none' },
    '& .faint': { opacity: '.55' },
    '& .line': { stroke: 'accent.solid', strokeWidth: '3.2', strokeLinejoin: 'round' },
    '& .ghost': { stroke: { base: '#C3D0CA', _dark: '#345745' }, strokeWidth: '1.3' },
    '& .match': { stroke: 'fg', strokeWidth: '1.4' },
    '& .fan': { stroke: 'dot' },
    '& .best.fan, & .post': { stroke: 'accent.solid' },
    '& .post': { strokeWidth: '2' },
    '& .bar': { fill: 'fg' },
    '& .best.bar': { fill: 'accent.solid' },
    '& text': {
      display: { base: 'none', lg: 'block' },
      fill: 'fg.muted',
      // At least 13 px where the drawing is narrowest.
      fontSize: { lg: '18.5px', xl: '14.5px' },
      fontWeight: '560',
      fontVariantNumeric: 'tabular-nums',
    },
    '& text.best': { fill: 'fg', fontSize: { lg: '20px', xl: '17px' }, fontWeight: '780' },
    _highContrast: {
      '& .line, & .post, & .best.fan': { stroke: 'Highlight' },
      '& .feed, & .ghost, & .fan': { stroke: 'GrayText' },
      '& .dots, & .match': { stroke: 'CanvasText' },
      '& .bar, & text': { fill: 'CanvasText' },
      '& .best.bar': { fill: 'Highlight' },
    },
  },
})

/** Where the fan of panel 4 ends. */
const POST = 186

/** The runners' win chances, in rows 23 units apart; a percent is 1.9 units long and a sixth of a unit wide. */
const fan = race.runners.map((runner, i) => ({
  chance: runner.chance,
  best: runner === topPick ? 'best ' : '',
  y: 38 + i * 23,
  length: runner.chance * 1.9,
}))

/** Diameters of panel 2's dots, small to large, in cells of 9 units. */
const diameters = [0.17778, 0.35556, 0.53333, 0.68889]

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
      transform: 'translate(4.5 22)scale(9)',
      strokeWidth: diameters[i],
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
    // Firefox 114 has no `toReversed`.
    ...[...fan].reverse().map(({ best, chance, y }) => ({
      className: `${best}fan`,
      strokeWidth: 0.8 + chance * 0.16,
      d: `M0 ${FAN_Y}C92 ${FAN_Y} 82 ${y} ${POST - 1} ${y}`,
    })),
    { className: 'post', d: `M${POST} 14V246` },
    ...fan.map(({ best, y, length }) => ({
      className: `${best}bar`,
      d: `M${POST + 3} ${y - 5}h${length.toFixed(1)}v10H${POST + 3}z`,
    })),
  ],
]

/** The drawing of the four steps. */
export function StepsDrawing() {
  return (
    <Drawing viewBox="0 0 1440 260" preserveAspectRatio="none" aria-hidden="true">
      {panels.map((paths, step) => (
        <g key={paths[0]?.d} transform={`translate(${step * 360})`}>
          {paths.map((path) => (
            <path key={path.d} {...path} />
          ))}
          {step === 3 &&
            fan.map(({ best, chance, y, length }) => (
              <text key={y} className={best} x={Math.round(POST + 9 + length)} y={y + 5}>
                {`${chance}%`}
              </text>
            ))}
        </g>
      ))}
    </Drawing>
  )
}
