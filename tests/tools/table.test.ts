// @vitest-environment node
import { expect, test } from 'vitest'
import { aligned } from '../../tools/table.ts'

test('each column is as wide as its widest cell, with nothing after the last', () => {
  expect(
    aligned([
      ['fault', 'widths, px', 'result'],
      ['1', '390', 'passed'],
    ]),
  ).toEqual(['fault  widths, px  result', '1      390         passed'])
  expect(aligned([['long'], ['a']])).toEqual(['long', 'a'])
})

test('columns are right-aligned if requested', () => {
  expect(
    aligned(
      [
        ['all', '10', '9'],
        ['x', '5', '10'],
      ],
      (column) => column > 0,
    ),
  ).toEqual(['all  10   9', 'x     5  10'])
})

test('a row may lack its last cells', () => {
  expect(aligned([['a'], ['b', 'c']])).toEqual(['a', 'b  c'])
})
