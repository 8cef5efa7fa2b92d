import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { facts } from './src/content/facts.ts'
import { prerender } from './src/prerender/plugin.ts'
import { assertLaunchable } from './tools/launch.ts'

/** Sets NODE_ENV to suit Vite's command, whatever the terminal, npm or a test runner has set. */
const nodeEnv: Plugin = {
  name: 'formline:node-env',
  config: (_, { command }) => {
    // A time zone behind UTC, in which a UTC date that is read as local time becomes the previous day.
    if (process.env.VITEST) process.env.TZ = 'America/Los_Angeles'
    process.env.NODE_ENV = command === 'build' ? 'production' : process.env.VITEST ? 'test' : 'development'
  },
}

/** It mocks a module. */
const isolated = ['tests/launched.test.ts']
const built = ['tests/built/**/*.test.ts']

export default defineConfig({
  plugins: [
    nodeEnv,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // With hot reload, a test that imports a route's module again would get its old component.
      codeSplittingOptions: { addHmr: !process.env.VITEST },
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
    { name: 'formline:launch', apply: 'build', buildStart: () => assertLaunchable(facts) },
    prerender(),
  ],
  // Most licenses require that their text be distributed with the code.
  environments: { client: { build: { license: { fileName: 'licenses.txt' } } } },
  build: {
    // The first versions with `color-mix()`. Older browsers show the plain page (src/theme/globalCss.ts).
    target: ['chrome111', 'edge111', 'firefox113', 'safari16.2'],
    assetsInlineLimit: 0,
  },
  test: {
    // Test files share workers and modules. This cuts the run time to a third.
    projects: [
      {
        extends: true,
        test: { name: 'unit', isolate: false, include: ['tests/**/*.test.{ts,tsx}'], exclude: [...isolated, ...built] },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      { extends: true, test: { name: 'built', include: built, globalSetup: 'tests/built/globalSetup.ts' } },
    ],
    pool: 'threads',
    setupFiles: ['tests/setup.ts'],
    maxWorkers: '100%',
    // jsdom computes styles slowly, and some tests render every page; a busy machine must not fail them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
