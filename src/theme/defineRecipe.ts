import { createRecipe, type RecipeShape } from './recipe'
import type { Style } from './style'

type Variants = Record<string, Record<string, unknown>>

/** The options of a variant; `true` and `false` are chosen by booleans, as in Chakra. */
type Option<Name> = Name extends 'true' | 'false' ? boolean : Name
type Choice<V> = keyof V extends never
  ? Readonly<Record<string, never>>
  : { readonly [Name in keyof V]?: Option<keyof V[Name]> | undefined }

/** With `as`, so that the compiler does not take a misspelt variant here for one more. */
type Defaults<V> = { readonly [Name in keyof V as Name]?: Option<keyof V[Name]> }

/** The variants that a recipe takes, for the props of a component. */
export type RecipeVariantProps<Recipe> = Recipe extends (choice?: infer Props) => unknown ? NonNullable<Props> : never

/** `defineRecipe` or `defineSlotRecipe` as it was written: what the build makes CSS of. */
export interface RecipeDefinition {
  readonly className: string
  readonly slots?: readonly string[]
  readonly base?: object
  readonly variants?: Readonly<Record<string, Readonly<Record<string, object>>>>
  readonly defaultVariants?: Readonly<Record<string, unknown>>
}

interface Recipe<V> {
  /** Name of the element's class; one recipe has it. */
  className: string
  base?: Style
  variants?: { [Name in keyof V]: { [Option in keyof V[Name]]: Style } }
  defaultVariants?: Defaults<V>
}

/**
 * The look of one element, as Chakra's `defineRecipe`: gives a function from variants to class names.
 * Stands in a `*.styles.ts` file, from which the build makes the CSS.
 */
export function defineRecipe<V extends Variants = Record<never, never>>(
  recipe: Recipe<V>,
): (choice?: Choice<V>) => string {
  return withDefinition(recipe) as never
}

interface SlotRecipe<Slot extends string, V> {
  /** Beginning of each slot's class; one recipe has it. */
  className: string
  slots: readonly Slot[]
  base?: { [Name in NoInfer<Slot>]?: Style }
  variants?: { [Name in keyof V]: { [Option in keyof V[Name]]: { [Name in NoInfer<Slot>]?: Style } } }
  defaultVariants?: Defaults<V>
}

/** The look of a region, as Chakra's `defineSlotRecipe`: gives a function from variants to a map of class names by slot. */
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
