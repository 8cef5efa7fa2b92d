import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter'
import { chosenChecks } from './checks.ts'
import type { GateConfig } from './config.ts'
import { isOpen, JUDGED, type Judged, openLines, viewNameOf } from './findings.ts'
import { earlOf, jsonOf } from './output.ts'
import { type Site, siteOf } from './views.ts'

export interface ReportOptions extends GateConfig {
  /** Path of a file for all findings as JSON. */
  readonly json?: string
  /** Path of a file for the outcome of each rule on each page in W3C's Evaluation and Report Language, as JSON-LD. */
  readonly earl?: string
}

/**
 * Playwright reporter: a table of what was judged, and what is wrong. A waiver that covers nothing, or an opener that
 * opens nothing, fails a run that was whole.
 */
export default class Report implements Reporter {
  readonly #options: ReportOptions
  readonly #site: Site

  /** Playwright hands over what stands beside the reporter in its configuration. */
  constructor(options: ReportOptions) {
    this.#options = options
    this.#site = siteOf(options)
  }

  readonly #judged = new Map<string, Judged>()
  /** What ended without a judgement, with the first line of what went wrong. */
  readonly #broken: string[] = []

  printsToStdio() {
    return false
  }

  onError(error: TestError) {
    this.#broken.push(sayingOf(error))
  }

  onTestEnd(test: TestCase, { attachments, status, error }: TestResult) {
    const judged = attachments.find(({ name }) => name === JUDGED)
    if (judged) this.#judged.set(test.id, JSON.parse(String(judged.body ?? readFileSync(judged.path ?? ''))))
    const found = this.#judged.get(test.id)?.findings.some(isOpen)
    if (test.tags.includes('@a11y') && status !== 'passed' && status !== 'skipped' && !found)
      this.#broken.push(`${test.title} · ${error ? sayingOf(error) : status}`)
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const { json, earl } = this.#options
    const tests = [...this.#judged.values()]
    if (tests.length === 0) return
    const findings = tests.flatMap(({ findings }) => findings)
    const states = tests.flatMap(({ states }) => states)
    const idle = idleParts({ states, findings }, this.#site)
    const problems = [...this.#broken, ...idle, ...openLines(findings)].slice(0, LINES)
    const table = tableOf({ states, findings }).join('\n')
    if (json) write(json, jsonOf(this.#site, { states, findings }, this.#broken))
    if (earl) write(earl, earlOf(this.#site, { states, findings }))
    process.stdout.write(['', 'Accessibility', table, ...problems, ''].join('\n'))
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, `\n\`\`\`\n${[table, ...problems].join('\n')}\n\`\`\`\n`)
    return idle.length > 0 ? { status: 'failed' } : undefined
  }
}

/** Lines of problems before they are cut. */
const LINES = 20

/** The first line of what a failed test says, without the colors that Playwright gives it. */
const sayingOf = ({ message, value }: TestError) =>
  stripVTControlCharacters(message ?? value ?? '')
    .split('\n', 1)
    .join()

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Waivers that cover nothing, of checks that have judged all of their views, and openers that open nothing. */
function idleParts({ states, findings }: Judged, site: Site): string[] {
  const { waivers = [], waiversFile = 'the configuration', openers = [] } = site.config
  const judged = new Set(states.map(({ engine, name }) => `${engine} ${viewNameOf(name)}`))
  const whole = chosenChecks(site.config)
    .filter((check) => site.views.every((view) => !check.views(view, site) || judged.has(`${check.name} ${view.name}`)))
    .map(({ name }) => name as string)
  const stale = waivers.filter(
    ({ engine }, index) => whole.includes(engine) && !findings.some(({ waiver }) => waiver === index),
  )
  const closed = openers.filter(({ name }) => !states.some((state) => state.name.includes(`: ${name}`)))
  return [
    ...stale.map(
      ({ engine, rule, node }) =>
        `Stale waiver in ${waiversFile}: ${engine} ${rule} on ${node} covers nothing any more: delete it.`,
    ),
    ...(whole.includes('axe') ? closed : []).map(({ name }) => `The opener "${name}" opens nothing on any page.`),
  ]
}

/** States, checks and findings of each check, and how long it took, in lines of text. */
function tableOf({ states, findings }: Judged): string[] {
  const rows = [...new Set(states.map(({ engine }) => engine))].sort().map((engine) => {
    const here = states.filter((state) => state.engine === engine)
    const found = findings.filter((finding) => finding.engine === engine)
    const open = found.filter(isOpen).length
    const sum = (of: 'checks' | 'seconds') => here.reduce((sum, state) => sum + state[of], 0)
    return [engine, here.length, sum('checks'), sum('seconds').toFixed(1), open, found.length - open].map(String)
  })
  rows.unshift(['check', 'states', 'rules, stops, lines', 'seconds', 'findings', 'waived'])
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
