import { chakra, defineStyle } from '@chakra-ui/react'
import type { SVGProps } from 'react'
import { race, topPick } from '../../content/race'
import { analysis, FAN_Y, feed, pattern } from './stepPaths'

/** What both drawings of the fan have in common. */
const fanStyles = defineStyle({
  '& path': { fill: '[none]', vectorEffect: 'non-scaling-stroke' },
  '& .fan': { stroke: 'dot' },
  '& .best.fan, & .post': { stroke: 'accent.solid' },
  '& .post': { strokeWidth: '2' },
  '& .bar': { fill: 'fg' },
  '& .best.bar': { fill: 'accent.solid' },
  '& text': { fill: 'fg.muted', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  '& text.best': { fill: 'fg', fontWeight: 'extrabold' },
  _highContrast: {
    '& .fan': { stroke: '[GrayText]' },
    '& .best.fan, & .post': { stroke: '[Highlight]' },
    '& .bar, & text': { fill: '[CanvasText]' },
    '& .best.bar': { fill: '[Highlight]' },
  },
})

/**
 * Four panels of 360 by 260 units with one line through all of them: from left to right on wide screens, otherwise
 * mirrored at the diagonal to run from top to bottom, as high as its container, and cut at both sides.
 */
const Drawing = chakra('svg', {
  base: {
    position: 'absolute',
    maxWidth: '[none]',
    width: '[100cqh]',
    height: '[118cqw]',
    transform: 'rotate(90deg) scaleY(-1) translateY(-22cqw)',
    transformOrigin: '0 0',
    lg: { position: 'static', width: 'full', height: 'auto', transform: 'none' },
    ...fanStyles,
    '& .feed': { stroke: 'heat.2', strokeWidth: { base: '1', lg: '2' } },
    '& .dots': { stroke: 'dot', strokeLinecap: 'round', vectorEffect: 'none' },
    '& .faint': { opacity: '[.55]' },
    '& .line': { stroke: 'accent.solid', strokeWidth: '3.2', strokeLinejoin: 'round' },
    '& .ghost': { stroke: 'heat.2', strokeWidth: '1.3' },
    '& .match': { stroke: 'fg', strokeWidth: '1.4' },
    // Narrow windows and paper have a fan of their own.
    '& .end': { display: { base: 'none', lg: 'block' } },
    // At least 13 px where the drawing is narrowest.
    '& text': {
      ...fanStyles['& text'],
      display: { base: 'none', lg: 'block' },
      fontSize: { lg: '[18.5px]', xl: '[14.5px]' },
    },
    '& text.best': { ...fanStyles['& text.best'], fontSize: { lg: '[20px]', xl: '[17px]' } },
    _highContrast: {
      ...fanStyles._highContrast,
      '& .line': { stroke: '[Highlight]' },
      '& .feed, & .ghost': { stroke: '[GrayText]' },
      '& .dots, & .match': { stroke: '[CanvasText]' },
    },
  },
})

/** The fan in narrow windows, beside the fourth step: its bars grow to the right. Lengths are shares of its box. */
const End = chakra('svg', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    width: 'full',
    height: '[25%]',
    hideFrom: 'lg',
    overflow: 'visible',
    ...fanStyles,
    '& text': { ...fanStyles['& text'], fontSize: '[12px]' },
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

/** Where the line enters the fan of narrow windows, and where that ends: shares of the width in percent. */
const ENTRY = 21.1
const NARROW_POST = 33

/** The same chances, shares of the box in percent: rows 9.6 apart; a percent of chance is 0.95 long. */
const narrowFan = fan.map(({ chance, best }, i) => ({
  chance,
  best,
  y: 16 + i * 9.6,
  length: Number((chance * 0.95).toFixed(2)),
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
    <>
      <Drawing viewBox="0 0 1440 260" preserveAspectRatio="none" aria-hidden="true">
        {panels.map((paths, step) => (
          <g key={paths[0]?.d} className={step === 3 ? 'end' : undefined} transform={`translate(${step * 360})`}>
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
      <End aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {[...narrowFan].reverse().map(({ best, chance, y }) => (
            <path
              key={y}
              className={`${best}fan`}
              strokeWidth={0.8 + chance * 0.16}
              d={`M${ENTRY} 0V${y - 11}Q${ENTRY} ${y} ${NARROW_POST} ${y}`}
            />
          ))}
          <path className="post" d={`M${NARROW_POST} 10V98`} />
        </svg>
        {narrowFan.map(({ best, y, chance, length }, i) => (
          <g key={y}>
            <rect
              className={`${best}bar`}
              x={`${NARROW_POST + 2}%`}
              y={`${y - 2.6}%`}
              width={`${length}%`}
              height="5.2%"
            />
            {/* The first and the last figure. */}
            {(i === 0 || i === narrowFan.length - 1) && (
              <text className={best} x={`${NARROW_POST + 5 + length}%`} y={`${y}%`} dy=".36em">
                {`${chance}%`}
              </text>
            )}
          </g>
        ))}
      </End>
    </>
  )
}
