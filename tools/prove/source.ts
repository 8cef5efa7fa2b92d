import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** A node of a syntax tree (ESTree, with TypeScript and JSX). */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** A replacement of a part of a text. */
export interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The new text, in which `$&` is the old one; or what to replace in the old text, and by what (`String.replace`). */
type Put = string | readonly [part: string | RegExp, by: string]

/** A change of a source file, located by structure: returns the replacement if the node is the right one. */
export type Change = (node: Node, source: string) => Splice | undefined

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** A node and all below it. */
export function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) for (const child of nodes(value)) yield* walk(child)
}

export function parse(file: string, source: string) {
  const { program, module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return { program: program as unknown as Node, module }
}

function put({ start, end }: Node, text: Put, source: string): Splice {
  const old = source.slice(start, end)
  return { start, end, text: typeof text === 'string' ? old.replace(old, text) : old.replace(...text) }
}

/** The name of an identifier, a string or a JSX name: `id`, `aria-label`, `Drawer.Root`. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return
  if (/^(JSX)?MemberExpression$/.test(node.type)) return `${nameOf(node.object)}.${nameOf(node.property)}`
  const name = node.name ?? node.value
  return typeof name === 'string' ? name : undefined
}

const propertyOf = (object: unknown, name: string): Node | undefined =>
  isNode(object) ? nodes(object.properties).find(({ key }) => nameOf(key) === name) : undefined
const attributeOf = (opening: unknown, name: string): Node | undefined =>
  isNode(opening) ? nodes(opening.attributes).find((attribute) => nameOf(attribute.name) === name) : undefined

/** Replaces the node that is found in the right one. */
const replacing =
  (find: (node: Node, source: string) => unknown, text: Put): Change =>
  (node, source) => {
    const found = find(node, source)
    return isNode(found) ? put(found, text, source) : undefined
  }

/** Replaces the value of an object's property, found by name. */
export const option =
  (name: string, text: Put): Change =>
  (node, source) => {
    if (node.type !== 'Property' || nameOf(node.key) !== name || !isNode(node.value)) return
    const { text: value } = put(node.value, text, source)
    return { start: node.start, end: node.end, text: `'${name}': ${value}` }
  }

/** Replaces the name of an object's property. */
export const key = (name: string, text: string) =>
  replacing(({ type, key }) => type === 'Property' && nameOf(key) === name && key, text)

/**
 * A declared constant, then the properties on a path into its object, as far as they exist; nothing for another node.
 *
 * @param path name of the constant and of properties: `site.helplines.uk.number`
 */
export function placesOf(path: string, node: Node): readonly Node[] {
  const [name, ...keys] = path.split('.')
  if (node.type !== 'VariableDeclarator' || nameOf(node.id) !== name) return []
  const places = [node]
  let value = plain(node.init)
  for (const key of keys) {
    const property = propertyOf(value, key)
    if (!property) break
    places.push(property)
    value = plain(property.value)
  }
  return places
}

/** Replaces an entry of an exported object, found by path: `site.helplines.uk.number`. */
export const entry = (path: string, text: Put) =>
  replacing((node) => {
    const place = placesOf(path, node)[path.split('.').length - 1]
    return plain(place?.init ?? place?.value)
  }, text)

/** Unwraps `as const`, `satisfies` and a surrounding call: `defineTokens({…})`. */
function plain(node: unknown): Node | undefined {
  if (!isNode(node)) return
  if (node.type.startsWith('TS')) return plain(node.expression)
  return node.type === 'CallExpression' ? plain(nodes(node.arguments)[0]) : node
}

/** Whether an element matches a selector: `meta`, `meta[name=robots]`. */
function matches(opening: unknown, selector: string): boolean {
  const [, tag, attribute, value] = /^([\w.]+)(?:\[(\w+)=(\w+)\])?$/.exec(selector) ?? []
  if (!tag) throw new Error(`This selector is not known: ${selector}`)
  if (!isNode(opening) || nameOf(opening.name) !== tag) return false
  return !attribute || nameOf(attributeOf(opening, attribute)?.value) === value
}

/** Replaces an element with its children. */
export const element = (selector: string, text: Put) =>
  replacing((node) => node.type === 'JSXElement' && matches(node.openingElement, selector) && node, text)

/** Replaces an attribute, name and value, of an element. */
export const attribute = (selector: string, name: string, text: Put) =>
  replacing((node) => node.type === 'JSXOpeningElement' && matches(node, selector) && attributeOf(node, name), text)

/**
 * Whether a node is a call of an imported function or of a method (`.focus`), with this first argument if one is given.
 */
function isCall(node: Node, callee: string, first?: string): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false
  const called = node.callee.type === 'MemberExpression' ? `.${nameOf(node.callee.property)}` : nameOf(node.callee)
  return called === callee && (first === undefined || nameOf(nodes(node.arguments)[0]) === first)
}

/** Replaces a call. */
export const call = (callee: string, text: Put) => replacing((node) => isCall(node, callee) && node, text)

/** Replaces an argument of a call. */
export const argument = (callee: string, index: number, text: Put, first?: string) =>
  replacing((node) => isCall(node, callee, first) && nodes(node.arguments)[index], text)

/** Replaces a string, number or template that equals or matches this. */
export const literal = (value: string | RegExp, text: Put) =>
  replacing((node, source) => {
    if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return
    const own = source.slice(node.start, node.end).replaceAll(/^['"`]|['"`]$/g, '')
    return (typeof value === 'string' ? own === value : value.test(own)) && node
  }, text)

/** Replaces an imported name where one of its methods is called. */
export const imported = (name: string, text: Put) =>
  replacing(({ type, callee }) => {
    const [used] = type === 'CallExpression' && isNode(callee) ? nodes(callee.object) : []
    return nameOf(used) === name && used
  }, text)

/** Inserts statements at the start of an exported function. */
export const atStartOf =
  (name: string, text: string): Change =>
  (node) => {
    if (node.type !== 'FunctionDeclaration' || nameOf(node.id) !== name || !isNode(node.body)) return
    return { start: node.body.start + 1, end: node.body.start + 1, text: `\n${text}\n` }
  }

/** Inserts lines at the top of a file. */
export const atTop =
  (text: string): Change =>
  ({ type }) =>
    type === 'Program' ? { start: 0, end: 0, text: `${text}\n` } : undefined

/** Replaces the type of a member, or the definition of a type alias. */
export const typed = (name: string, text: Put) =>
  replacing(({ type, id, key, typeAnnotation }) => {
    if (type === 'TSTypeAliasDeclaration') return nameOf(id) === name && typeAnnotation
    return type === 'TSPropertySignature' && nameOf(key) === name && (typeAnnotation as Node).typeAnnotation
  }, text)

/** Makes a member of a type optional. */
export const optional = (name: string) =>
  replacing(({ type, key }) => type === 'TSPropertySignature' && nameOf(key) === name && key, '$&?')

/** Removes `as const`, which may occur only once. */
export const constant = replacing(
  (node, source) => node.type === 'TSAsExpression' && source.slice(node.start, node.end).endsWith('as const') && node,
  [/as const$/, ''],
)

/** Files of the source, in a folder of the project. */
export function sourceFiles(folder: string): readonly string[] {
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.(gen|d)\.ts$/.test(file)).map((file) => join('src', file))
}

/** The file of a folder that exports a name; a path is returned as it is. */
function fileOf(module: string, folder: string): string {
  if (module.includes('/')) return module
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  const file = sourceFiles(folder).find((file) => exportsOf(file, text(file)).includes(module))
  if (!file) throw new Error(`no module exports ${module}`)
  return file
}

/** Names that a module exports, without re-exports. */
export function exportsOf(file: string, source: string): readonly string[] {
  const entries = parse(file, source).module.staticExports.flatMap(({ entries }) => entries)
  return entries.flatMap(({ localName }) => localName.name ?? [])
}

/**
 * Changes a module of a folder; returns a function that reverts this.
 *
 * @param module a name that it exports, or its path
 * @throws when a change matches no place there, or several, or leaves what cannot be parsed
 */
export function apply(module: string, changes: readonly Change[], folder: string): () => void {
  const file = fileOf(module, folder)
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const all = [...walk(parse(file, before).program)]
  const splices = changes.map((change, index) => {
    const found = all.flatMap((node) => change(node, before) ?? [])
    if (!found[0] || found.length > 1) throw new Error(`change ${index + 1} has ${found.length} places in ${file}`)
    return found[0]
  })
  const after = spliced(before, splices)
  parse(file, after)
  writeFileSync(path, after)
  return () => writeFileSync(path, before)
}

export function spliced(text: string, splices: readonly Splice[]): string {
  return [...splices]
    .sort((a, b) => b.start - a.start)
    .reduce((now, { start, end, text }) => now.slice(0, start) + text + now.slice(end), text)
}
