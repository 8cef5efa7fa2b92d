import { defineConfig } from 'playwright/test'

/** The package's own tests. `GATE_BROWSER`: a Chromium in the place of Playwright's own. */
const executablePath = process.env.GATE_BROWSER

export default defineConfig({
  testDir: '.',
  testMatch: /\.(spec|test)\.ts$/,
  outputDir: '../../.cache/gate-test',
  fullyParallel: true,
  timeout: 120_000,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: 'http://fixture.test',
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath && { executablePath }),
    },
  },
})
