/**
 * Rows of cells as lines of text, each column as wide as its widest cell, two spaces apart.
 *
 * @param isRight which columns, counted from 0, are right-aligned
 */
export function aligned(
  rows: readonly (readonly string[])[],
  isRight: (column: number) => boolean = () => false,
): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))
  const pad = (cell: string, column: number) =>
    isRight(column) ? cell.padStart(widthOf(column)) : cell.padEnd(widthOf(column))
  return rows.map((cells) => cells.map(pad).join('  ').trimEnd())
}
