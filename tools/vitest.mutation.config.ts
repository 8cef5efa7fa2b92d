import { defineConfig } from 'vitest/config'
import { alone, parts } from './testFiles.config.ts'

/**
 * Vitest for the mutation run (tools/stryker.config.json), which starts it once for every mutant. Excluded are tests
 * that cannot detect a mutant: those of built pages, of types, those that run browser tests, and those that read source
 * files, which the run changes or omits. Test files share their modules, which saves most of the time, except those
 * that mock modules.
 */
const exclude = [
  'tests/built/**',
  'tests/types/**',
  'tests/content/factsOnce.test.ts',
  'tests/supply.test.ts',
  'tests/tools/{gateSettings,prove,settings,workflows}.test.ts',
]

const shared = (name: string, environment: string, include: string[], others: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment,
    include,
    exclude: [...others, ...exclude, ...alone],
    setupFiles: ['tools/allModules.ts'],
    isolate: false,
  },
})

/** Stands for the styles, which are not mutated: the global style sheet is empty. */
const noStyles = {
  name: 'no-styles',
  resolveId: (id: string) => (id === 'virtual:global.css' ? id : undefined),
  load: (id: string) => (id === 'virtual:global.css' ? '' : undefined),
}

export default defineConfig({
  plugins: [noStyles],
  define: { __BUILD_YEAR__: 2026 },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
    projects: [
      shared('window', 'jsdom', parts),
      shared('node', 'node', ['tests/**/*.test.{ts,tsx}'], parts),
      { extends: true, test: { name: 'alone', include: alone, exclude, isolate: true } },
    ],
  },
})
