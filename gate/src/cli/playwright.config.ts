import { fileURLToPath, pathToFileURL } from 'node:url'
import { defineConfig } from 'playwright/test'
import { checks } from '../checks.ts'
import type { ReportOptions } from '../report.ts'
import { launchOptions } from './browser.ts'

/** What the command line (`cli.ts`) tells: the configuration of the run, and the path of a module that exports a `config`. */
export interface Run extends ReportOptions {
  readonly config?: string
}

const { config, pages, ...run }: Run = JSON.parse(process.env.GATE_RUN ?? '')
const given: Partial<ReportOptions> = config ? (await import(pathToFileURL(config).href)).config : {}
export const options: ReportOptions = {
  // The script of an unknown site is taken to have started once the network is idle.
  ready: (page) => page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined),
  checks: checks.filter(({ packages }) => !packages).map(({ name }) => name),
  pages,
  ...given,
  ...run,
}

export default defineConfig({
  testDir: '.',
  testMatch: 'run.spec.js',
  // In a project the compiled package may be ignored by Git.
  respectGitIgnore: false,
  outputDir: `${process.cwd()}/.cache/gate`,
  fullyParallel: true,
  workers: 2,
  reporter: [['line'], [fileURLToPath(import.meta.resolve('../report.js')), options]],
  use: { launchOptions },
})
