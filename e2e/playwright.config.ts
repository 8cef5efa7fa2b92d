import { availableParallelism } from 'node:os'
import { defineConfig } from 'playwright/test'
import { askedEngine, browserArgs } from '../tools/browser'
import { E2E_REPORT } from '../tools/reports'
import { gateConfig } from './gate.config'
import { allFaults, auditFiles } from './projects'

/**
 * Address of a site that is already served (`tools/smoke.ts`); without it the built site is served here, on a free
 * port.
 */
const served = process.env.FORMLINE_ADDRESS
// Playwright sets SITE_PORT from the server's output (`webServer.wait`), before a test uses this address.
const baseURL = served ?? `http://localhost:${process.env.SITE_PORT}`
/** The additional arguments keep the browser from contacting its vendor. */
const args = [
  ...browserArgs,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const executablePath = process.env.FORMLINE_BROWSER
const engine = askedEngine()

/** Used alone (`GATE_QUIET`), it reports everything in a table and a list: `npm run a11y`. */
const gateReport = ['../gate/report.ts', gateConfig] as const

/** The seeded defects of the page: `npm run gate:prove` alone. */
const defects = { name: 'defects', testMatch: ['**/*.prove.ts'] }
/**
 * In Chromium. Audits attach protocol sessions to their tab, which the next test would inherit, so each test has its own
 * tab.
 */
const audits = { name: 'audits', testMatch: named(auditFiles) }
// Other engines run the part of the gate whose result depends on the browser, and no faults.
const leftOut =
  engine === 'chromium' ? auditFiles : [...auditFiles.filter((file) => file !== 'gate.spec.ts'), 'faults/*']
/**
 * Everything else, in any engine. All tests of a worker share one tab, which Playwright resets between them: a new one
 * takes longer than most tests. The faults are no project of their own, since projects share no workers, and a worker
 * takes 2 s of CPU to start.
 */
const behavior = {
  name: 'behavior',
  testIgnore: named(leftOut),
  // Of the faults, those that are marked. A title begins with project and file.
  ...(!allFaults && { grep: /^(?!.*behavior faults.)|@quick/ }),
  use: { reuseContext: true },
}

function named(files: readonly string[]): string[] {
  return files.map((file) => `**/${file}`)
}

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  fullyParallel: true,
  // On a busy machine long pages take an engine long; no test measures time.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  // A test waits half of its time; with more workers than this, long waits might reach the time limits.
  workers: Math.min(8, 3 * availableParallelism()),
  expect: { timeout: 20_000 },
  // No retries: a test that passes only on a second try shows a defect of the test or of the site.
  retries: 0,
  reporter: process.env.GATE_QUIET
    ? [gateReport]
    : [
        ['list'],
        ['json', { outputFile: `../${E2E_REPORT}` }],
        gateReport,
        ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
      ],
  use: {
    baseURL,
    // A time zone where it is already tomorrow: a date that is not read as UTC is found.
    timezoneId: 'Pacific/Kiritimati',
    // Traces slow down every test: run failing ones with `--trace on`.
    screenshot: 'only-on-failure',
    browserName: engine,
    launchOptions: { ...(engine === 'chromium' && { args }), ...(executablePath && { executablePath }) },
  },
  projects: process.env.GATE_PROVE ? [defects] : engine === 'chromium' ? [audits, behavior] : [behavior],
  ...(!served && {
    webServer: {
      command: 'node tools/serve.ts',
      cwd: '..',
      env: { PORT: '0' },
      wait: { stdout: /served at http:\/\/localhost:(?<site_port>\d+)/ },
    },
  }),
})
