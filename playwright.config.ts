import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { browserArgs, browserPath, selectedEngine } from './tools/browser'

/** URL of a site that is already served, for smoke.spec.ts; without it, the built site is served on a free port. */
const served = process.env.FORMLINE_URL
const engine = selectedEngine()

export default defineConfig({
  testDir: 'e2e',
  // The setup is in a file of its own, since knip loads this file too.
  globalSetup: './e2e/installBrowser.ts',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  // Generous, since no test measures time and long pages are slow on a busy machine.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  // One more than there are cores, since tests spend part of their time waiting. Each worker starts its own browser.
  workers: Math.min(8, availableParallelism() + 1),
  expect: {
    timeout: 20_000,
    // What a visitor sees, including running animations, with no tolerance.
    toHaveScreenshot: { animations: 'allow', threshold: 0, pathTemplate: '{testDir}/pictures/{arg}{ext}' },
  },
  // A test that passes only on a retry shows a defect in the test or in the site.
  retries: 0,
  reporter: [['list'], ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : [])],
  use: {
    // Without a slash at its end. Playwright sets SITE_URL from the server's output, before a test uses this address.
    baseURL: served?.replace(/\/+$/, '') ?? `${process.env.SITE_URL}`,
    // A time zone behind UTC, in which a UTC date that is read as local time becomes the previous day.
    timezoneId: 'Pacific/Pago_Pago',
    // No traces, which slow down every test: rerun a failing test with `--trace on`.
    screenshot: 'only-on-failure',
    browserName: engine,
    launchOptions: { executablePath: browserPath(engine), ...(engine === 'chromium' && { args: [...browserArgs] }) },
  },
  // The other engines only run the behavior tests.
  projects: [
    { name: 'behavior', testMatch: '*.spec.ts', testIgnore: ['a11y/**', 'visual.spec.ts'] },
    ...(engine === 'chromium'
      ? [
          { name: 'a11y', testMatch: 'a11y/*.spec.ts' },
          { name: 'visual', testMatch: 'visual.spec.ts' },
        ]
      : []),
  ],
  ...(!served && {
    webServer: {
      command: 'node tools/serve.ts',
      env: { PORT: '0' },
      wait: { stdout: /served at (?<site_url>\S+)\// },
    },
  }),
})
