import { pathToFileURL } from 'node:url'
import type { CheckName, GateConfig } from '../config.ts'
import type { ReportOptions } from '../report.ts'

/** What the command line (`cli.ts`) tells the tests, in the variable `GATE_RUN`. */
export interface Run {
  /** Addresses. */
  readonly pages: readonly string[]
  readonly checks: readonly CheckName[]
  /** Path of a module that exports a `config`. */
  readonly config?: string
  readonly json?: string
  readonly earl?: string
}

/** The configuration of a run by command line. */
export async function runConfig(): Promise<ReportOptions> {
  const { pages, config, ...run }: Run = JSON.parse(process.env.GATE_RUN ?? '')
  const given: Partial<GateConfig> = config ? (await import(pathToFileURL(config).href)).config : {}
  return {
    pages: pages.map((address) => ({ address })),
    // The script of an unknown site is taken to have started once the network is idle.
    ready: (page) => page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined),
    ...run,
    ...given,
  }
}
