import { defineConfig } from 'playwright/test'

const port = Number(process.env.E2E_PORT ?? 4273)
const baseURL = `http://localhost:${port}`
/** Root may not use Chromium's sandbox; the rest keeps the browser from calling home. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const executablePath = process.env.FORMLINE_BROWSER

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // Long pages take an engine long on a busy machine; nothing is measured in seconds.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  expect: { timeout: 20_000 },
  // CI's machine is shared and noisy. A test that needed a second try is named in the report.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-report.json' }], ['./report.ts']],
  use: {
    baseURL,
    // Recording slows every test: in CI only a second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node tools/serve.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: baseURL,
    reuseExistingServer: false,
  },
})
