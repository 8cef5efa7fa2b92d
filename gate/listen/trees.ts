import { diff } from 'node:util'
import type { Engine } from './browsers.ts'

/** A node of the tree that a browser gives to assistive technology: see `tree.py`. */
export interface TreeNode {
  readonly role: string
  readonly name: string
  readonly text: string
  readonly states: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly TreeNode[]
}

/** A difference between Firefox's tree and another engine's that is no defect of the page. */
export interface Accepted {
  readonly engine: Engine
  /** Matches a difference as it is shown: `- what Firefox has`, `+ what the engine has`. */
  readonly difference: RegExp
  readonly reason: string
}

/** Roles that carry meaning, by AT-SPI's names; engines call some of them differently. */
const roles: Readonly<Record<string, string>> = {
  landmark: 'landmark',
  heading: 'heading',
  link: 'link',
  'push button': 'button',
  button: 'button',
  'toggle button': 'button',
  image: 'image',
  list: 'list',
  'description list': 'list',
  'list item': 'item',
  'description term': 'term',
  table: 'table',
  caption: 'caption',
  'column header': 'column header',
  'table column header': 'column header',
  'row header': 'row header',
  'table row header': 'row header',
  'table cell': 'cell',
  article: 'article',
  dialog: 'dialog',
}
/** Roles whose name is what they contain. */
const NAMED_BY_CONTENT = /^(heading|link|button|term|caption|column header|row header|cell)$/
const STATES = [
  'checked',
  'collapsed',
  'expanded',
  'focusable',
  'has_popup',
  'invalid_entry',
  'modal',
  'pressed',
  'required',
  'selected',
]

const plain = (text: string) => text.replace(/[\s\u{FFFC}]+/gu, ' ').trim()

/** Everything a node contains, as text: its own, in which an object character stands for each child that has a text of its own. */
function contentOf({ name, text, children }: TreeNode): string {
  const rest = [...children]
  const whole = text.replace(/\u{FFFC}/gu, () => ` ${contentsOf(rest.splice(0, 1))} `)
  return plain(whole) || contentsOf(children) || plain(name)
}
const contentsOf = (nodes: readonly TreeNode[]) => nodes.map(contentOf).join(' ')

/** What carries meaning in a tree, a line each: role, level or kind, name, states. */
function linesOf(node: TreeNode): string[] {
  const role = roles[node.role]
  const below = node.children.flatMap(linesOf)
  if (!role) return below
  const { level, 'xml-roles': kind, current } = node.attributes
  const name = plain(node.name) || (NAMED_BY_CONTENT.test(role) ? contentOf(node) : '')
  const parts = [
    role,
    role === 'heading' && level,
    role === 'landmark' && kind,
    name && role !== 'item' && `"${name}"`,
    current && current !== 'false' && `current ${current}`,
    ...STATES.filter((state) => node.states.includes(state)),
  ]
  return [parts.filter(Boolean).join(' '), ...below]
}

/** Where an engine's tree of a page differs from Firefox's: `- what Firefox has`, `+ what the engine has`. */
export function compareTrees(firefox: TreeNode, other: TreeNode): string[] {
  const [expected, given] = [linesOf(firefox), linesOf(other)]
  if (expected.length === 0) throw new Error('The tree of Firefox is empty.')
  return diff(expected, given).flatMap(([kind, line]) => (kind === 0 ? [] : `${kind > 0 ? '-' : '+'} ${line}`))
}
