import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as theme from '@chakra-ui/react/theme'
import type { Plugin } from 'vite'

/** The name of a recipe's export: `accordion` → `accordionSlotRecipe`. */
const exportOf = (key: string) => [`${key}SlotRecipe`, `${key}Recipe`].find((name) => name in theme)

/**
 * Vite plugin that adds Chakra's recipe for each Chakra component that a module imports, unless `src/theme/recipes` has
 * a file of that name. So a component pasted from Chakra's documentation has its styles, and a page loads only the
 * recipes of its own components.
 */
export function chakraRecipes(): Plugin {
  const own = readdirSync(join(import.meta.dirname, '../src/theme/recipes')).map((file) => file.replace(/\.ts$/, ''))
  return {
    name: 'formline:chakra-recipes',
    enforce: 'post',
    transform: {
      filter: { id: /\/src\/(?!theme\/).*\.tsx/, code: '@chakra-ui/react' },
      handler(code) {
        const names = Array.from(
          code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@chakra-ui\/react["']/g),
          ([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
        ).flat()
        const keys = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1))
        const recipes = [...new Set(keys)].flatMap((key) => {
          const name = own.includes(key) ? undefined : exportOf(key)
          return name ? { key, name } : []
        })
        if (recipes.length === 0) return
        const imports = recipes.map(({ name }) => name).join(', ')
        const calls = recipes.map(({ key, name }) => `addRecipe('${key}', ${name})`).join('\n')
        return `${code}
import { addRecipe } from '/src/theme/recipes/addRecipe.ts'
import { ${imports} } from '@chakra-ui/react/theme'
${calls}
`
      },
    },
  }
}
