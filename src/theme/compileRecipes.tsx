import { chakra, type RecipeDefinition } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStyleCache, Styles } from './Styles'

/** A recipe as the browser's script has it: what Chakra and Emotion would make of it, made once by the build. */
export interface CompiledRecipe {
  /** Name of its variant, if it has one. */
  readonly variant?: string
  /** The choice that stands where none is made. */
  readonly standard: string
  /** For each choice of the variant, or '' where there is none: class name and rules. */
  readonly choices: Readonly<Record<string, readonly [className: string, rules: string]>>
}

const modules = import.meta.glob<Record<string, RecipeDefinition>>('./recipes/*.ts', { eager: true })

/**
 * Compiles every recipe that a region of the page has: by file name (`hero`) and export. Slot recipes are left out:
 * they belong to Chakra's own components, which bring Chakra along.
 *
 * @throws when a recipe has more than one variant
 */
export function compileRecipes(): Record<string, Record<string, CompiledRecipe>> {
  return Object.fromEntries(
    Object.entries(modules).map(([file, exports]) => [
      file.replace(/^.*\/|\.ts$/g, ''),
      Object.fromEntries(
        Object.entries(exports)
          .filter(([name]) => name.endsWith('Recipe'))
          .filter(([, recipe]) => !('slots' in recipe))
          .map(([name, recipe]) => [name, compileRecipe(name, recipe)]),
      ),
    ]),
  )
}

/**
 * Compiles one recipe.
 *
 * @param name for the message when it has more than one variant
 */
export function compileRecipe(name: string, recipe: RecipeDefinition): CompiledRecipe {
  const variants: Record<string, object> = recipe.variants ?? {}
  const [variant, ...more] = Object.keys(variants)
  if (more.length > 0) throw new Error(`${name} has more than one variant; the browser's chakra() takes one.`)
  const options = variant ? Object.keys(variants[variant] ?? {}) : ['']
  const choices = options.map((option) => [option, rulesOf(recipe, variant ? { [variant]: option } : {})] as const)
  const { defaultVariants = {} } = recipe as { defaultVariants?: Record<string, string> }
  return {
    ...(variant && { variant }),
    standard: (variant && defaultVariants[variant]) || '',
    choices: Object.fromEntries(choices),
  }
}

/** Renders an element with the recipe and reads from it what Chakra and Emotion made. */
function rulesOf(recipe: RecipeDefinition, props: object): [className: string, rules: string] {
  const Element = chakra('i', recipe)
  const cache = createStyleCache()
  cache.compat = true
  const html = renderToStaticMarkup(
    <Styles cache={cache}>
      <Element {...props} />
    </Styles>,
  )
  const className = /class="([^"]+)"/.exec(html)?.[1] ?? ''
  const rules = cache.inserted[className.slice(cache.key.length + 1)]
  if (typeof rules !== 'string') throw new Error(`A recipe has no rules: ${html}`)
  return [className, rules]
}
