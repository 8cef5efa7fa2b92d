import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { system } from '.'
import { type RecipeDefinition, shapeOf } from './defineRecipe'
import { optionClass, type RecipeShape, slotClass } from './recipe'

/** A compiled `*.styles.ts` file: its recipes without their rules, by export name, and the rules as CSS. */
export interface CompiledStyles {
  readonly recipes: Readonly<Record<string, RecipeShape>>
  readonly css: string
}

type Exports = Readonly<Record<string, { readonly definition?: RecipeDefinition }>>

/**
 * Compiles every `*.styles.ts` file of src, by its path from the project's root (`/src/home/hero/hero.styles.ts`), and
 * the global rules. A token that one file alone uses is declared with its rules, so that pages without them do not
 * load it; all other tokens in use are declared globally.
 *
 * @throws when two recipes have the same class name, or a value refers to a token that is missing
 * @public tools/styles.ts loads it by name
 */
export function compileStyles(): { readonly files: Record<string, CompiledStyles>; readonly globalCss: string } {
  const files = import.meta.glob<Exports>('/src/**/*.styles.ts', { eager: true })
  const names = Object.values(files).flatMap((exports) => definitionsOf(exports).map(([, { className }]) => className))
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice) throw new Error(`Two recipes have the class name ${twice}.`)

  const compiled = Object.entries(files).map(([file, exports]) => [file, compileFile(exports)] as const)
  const base = compileBase()
  const users = [[GLOBAL, base] as const, ...compiled.map(([file, { css }]) => [file, css] as const)]
  const tokensOf = declareTokens(users)
  return {
    files: Object.fromEntries(
      compiled.map(([file, { recipes, css }]) => [file, { recipes, css: short(tokensOf(file) + css) }]),
    ),
    globalCss: short(system.layers.atRule + base + tokensOf(GLOBAL)),
  }
}

/** A page refers to colors hundreds of times: `--c-fg` instead of Chakra's `--f-colors-fg`. */
const short = (css: string) => css.replaceAll('--f-colors-', '--c-')

const GLOBAL = 'global rules'

/** Reset, fonts and keyframes, in Chakra's layer `base`. */
function compileBase(): string {
  // Without empty layers, which Emotion would write into the next one, and without tokens, which `declareTokens` writes.
  const layers = (system._global as readonly Record<string, object>[]).filter(
    (layer) => !(TOKENS in layer) && !Object.values(layer).every(isEmpty),
  )
  return layers.map((layer) => rules('', layer)).join('')
}

const TOKENS = '@layer tokens'

/**
 * @param users pairs of a name and the CSS that uses tokens
 * @returns a function from such a name to the CSS that declares its tokens
 */
function declareTokens(users: readonly (readonly [name: string, css: string])[]): (name: string) => string {
  const layer = system.getTokenCss() as Record<string, object>
  const values = new Map<string, string>()
  walk(layer, (token, value) => values.set(token, `${values.get(token) ?? ''} ${value}`))

  const owners = new Map<string, string>()
  for (const [name, css] of users) {
    for (const token of tokensIn(css, values)) owners.set(token, owners.has(token) ? GLOBAL : name)
  }
  return (name) => {
    const own = only(layer, (token) => owners.get(token) === name)
    return isEmpty(own) ? '' : rules('', own)
  }
}

/** The tokens that CSS refers to, directly or in the values of other tokens. */
function tokensIn(css: string, values: ReadonlyMap<string, string>, found = new Set<string>()): Set<string> {
  for (const [, token = ''] of css.matchAll(/var\((--[\w-]+)/g)) {
    if (found.has(token) || !values.has(token)) continue
    found.add(token)
    tokensIn(values.get(token) ?? '', values, found)
  }
  return found
}

function walk(style: object, visit: (property: string, value: string) => void): void {
  for (const [key, value] of Object.entries(style)) {
    if (typeof value === 'object') walk(value, visit)
    else visit(key, value)
  }
}

/** The style with the properties that `keep` accepts, without empty rules. */
function only(style: object, keep: (property: string) => boolean): object {
  const kept = Object.entries(style).flatMap(([key, value]) => {
    if (typeof value !== 'object') return keep(key) ? [[key, value] as const] : []
    const inside = only(value, keep)
    return isEmpty(inside) ? [] : [[key, inside] as const]
  })
  return Object.fromEntries(kept)
}

const isEmpty = (style: object) => Object.keys(style).length === 0

const definitionsOf = (exports: Exports) =>
  Object.entries(exports).flatMap(([name, { definition }]) => (definition ? [[name, definition] as const] : []))

function compileFile(exports: Exports): CompiledStyles {
  const definitions = definitionsOf(exports)
  return {
    recipes: Object.fromEntries(definitions.map(([name, definition]) => [name, shapeOf(definition)])),
    css: definitions.map(([, definition]) => compileRecipe(definition)).join(''),
  }
}

/**
 * CSS of a recipe. A recipe of a single element goes into Chakra's `recipes` layer: if a region passes a slot's class
 * to such an element, the slot's rules win, whatever the order.
 *
 * Rules under conditions come after all others, in the order in which Chakra writes them when it merges a variant into
 * its base: a variant's unconditional rule does not override the base's rule for print.
 */
export function compileRecipe({ className, slots, base = {}, variants = {} }: RecipeDefinition): string {
  const resolved = (slots ?? ['']).flatMap((slot) => {
    const of = (style: object) => (slot ? ((style as Record<string, object>)[slot] ?? {}) : style)
    const element = slotClass(className, slot)
    const options = Object.entries(variants).flatMap(([variant, options]) =>
      Object.entries(options).map(([option, style]) => [optionClass(element, variant, option), of(style)] as const),
    )
    return [[element, of(base)] as const, ...options].map(([name, style]) => [`.${name}`, system.css(style)] as const)
  })
  const names = resolved.map(([name]) => name)
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice) throw new Error(`Two variants have an option of the class name ${twice}.`)
  const conditions = inOrder(resolved.flatMap(([, style]) => Object.keys(style).filter(isCondition)))
  const css = [
    ...resolved.map(([selector, style]) => rules(selector, omit(style, isCondition))),
    ...conditions.map((condition) => {
      const inside = resolved.map(([selector, style]) => (style[condition] ? rules(selector, style[condition]) : ''))
      return `${condition}{${inside.join('')}}`
    }),
  ].join('')
  return slots ? css : `@layer recipes{${css}}`
}

/** Conditions in the order in which Chakra writes them. */
const inOrder = (conditions: readonly string[]) =>
  Object.keys(system.css(Object.fromEntries(conditions.map((condition) => [condition, { margin: 0 }]))))

const isCondition = (key: string) => key.startsWith('@')

const omit = (style: object, without: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(style).filter(([key]) => !without(key)))

const cache = createCache({ key: 'css', stylisPlugins: [] })

/** @throws when a token reference in a value names no token */
function rules(selector: string, style: object): string {
  const serialized = css(style as never)
  // Chakra writes a reference that it cannot resolve as an escaped name.
  const [unknown] = /\b\w+\\\.[\w\\.-]+/.exec(serialized.styles) ?? []
  if (unknown) throw new Error(`${selector} refers to a token that is missing: {${unknown.replaceAll('\\', '')}}`)
  // Emotion caches rules by name, which does not include the selector.
  const named = { ...serialized, name: selector + serialized.name }
  return (cache.insert(selector, named, cache.sheet, false) ?? '').replaceAll(';}', '}')
}
