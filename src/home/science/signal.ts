import { numbers, smooth } from '../path'
import { seeded } from './random'

/*
 * The four step panels are 360 by 260 units and share one line, which crosses from panel to panel at these heights:
 * from noise to a reading to a pattern to a fan of chances. The noise is seeded and computed without sine or power:
 * browsers may differ in the last digit of those, and hydration needs the same paths as the build.
 */
const WIDTH = 360
const joins = { feed: 142, analysis: 126, pattern: 95 } as const

/** Height at which the line enters panel 4. */
export const FAN_Y = joins.pattern

/** Dots as zero-length segments, from absolute places: round line caps draw them. */
function dots(places: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0]
  let d = ''
  for (const [toX, toY] of places) {
    d += `m${numbers(toX - x, toY - y)}h0`
    ;[x, y] = [toX, toY]
  }
  return d.replace('m', 'M')
}

/** Panel 1: the raw feed. Rows of arriving messages, scattered values in three sizes, and a line that is mostly noise. */
export function feed(): { rows: string; scatter: readonly string[]; line: string } {
  const next = seeded(735)
  const rows: string[] = []
  for (let y = 14; y < 260; y += 29) {
    let x = Math.round(next() * 60 - 40)
    while (x < WIDTH) {
      const length = Math.round(12 + next() * 70)
      rows.push(`M${numbers(x, y)}h${length}`)
      x += length + Math.round(12 + next() * 60)
    }
  }

  // Values scatter around the line; from left to right, towards the model, they become fewer and closer to it.
  const value = () => {
    const x = Math.round(8 + Math.min(next(), next()) * 336)
    const away = (next() + next() + next() - 1.5) * (128 - x / 4)
    return [x, Math.min(252, Math.max(8, Math.round(160 - x / 20 + away)))] as const
  }
  // One in five is left out, to save bytes. It still consumes its random numbers, so that the line drawn after it stays
  // the same.
  const size = (count: number) =>
    dots(
      Array.from({ length: count }, value)
        .filter((_, i) => i % 5)
        .sort((a, b) => a[0] - b[0]),
    )
  const scatter = [size(60), size(45), size(24)]

  const steps = 48
  const level = (i: number) => 165 + ((joins.feed - 165) * i) / steps
  const swing = (i: number) => (i === steps ? 0 : 56 - (48 * i) / steps)
  let y = 211
  let up = -1
  let calm = false
  let line = `M0 ${y}l`
  for (let i = 1; i <= steps; i++) {
    if (next() < 0.64) up = -up
    if (next() < 0.18) calm = !calm
    const to = Math.round(level(i) + up * (0.12 + 0.88 * next()) * swing(i) * (calm ? 0.5 : 1))
    line += `${i > 1 ? ' ' : ''}${numbers(7.5, to - y)}`
    y = to
  }
  return { rows: rows.join(''), scatter, line }
}

/** Columns and rows of panel 2: the 1,000 data points. */
const GRID = { columns: 40, rows: 25, pitch: 9, left: 4.5, top: 22 } as const

/** Two or more neighbouring dots, to the right of the first or below it. */
interface Run {
  readonly column: number
  readonly row: number
  readonly dots: number
}

/**
 * A dashed line for each run, in units of the grid, relative to the line before: the shortest after compression. Each
 * is a tenth longer than its dots, so that the last one is drawn.
 */
function dashes(runs: readonly Run[], direction: 'h' | 'v'): string {
  let [x, y] = [0, 0]
  let d = ''
  for (const { column, row, dots } of runs) {
    const length = dots - 0.9
    d += `m${numbers(tenths(column - x), tenths(row - y))}${direction}${length}`
    ;[x, y] = direction === 'h' ? [column + length, row] : [column, row + length]
  }
  return d
}

const tenths = (value: number) => Math.round(value * 10) / 10

/**
 * Panel 2: exactly 1,000 dots, heavier the nearer they stand to the line. `levels` are dashed lines, light to heavy,
 * whose round caps draw a dot every unit of the grid: every dot of a level covers one of the level before.
 */
export function analysis(): { levels: readonly string[]; grid: string; pitch: number; line: string } {
  const next = seeded(1000)
  const knots = 24
  const heights = Array.from({ length: knots + 1 }, (_, i) => {
    const t = i / knots
    const drift = 142 + (t < 0.25 ? 64 * t : t < 0.5 ? 16 - 132 * (t - 0.25) : -17 + 2 * (t - 0.5))
    if (i === 0) return joins.feed
    if (i === knots) return joins.analysis
    return drift + (next() - 0.5) * 16 * (1 - t / 2)
  })
  const lineAt = (x: number) => {
    const i = Math.min(knots - 1, Math.floor((x / WIDTH) * knots))
    const from = heights[i] ?? 0
    return from + ((heights[i + 1] ?? from) - from) * ((x / WIDTH) * knots - i)
  }

  const { columns, rows, pitch, left, top } = GRID
  const thresholds = [0.42, 0.66, 0.84]
  const all = Array.from({ length: rows }, (_, row) => ({ column: 0, row, dots: columns }))
  const heavier: Run[][] = thresholds.map(() => [])
  for (let column = 0; column < columns; column++) {
    const x = left + column * pitch
    const weights = Array.from({ length: rows }, (_, row) => {
      const away = (top + row * pitch - lineAt(x)) / 34
      return (0.72 + next() * 0.36) / (1 + away * away * away * away)
    })
    thresholds.forEach((threshold, i) => {
      const heavy = weights.map((weight) => weight > threshold)
      heavy.forEach((on, row) => {
        if (!on || heavy[row - 1]) return
        const end = heavy.indexOf(false, row)
        const dots = (end === -1 ? rows : end) - row
        if (dots > 1) heavier[i]?.push({ column, row, dots })
      })
    })
  }
  const levels = [dashes(all, 'h'), ...heavier.map((runs) => dashes(runs, 'v'))]
  return { levels, grid: `translate(${left} ${top})scale(${pitch})`, pitch, line: smooth(heights, WIDTH / knots) }
}

/** Panel 3: how past races ran. Faint ones, the four that ran like this one, and the line itself. */
export function pattern(): { ghosts: string; matches: string; line: string } {
  const next = seeded(14)
  const run = [joins.analysis, 112, 119, 94, joins.pattern]
  const middle = 112
  const past = (offset: number, stretch: number, tilt: number, shake: number) =>
    smooth(
      run.map((y, i) => {
        const ran = middle + offset + (y - middle) * stretch + tilt * (i - 2) + (next() - 0.5) * shake
        return Math.min(248, Math.max(12, ran))
      }),
      WIDTH / 4,
    )
  const ghosts = Array.from({ length: 26 }, (_, i) =>
    past(-92 + i * 8 + (next() - 0.5) * 12, 0.4 + next() * 1.9, (next() - 0.5) * 12, 14),
  )
  const matches = [-9, -4, 5, 10].map((offset) => past(offset, 0.8 + next() * 0.4, offset * (next() - 0.7) * 0.3, 4))
  return { ghosts: ghosts.filter((_, i) => i % 4).join(''), matches: matches.join(''), line: smooth(run, WIDTH / 4) }
}
