import { expect, test } from 'vitest'
import { compareTrees, type TreeNode } from '../../../gate/listen/trees.ts'

const node = (role: string, parts: Partial<TreeNode> = {}): TreeNode => ({
  role,
  name: '',
  text: '',
  states: [],
  attributes: {},
  children: [],
  ...parts,
})

const page = (...children: TreeNode[]) => node('document web', { children })
const heading = node('heading', { name: 'Results', attributes: { level: '1' } })
const link = node('link', { name: 'Next race', states: ['focusable', 'showing'] })
const cell = node('table cell', { text: '\u{FFFC} pounds', children: [node('static', { text: '9' })] })

test('trees that say the same in other words agree', () => {
  const other = page(
    node('section', { children: [heading] }),
    { ...link, states: ['focusable'] },
    node('table cell', { name: '9 pounds' }),
    node('description list'),
  )
  expect(compareTrees(page(heading, link, cell, node('list')), other)).toEqual([])
})

test.each([
  ['a role', page(heading, node('push button', { ...link, role: 'push button' }))],
  ['a name', page(heading, { ...link, name: 'Race' })],
  ['a state', page(heading, { ...link, states: [] })],
  ['a level', page({ ...heading, attributes: { level: '2' } }, link)],
  ['the order', page(link, heading)],
  ['a missing node', page(heading)],
])('trees that differ in %s do not', (_, other) => {
  expect(compareTrees(page(heading, link), other)).not.toEqual([])
})

test('an empty tree is no agreement', () => {
  expect(() => compareTrees(page(), page())).toThrow('empty')
})
