import { defineConfig } from 'playwright/test'
import { launchOptions } from '../src/cli/browser.ts'

/** The package's own tests. */
export default defineConfig({
  testDir: '.',
  testMatch: /\.(spec|test)\.ts$/,
  outputDir: '../../.cache/gate-test',
  fullyParallel: true,
  timeout: 120_000,
  workers: 2,
  reporter: 'list',
  use: { baseURL: 'http://fixture.test', launchOptions },
})
