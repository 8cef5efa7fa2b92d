import { defineConfig } from 'playwright/test'
import { askedEngine, browserArgs } from '../tools/browser'
import { gateConfig } from './gate.config'
import { audits, faults, type Project } from './projects'

/** Where the site is served already (`tools/smoke.ts`); without it the built one is served here, on a free port. */
const served = process.env.FORMLINE_ADDRESS
// Playwright sets SITE_PORT from what the server says (`webServer.wait`), before a test asks for this address.
const baseURL = served ?? `http://localhost:${process.env.SITE_PORT}`
/** What is added keeps the browser from calling home. */
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

const FAULTS = `**/${faults.folder}/*.spec.ts`

/** Alone (`GATE_QUIET`) it tells everything in a table and a list: `npm run a11y`. */
const gateReport = ['../gate/report.ts', gateConfig] as const

const audited: readonly string[] = Object.values(audits).flat()

/** Which spec files make which project; a file that is named nowhere is behavior, so none belongs to no job. */
const specs: Record<Project, { testMatch?: string[]; testIgnore?: string[]; grep?: RegExp }> = {
  accessibility: { testMatch: named(audits.accessibility) },
  visual: { testMatch: named(audits.visual) },
  faults: { testMatch: [FAULTS], ...(!faults.all && { grep: /@gate/ }) },
  behavior: {
    testIgnore: [...named(audited.filter((file) => !(engine !== 'chromium' && file === 'gate.spec.ts'))), FAULTS],
  },
}
/** The seeded defects of the page: `npm run gate:prove` alone. */
const proves = Boolean(process.env.GATE_PROVE)

// What is audited, pictured and measured has been agreed in Chromium; another engine is asked how the site behaves.
const projects = engine === 'chromium' ? (Object.keys(specs) as Project[]) : (['behavior'] as const)

function named(files: readonly string[]): string[] {
  return files.map((file) => `**/${file}`)
}

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  // Long pages take an engine long on a busy machine; nothing is measured in seconds.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  expect: { timeout: 20_000 },
  // A test that passes on a second try is a defect of the test or of the site.
  retries: 0,
  reporter: process.env.GATE_QUIET
    ? [gateReport]
    : [
        ['list'],
        ['json', { outputFile: '../.cache/e2e-report.json' }],
        gateReport,
        ['./faultTable.ts'],
        ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
      ],
  use: {
    baseURL,
    // Where it is tomorrow already: a date that is not read as UTC shows.
    timezoneId: 'Pacific/Kiritimati',
    // A trace slows every test for the sake of the few that fail: run those with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { ...(engine === 'chromium' && { args }), ...(executablePath && { executablePath }) },
  },
  projects: proves
    ? [{ name: 'defects', testMatch: ['**/*.prove.ts'] }]
    : projects.map((name) => ({ name, ...specs[name], use: { browserName: engine } })),
  ...(!served && {
    webServer: {
      command: 'node tools/serve.ts',
      cwd: '..',
      env: { PORT: '0' },
      wait: { stdout: /served at http:\/\/localhost:(?<site_port>\d+)/ },
    },
  }),
})
