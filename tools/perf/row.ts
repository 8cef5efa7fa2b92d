import type { Budget } from './budgets.ts'

/** One line of the table: a figure beside its budget. */
export interface Row {
  readonly budget: Budget
  /** Page or part that was measured. */
  readonly of: string
  readonly value: number
  readonly note: string
}

/** @throws when the value is no number, which would pass every limit */
export function row(budget: Budget, of: string, value: number, note = ''): Row {
  if (!Number.isFinite(value)) throw new Error(`${budget.what}, ${of}: nothing was measured.`)
  return { budget, of, value, note }
}

/** The results of a measurement for each item, one after another. */
export async function inTurn<Item, Result>(
  items: Iterable<Item>,
  measure: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await measure(item))
  return results
}

/** The results of a measurement that is repeated. */
export const repeat = <Result>(times: number, measure: () => Promise<Result>) => inTurn(Array(times).keys(), measure)

/**
 * The median of some values; of an even number, the upper of the two middle ones.
 *
 * @throws when there is no value
 */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}

/** Whether a figure misses a limit: above it, or below for a score. */
const misses = ({ budget, value }: Row, limit: number) => (budget.unit === 'score' ? value < limit : value > limit)

/** Whether a figure breaks its budget. */
export const isBroken = (row: Row): boolean => misses(row, row.budget.must)

const units: Record<Budget['unit'], (value: number) => string> = {
  bytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  ms: (value) => `${Math.round(value)} ms`,
  ratio: (value) => `${value.toFixed(3)} ×`,
  score: (value) => `${value}`,
  shift: (value) => value.toFixed(4),
  percent: (value) => `${value.toFixed(1)}%`,
  times: (value) => `${Number(value.toFixed(2))}`,
}

/** The table, as text: each column as wide as its widest cell, figures right-aligned, two spaces apart. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { what, unit, must, aim } = row.budget
    const verdict = isBroken(row) ? 'BROKEN' : misses(row, aim) ? 'above the aim' : ''
    return [what, row.of, units[unit](row.value), units[unit](must), units[unit](aim), verdict, row.note]
  })
  const cells = [['', '', 'measured', 'must', 'aim', '', ''], ...lines]
  const widthOf = (column: number) => Math.max(...cells.map((line) => line[column]?.length ?? 0))
  const pad = (cell: string, column: number) =>
    column > 1 && column < 5 ? cell.padStart(widthOf(column)) : cell.padEnd(widthOf(column))
  return cells.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}
