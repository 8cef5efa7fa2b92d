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
 * Compiles every `*.styles.ts` file of src, by its path from the project's root (`/src/home/hero/hero.styles.ts`).
 *
 * @throws when two recipes have the same class name, or a value refers to a token that is missing
 */
export function compileStyles(): Record<string, CompiledStyles> {
  const files = import.meta.glob<Exports>('/src/**/*.styles.ts', { eager: true })
  const names = Object.values(files).flatMap((exports) => definitionsOf(exports).map(([, { className }]) => className))
  const twice = names.find((name, i) => names.indexOf(name) < i)
  if (twice) throw new Error(`Two recipes have the class name ${twice}.`)
  return Object.fromEntries(Object.entries(files).map(([file, exports]) => [file, compileFile(exports)]))
}

/** The CSS of every page: the order of Chakra's layers, tokens, reset, keyframes. */
export function compileGlobalCss(): string {
  // Left out: Emotion would write an empty layer as the beginning of the next one.
  const layers = (system._global as readonly Record<string, object>[]).filter(
    (layer) => !Object.values(layer).every(isEmpty),
  )
  return [system.layers.atRule, ...layers.map((layer) => rules('', layer))].join('')
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
