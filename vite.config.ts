import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { facts } from './src/content/facts.ts'
import { projectDir, projectPath } from './tools/githubPages.ts'
import { assertLaunchable } from './tools/launch.ts'
import { prerender } from './tools/prerender/plugin.ts'

/**
 * Sets NODE_ENV to suit Vite's command, whatever the terminal, npm (if it omits devDependencies) or a test runner has
 * set.
 */
const nodeEnv: Plugin = {
  name: 'formline:node-env',
  config: (_, { command }) => {
    process.env.NODE_ENV = command === 'build' ? 'production' : process.env.VITEST ? 'test' : 'development'
  },
}

/** `npm run build:project-site` builds the site for a GitHub project site. */
const projectSite: Plugin = {
  name: 'formline:project-site',
  apply: (_, { mode }) => mode === 'project-site',
  config: () => ({ base: projectPath, build: { outDir: projectDir } }),
}

/** Leaves out Chakra's reset, which the theme switches off (`preflight: false`). Saves 1 kB on every page. */
const withoutPreflight: Plugin = {
  name: 'formline:without-preflight',
  apply: 'build',
  load: {
    filter: { id: /@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/ },
    handler: () => 'export const createPreflight = () => ({})',
  },
}

const tests = ['tests/**/*.test.{ts,tsx}']
/** One mocks a module, the other renders with React's server in jsdom. */
const isolated = ['tests/launched.test.ts', 'tests/browser/hydrate.test.ts']

export default defineConfig({
  plugins: [
    nodeEnv,
    projectSite,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // With hot reload, a test that imports a route's module again would get its old component.
      codeSplittingOptions: { addHmr: !process.env.VITEST },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    withoutPreflight,
    { name: 'formline:launch', apply: 'build', buildStart: () => assertLaunchable(facts) },
    prerender(),
  ],
  // The router's store imports a shim for versions of React that lack this hook: 0.2 kB on every page.
  resolve: { alias: { 'use-sync-external-store/shim': 'use-sync-external-store' } },
  // Most licenses require that their text be distributed with the code.
  environments: { client: { build: { license: { fileName: 'licenses.txt' } } } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Emotion imports this package for an API that the site does not use, and the package does not declare that it has
    // no side effects.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      optimization: { inlineConst: true },
    },
  },
  test: {
    // Test files share workers and modules. This cuts the run time to a third.
    projects: [
      { extends: true, test: { name: 'unit', isolate: false, include: tests, exclude: isolated } },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
    pool: 'threads',
    globalSetup: ['tests/globalSetup.ts'],
    setupFiles: ['tests/setup.ts'],
    // One worker per core; by default Vitest leaves one core free, which would be half of a two-core machine.
    maxWorkers: '100%',
    // jsdom computes styles slowly, and some tests render every page; a busy machine must not fail them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
