/**
 * A recipe at run time: a function from the chosen variants to class names. The build compiles the rules of the same
 * recipe to CSS (src/theme/compileStyles.ts).
 */

/** The options of each variant, with the slots that each option restyles. */
type Options = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** A recipe without its rules. `slots` is left out where the recipe styles one element. */
export interface RecipeShape {
  readonly className: string
  readonly slots?: readonly string[]
  readonly variants?: Options
  readonly defaultVariants?: Readonly<Record<string, unknown>>
}

/** The class of a slot, or of the one element of a recipe without slots. */
export const slotClass = (className: string, slot = '') => (slot ? `${className}-${slot}` : className)

/** The class that an option adds to an element: `button--subtle`, or `card--large` for a variant that is true. */
export const optionClass = (element: string, variant: string, option: string) =>
  `${element}--${option === 'true' ? variant : option.replace('.', '-')}`

/** Creates that function. It returns the class names of an element, or a map from slot to class names. */
export function createRecipe({ className, slots, variants = {}, defaultVariants = {} }: RecipeShape) {
  return (choice: Readonly<Record<string, unknown>> = {}): string | Record<string, string> => {
    const classesOf = (slot = '') => {
      const element = slotClass(className, slot)
      const added = Object.entries(variants).flatMap(([variant, options]) => {
        const option = String(choice[variant] ?? defaultVariants[variant])
        return options[option]?.includes(slot) ? [optionClass(element, variant, option)] : []
      })
      return [element, ...added].join(' ')
    }
    return slots ? Object.fromEntries(slots.map((slot) => [slot, classesOf(slot)])) : classesOf()
  }
}
