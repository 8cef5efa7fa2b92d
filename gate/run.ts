import { pathToFileURL } from 'node:url'
import { conditions, type GateConfig } from './config'

/** What the command line (`cli.ts`) tells the tests, in the variable `GATE_RUN`. */
export interface Run {
  /** Addresses. */
  readonly pages: readonly string[]
  /** Path of a module that exports a `config`. */
  readonly config?: string
  readonly only?: readonly string[]
  readonly plain: boolean
}

/** What a visitor brings along to a site of which nothing is known: what WCAG AA asks about. */
const ASKED = ['forced colors', 'doubled text', 'text spacing', 'zoom 400%']

/** The configuration of a run by command line. */
export async function runConfig(): Promise<GateConfig> {
  const { pages, config, only, plain }: Run = JSON.parse(process.env.GATE_RUN ?? '{"pages":[],"plain":true}')
  const given: Partial<GateConfig> = config ? (await import(pathToFileURL(config).href)).config : {}
  return {
    pages: pages.map((address) => ({ address })),
    windows: [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ],
    conditions: conditions.filter(({ name }) => !plain && ASKED.includes(name)),
    // The script of an unknown site is taken to have started once the network is idle.
    ready: (page) => page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined),
    ...given,
    ...(only && { only }),
  }
}
