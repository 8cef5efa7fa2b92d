import { normalizePath, type Plugin, runnerImport } from 'vite'
import type { CompiledStyles } from '../src/theme/compileStyles.ts'

type Compiler = typeof import('../src/theme/compileStyles.ts')

/** The global rules, which `src/main.tsx` imports. */
const GLOBAL_CSS = 'virtual:global.css'
/** The rules of a `*.styles.ts` file: this prefix, the file's path, `.css`. */
const RULES = 'virtual:rules'

interface Compiled {
  /** Every `*.styles.ts` file, by its path from the root of the project. */
  readonly files: Readonly<Record<string, CompiledStyles>>
  /** CSS by module id. */
  readonly css: ReadonlyMap<string, string>
}

/**
 * Vite plugin: replaces a `*.styles.ts` file, in every environment, by the same module: its recipes without rules,
 * which return class names, and an import of the rules as CSS, which Vite treats like any CSS file.
 * `src/theme/compileStyles.ts` evaluates all of these files at once.
 */
export function styles(): Plugin {
  let root = ''
  let current: Promise<Compiled> | undefined
  /** Every source file of the rules. */
  let sources: ReadonlySet<string> = new Set()
  const compiled = () => {
    current ??= compile()
    return current
  }

  async function compile(): Promise<Compiled> {
    const compiler = `${root}/src/theme/compileStyles.ts`
    const { module, dependencies } = await runnerImport<Compiler>(compiler, { root, logLevel: 'error' })
    sources = new Set(dependencies.map(normalizePath))
    const { files, globalCss } = module.compileStyles()
    const rules = Object.entries(files).map(([path, { css }]) => [rulesOf(path), css] as const)
    return { files, css: new Map([[GLOBAL_CSS, globalCss], ...rules]) }
  }

  return {
    name: 'formline:styles',
    enforce: 'pre',
    configResolved(config) {
      root = normalizePath(config.root)
    },
    resolveId(source) {
      if (source === GLOBAL_CSS || source.startsWith(RULES)) return source
    },
    async load(id) {
      if (id === GLOBAL_CSS || id.startsWith(RULES)) return (await compiled()).css.get(id)
      const path = pathOf(id, root)
      if (!path.endsWith('.styles.ts')) return
      const file = (await compiled()).files[path]
      if (file) return moduleOf(path, file)
      this.error(`${path} is no part of src: its styles cannot be compiled.`)
    },
    /**
     * In development the server renders pages: they contain their CSS before script runs, and Vite's client reuses
     * these style elements.
     */
    transformIndexHtml: {
      order: 'pre',
      async handler(_, { server }) {
        if (!server) return
        const { css } = await compiled()
        return [...css].map(([id, children]) => ({ tag: 'style', attrs: { 'data-vite-dev-id': id }, children }))
      },
    },
    /** In every environment: another rule may mean other class names, so the page is loaded again. */
    hotUpdate({ file }) {
      if (!sources.has(file) && !file.endsWith('.styles.ts')) return
      current = undefined
      this.environment.moduleGraph.invalidateAll()
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Path of a module from the root of the project. */
const pathOf = (id: string, root: string) => (id.startsWith(`${root}/`) ? id.slice(root.length) : '')

const rulesOf = (path: string) => `${RULES}${path}.css`

/** The module that replaces a `*.styles.ts` file. */
function moduleOf(path: string, { recipes }: CompiledStyles): string {
  return [
    `import { createRecipe } from '/src/theme/recipe.ts'`,
    `import '${rulesOf(path)}'`,
    ...Object.entries(recipes).map(([name, shape]) => `export const ${name} = createRecipe(${JSON.stringify(shape)})`),
  ].join('\n')
}
