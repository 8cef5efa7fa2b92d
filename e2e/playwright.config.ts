import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { browserArgs, browserPath, selectedEngine } from '../tools/browser'

/** Address of a site that is already served, for smoke.spec.ts; without it the built site is served on a free port. */
const served = process.env.FORMLINE_ADDRESS
const engine = selectedEngine()

export default defineConfig({
  testDir: '.',
  // Not in this file, which knip loads, too.
  globalSetup: './installBrowser.ts',
  outputDir: '../.cache/e2e',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  // On a busy machine long pages take an engine long; no test measures time.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  // A test waits part of its time. Each worker has a browser of its own, and twice as many take a fifth more CPU.
  workers: Math.min(8, availableParallelism() + 1),
  expect: {
    timeout: 20_000,
    // What a visitor sees, running animations included, to the last pixel.
    toHaveScreenshot: { animations: 'allow', threshold: 0, pathTemplate: '{testDir}/pictures/{arg}{ext}' },
  },
  // No retries: a test that passes only on a second try shows a defect of the test or of the site.
  retries: 0,
  reporter: [
    ['list'],
    ['json', { outputFile: '../.cache/e2e-report.json' }],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
  ],
  use: {
    // Playwright sets SITE_PORT from the server's output (`webServer.wait`), before a test uses this address.
    baseURL: served?.replace(/\/+$/, '') ?? `http://localhost:${process.env.SITE_PORT}`,
    // A time zone where it is already tomorrow: a date that is not read as UTC is found.
    timezoneId: 'Pacific/Kiritimati',
    // Traces slow down every test: run failing ones with `--trace on`.
    screenshot: 'only-on-failure',
    browserName: engine,
    launchOptions: { executablePath: browserPath(engine), ...(engine === 'chromium' && { args: [...browserArgs] }) },
  },
  projects: [
    ...(engine === 'chromium' ? [{ name: 'a11y', testMatch: 'a11y/*.spec.ts' }] : []),
    ...(engine === 'chromium' ? [{ name: 'visual', testMatch: 'visual.spec.ts' }] : []),
    // All tests of a worker share one tab, which Playwright resets between them: a new one takes longer than most tests.
    { name: 'behavior', testIgnore: ['a11y/*', 'visual.spec.ts'], use: { reuseContext: true } },
  ],
  ...(!served && {
    webServer: {
      command: 'node tools/serve.ts',
      cwd: '..',
      env: { PORT: '0' },
      wait: { stdout: /served at http:\/\/localhost:(?<site_port>\d+)/ },
    },
  }),
})
