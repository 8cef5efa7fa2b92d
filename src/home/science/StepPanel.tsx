import { chakra } from '@chakra-ui/react'
import { race, topPick } from '../../content/race'
import { analysis, FAN_Y, feed, pattern } from './signal'
import { stepPanelRecipe } from './stepPanel.recipe'

/** Panel 4: the line fans out into the runners' win chances. Rows 24.5 units apart, 1.9 units for each percent. */
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

/** Widths of the dashes that draw panel 2's dots, light to heavy. */
const dotSizes = [1.6, 3.2, 4.8, 6.2]

function Feed() {
  const { rows, scatter, line } = feed()
  return (
    <>
      <path className="feed" d={rows} />
      {scatter.map((d, i) => (
        <path key={dotSizes[i]} className="dots" strokeWidth={2.4 + i * 1.3} d={d} />
      ))}
      <path className="line" d={line} />
    </>
  )
}

function Analysis() {
  const { levels, grid, pitch, line } = analysis()
  return (
    <>
      {levels.map((d, i) => (
        <path
          key={dotSizes[i]}
          className={i ? 'dots' : 'dots faint'}
          transform={grid}
          strokeWidth={((dotSizes[i] ?? 0) / pitch).toFixed(5)}
          strokeDasharray="0 1"
          d={d}
        />
      ))}
      <path className="line" d={line} />
    </>
  )
}

function Pattern() {
  const { ghosts, matches, line } = pattern()
  return (
    <>
      <path className="ghost" d={ghosts} />
      <path className="match" d={matches} />
      <path className="line" d={line} />
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

/**
 * Each panel computes its paths when it renders, not when the file loads, so that a slow phone can pause between them.
 */
const panels = [Feed, Analysis, Pattern, Prediction]

export interface StepPanelProps {
  /** Which of the four steps, from 0. */
  step: number
}

/** The drawing of a step. From 64em on the four panels are edge to edge and one line runs through them. */
export function StepPanel({ step }: StepPanelProps) {
  const Panel = panels[step]
  return (
    <Drawing viewBox="0 0 360 260" aria-hidden="true">
      {Panel && <Panel />}
    </Drawing>
  )
}
