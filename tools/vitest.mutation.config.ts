import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { parts } from './testFiles.config.ts'

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
const replacing = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('vi.mock('))

const shared = (name: string, environment: string, include: string[], others: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    environment,
    include,
    exclude: [...others, ...exclude, ...replacing],
    setupFiles: ['tools/allModules.ts'],
    isolate: false,
  },
})

export default defineConfig({
  define: { __BUILD_YEAR__: 2026 },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
    projects: [
      shared('window', 'jsdom', parts),
      shared('node', 'node', ['tests/**/*.test.{ts,tsx}'], parts),
      { extends: true, test: { name: 'alone', include: replacing, exclude, isolate: true } },
    ],
  },
})
