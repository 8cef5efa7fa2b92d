import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { runConfig } from './config.ts'

/** Judges any site by the command line (`cli.ts`). `GATE_BROWSER`: a Chromium in the place of Playwright's own. */
const executablePath = process.env.GATE_BROWSER

export default defineConfig({
  testDir: '.',
  testMatch: 'run.spec.js',
  // In a project the compiled package may be ignored by Git.
  respectGitIgnore: false,
  outputDir: `${process.cwd()}/.cache/gate`,
  fullyParallel: true,
  workers: 2,
  reporter: [
    ['html', { open: 'never', outputFolder: `${process.cwd()}/gate-report` }],
    [fileURLToPath(import.meta.resolve('../report.js')), await runConfig()],
  ],
  use: {
    launchOptions: {
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath && { executablePath }),
    },
  },
})
