import type { Plugin } from 'vite'
import type { CompiledRecipe } from '../src/theme/compileRecipes.tsx'

/** Compiled recipes by file and export: `{ hero: { heroRecipe: … } }`. */
export type CompiledRecipes = Record<string, Record<string, CompiledRecipe>>

const VIRTUAL = '\0compiled-recipes:'

/**
 * Vite plugin: in the browser's build the regions of a page import their recipes compiled, and the browser's own
 * `chakra()` with them. Between themselves, and for Chakra's drawer, recipes stay what they are.
 *
 * @param read gives the recipes that the build compiled before
 */
export function compiledRecipes(read: () => CompiledRecipes): Plugin {
  return {
    name: 'formline:compiled-recipes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source.endsWith('/theme/chakra')) return this.resolve('/src/theme/chakra.browser.tsx')
      const [, file = ''] = /\/theme\/recipes\/(\w+)$/.exec(source) ?? []
      const recipes = read()[file]
      return recipes && Object.keys(recipes).length > 0 && importer ? VIRTUAL + file : undefined
    },
    transform(code, id) {
      const source = `${this.environment.config.root}/src/`
      if (/\bchakra\([^(){},]+,\s*\{/.test(code) && id.startsWith(source) && !id.startsWith(`${source}theme/`))
        this.error(
          `${id}: chakra() takes a recipe from src/theme/recipes, which the build compiles; none written in place.`,
        )
    },
    load(id) {
      if (!id.startsWith(VIRTUAL)) return
      const recipes = Object.entries(read()[id.slice(VIRTUAL.length)] ?? {})
      return recipes.map(([name, recipe]) => `export const ${name} = ${JSON.stringify(recipe)}`).join('\n')
    },
  }
}
