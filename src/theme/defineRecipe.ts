import { createRecipe, type RecipeShape } from './recipe'
import type { Style } from './style'

type Variants = Record<string, Record<string, unknown>>

/** The options of a variant; `true` and `false` are chosen by booleans, as in Chakra. */
type Option<Name> = Name extends 'true' | 'false' ? boolean : Name
type Choice<V> = keyof V extends never
  ? Readonly<Record<string, never>>
  : { readonly [Name in keyof V]?: Option<keyof V[Name]> | undefined }

/** With `as`, so that the compiler does not infer a new variant from a misspelt one. */
type Defaults<V> = { readonly [Name in keyof V as Name]?: Option<keyof V[Name]> }

/** The variants that a recipe takes, for the props of a component. */
export type RecipeVariantProps<Recipe> = Recipe extends (choice?: infer Props) => unknown ? NonNullable<Props> : never

/** The argument of `defineRecipe` or `defineSlotRecipe`, which the build compiles to CSS. */
export interface RecipeDefinition {
  readonly className: string
  readonly slots?: readonly string[]
  readonly base?: object
  readonly variants?: Readonly<Record<string, Readonly<Record<string, object>>>>
  readonly defaultVariants?: Readonly<Record<string, unknown>>
}

interface Recipe<V> {
  /** Class name of the element, unique to the recipe. */
  className: string
  base?: Style
  variants?: { [Name in keyof V]: { [Option in keyof V[Name]]: Style } }
  defaultVariants?: Defaults<V>
}

/**
 * The styles of one element, as Chakra's `defineRecipe`: returns a function from variants to class names. Only for
 * `*.styles.ts` files, which the build compiles to CSS.
 */
export function defineRecipe<V extends Variants = Record<never, never>>(
  recipe: Recipe<V>,
): (choice?: Choice<V>) => string {
  return withDefinition(recipe) as never
}

interface SlotRecipe<Slot extends string, V> {
  /** Prefix of each slot's class name, unique to the recipe. */
  className: string
  slots: readonly Slot[]
  base?: { [Name in NoInfer<Slot>]?: Style }
  variants?: { [Name in keyof V]: { [Option in keyof V[Name]]: { [Name in NoInfer<Slot>]?: Style } } }
  defaultVariants?: Defaults<V>
}

/**
 * The styles of a region, as Chakra's `defineSlotRecipe`: returns a function from variants to a map of class names by
 * slot.
 */
export function defineSlotRecipe<const Slot extends string, V extends Variants = Record<never, never>>(
  recipe: SlotRecipe<Slot, V>,
): (choice?: Choice<V>) => Readonly<Record<Slot, string>> {
  return withDefinition(recipe) as never
}

const withDefinition = (definition: RecipeDefinition) =>
  Object.assign(createRecipe(shapeOf(definition)), { definition })

/** A recipe without its rules. */
export function shapeOf({ className, slots, variants, defaultVariants }: RecipeDefinition): RecipeShape {
  const slotsOf = (option: object) => (slots ? Object.keys(option) : [''])
  return {
    className,
    ...(slots && { slots }),
    ...(variants && { variants: map(variants, (options) => map(options, slotsOf)) }),
    ...(defaultVariants && { defaultVariants }),
  }
}

const map = <From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
