import { expect, test } from 'vitest'
import { aligned } from '../../tools/table.ts'

const rightButFirst = (column: number) => column > 0

test.each([
  [
    'as wide as its widest cell',
    ['fault|px|result', '1|390|passed'],
    ['fault  px   result', '1      390  passed'],
    undefined,
  ],
  ['with nothing after it', ['long', 'a'], ['long', 'a'], undefined],
  ['right-aligned if requested', ['all|10|9', 'x|5|10'], ['all  10   9', 'x     5  10'], rightButFirst],
  ['empty in a row that lacks it', ['a', 'b|c'], ['a', 'b  c'], undefined],
])('each column is %s', (_, rows, lines, isRight) => {
  const cells = rows.map((row) => row.split('|'))
  expect(aligned(cells, isRight)).toEqual(lines)
})
