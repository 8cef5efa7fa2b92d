import { chakra } from '@chakra-ui/react'
import { race, topPick } from '../../content/race'
import { stepPanelRecipe } from './stepPanel.recipe'
import { analysis, FAN_Y, feed, pattern } from './stepPaths'

/** Panel 4: the line fans out into the runners' win chances, in rows 24.5 units apart, with 1.9 units per percent. */
const fan = race.runners.map(({ number, chance }, i) => {
  const y = 36 + i * 24.5
  const length = chance * 1.9
  return {
    number,
    chance,
    best: number === topPick.number,
    curve: `M0 ${FAN_Y}C116 ${FAN_Y} 104 ${y} 232 ${y}`,
    bar: `M236 ${y - 5}h${length.toFixed(1)}v10H236z`,
    label: { x: Math.round(242 + length), y: y + 4.5 },
  }
})

const Drawing = chakra('svg', stepPanelRecipe)

function Feed() {
  return (
    <>
      <path className="feed" d={feed.rows} />
      {feed.scatter.map((d, i) => (
        <path key={d} className="dots" strokeWidth={2.4 + i * 1.3} d={d} />
      ))}
      <path className="line" d={feed.line} />
    </>
  )
}

/** Sizes of panel 2's dots, small to large, in units of their grid. */
const dotSizes = [0.17778, 0.35556, 0.53333, 0.68889]

function Analysis() {
  return (
    <>
      {analysis.levels.map((d, i) => (
        <path
          key={d}
          className={i ? 'dots' : 'dots faint'}
          transform="translate(4.5 22)scale(9)"
          strokeWidth={dotSizes[i]}
          strokeDasharray="0 1"
          d={d}
        />
      ))}
      <path className="line" d={analysis.line} />
    </>
  )
}

function Pattern() {
  return (
    <>
      <path className="ghost" d={pattern.ghosts} />
      <path className="match" d={pattern.matches} />
      <path className="line" d={pattern.line} />
    </>
  )
}

function Prediction() {
  return (
    <>
      {[...fan].reverse().map(({ number, best, curve, chance }) => (
        <path
          key={number}
          className={best ? 'line' : 'fan'}
          strokeWidth={best ? undefined : 0.8 + chance * 0.16}
          d={curve}
        />
      ))}
      <path className="post" d="M233 14V244" />
      {fan.map(({ number, best, bar }) => (
        <path key={number} className={best ? 'best bar' : 'bar'} d={bar} />
      ))}
      {fan.map(({ number, best, label, chance }) => (
        <text key={number} className={best ? 'best' : undefined} {...label}>
          {`${chance}%`}
        </text>
      ))}
    </>
  )
}

const panels = [Feed, Analysis, Pattern, Prediction]

export interface StepPanelProps {
  /** Which of the four steps, from 0. */
  step: number
}

/** The drawing of a step. From 64em on, the four panels are edge to edge and share one line. */
export function StepPanel({ step }: StepPanelProps) {
  const Panel = panels[step]
  return (
    <Drawing viewBox="0 0 360 260" aria-hidden="true">
      {Panel && <Panel />}
    </Drawing>
  )
}
