import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportsOf, type Node, parse, type Splice, sourceFiles, spliced, walk } from './source.ts'

/** Renames every local variable, parameter and function of the source, and rewords every sentence of the home page. */
export function rewrite(folder: string): void {
  const change = (file: string, splices: (file: string, source: string) => readonly Splice[]) => {
    const source = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), spliced(source, splices(file, source)))
  }
  for (const file of sourceFiles(folder)) change(file, renamed)
  change('src/content/home.ts', reworded)
}

/** Names that a pattern declares: `a`, `{ a, b: [c] = d }`, `...e`. */
function bound(pattern: unknown): readonly string[] {
  if (typeof pattern !== 'object' || pattern === null) return []
  const { type, name, properties, elements, value, left, argument } = pattern as Partial<Node>
  if (type === 'Identifier') return [name as string]
  const parts = [...((properties ?? elements ?? []) as unknown[]), value, left, argument]
  return parts.flatMap(bound)
}

/** Every use of a name that is declared in a file and not exported. */
function renamed(file: string, source: string): readonly Splice[] {
  const all = [...walk(parse(file, source).program)]
  const own = new Set(
    all.flatMap((node) => {
      const isFunction = /Function/.test(node.type) && !node.type.startsWith('TS')
      const params = isFunction ? ((node.params ?? []) as unknown[]).flatMap(bound) : []
      return /^(VariableDeclarator|FunctionDeclaration)$/.test(node.type) ? [...bound(node.id), ...params] : params
    }),
  )
  const imports = all.flatMap(({ type, local }) => (/^Import\w*Specifier$/.test(type) ? bound(local) : []))
  for (const name of [...imports, ...exportsOf(file, source)]) own.delete(name)

  // Places where a name is a property or a type, not a variable.
  const others = new Set<number>()
  const shorthands = new Map<number, string>()
  for (const node of all) {
    const keep = (part: unknown) => others.add((part as Node).start)
    if (node.type === 'Property' && node.shorthand)
      shorthands.set((node.key as Node).start, (node.key as Node).name as string)
    else if ('key' in node && !node.computed && node.key) keep(node.key)
    if (node.type === 'MemberExpression' && !node.computed) keep(node.property)
    if (node.type === 'JSXMemberExpression') keep(node.property)
    if (node.type === 'JSXAttribute') keep(node.name)
    if (node.type === 'TSTypeReference') keep(node.typeName)
    if (node.type === 'TSQualifiedName') keep(node.right)
    if (/^JSX(Opening|Closing)Element$/.test(node.type) && /^[a-z]/.test(source.slice((node.name as Node).start)))
      keep(node.name)
  }
  const splices = new Map<number, Splice>()
  for (const { type, start, name } of all) {
    if (!/^(JSX)?Identifier$/.test(type) || !own.has(name as string) || others.has(start)) continue
    const key = shorthands.has(start) ? `${name}: ` : ''
    splices.set(start, { start, end: start + (name as string).length, text: `${key}${name}Renamed` })
  }
  return [...splices.values()]
}

/** Puts a word before every sentence, and before every title that is not a name. */
function reworded(file: string, source: string): readonly Splice[] {
  return [...walk(parse(file, source).program)].flatMap(({ type, start, end }) => {
    const text = source.slice(start + 1, end - 1)
    if (!/^(Template)?Literal$/.test(type) || !(/\.$/.test(text) || text.split(' ').length > 3)) return []
    const starts = [...text.matchAll(/(?:^|(?<=[.:] ))(?=[A-Z])/g)].map(({ index }) => start + 1 + index)
    return starts.map((at) => ({ start: at, end: at, text: 'Now ' }))
  })
}
