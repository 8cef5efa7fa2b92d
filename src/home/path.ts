/** Joins numbers as path data: no space before a minus sign. */
export const numbers = (...values: number[]): string => values.join(' ').replaceAll(' -', '-')

/**
 * Path data of a smooth curve through `heights`, one every `step` units from x = 0. Whole units, relative commands.
 * Catmull-Rom: at each point the curve runs parallel to the chord between its neighbours, so `s` can mirror it.
 */
export function smooth(heights: readonly number[], step: number): string {
  const ys = heights.map(Math.round)
  const at = (i: number) => ys[Math.min(ys.length - 1, Math.max(0, i))] ?? 0
  const pull = (i: number) => Math.round((at(i + 1) - at(i - 1)) / 6)
  const third = Math.round(step / 3)
  return ys.slice(1).reduce(
    (d, y, i) => {
      const rise = y - at(i)
      const end = numbers(step - third, rise - pull(i + 1), step, rise)
      return d + (i === 0 ? `c${numbers(third, pull(0))} ${end}` : `s${end}`)
    },
    `M0 ${at(0)}`,
  )
}
