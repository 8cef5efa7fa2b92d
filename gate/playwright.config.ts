import { defineConfig } from 'playwright/test'
import { runConfig } from './run'

/** Judges any site by the command line (`cli.ts`). `GATE_BROWSER`: a Chromium in the place of Playwright's own. */
const executablePath = process.env.GATE_BROWSER

export default defineConfig({
  testDir: '.',
  testMatch: 'run.spec.ts',
  outputDir: '../.cache/gate',
  fullyParallel: true,
  workers: 2,
  reporter: [['./report.ts', await runConfig()]],
  use: {
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath && { executablePath }),
    },
  },
})
