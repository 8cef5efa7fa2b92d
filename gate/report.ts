import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from 'playwright/types/testReporter'
import type { GateConfig } from './config'
import { countsOf, firstLine, isOpen, JUDGED, type Judged, merged, openLines } from './findings'
import { viewsOf } from './gate'
import { type Site, siteOf } from './views'
import type { Waiver } from './waivers'

/**
 * Playwright reporter: the results of all tests in a table, a JSON file and an HTML page with a screenshot of each open
 * finding's node. An unused waiver fails the run if its engine has checked all of its views.
 */

const REPORT = '.cache/report/index.html'
const DATA = '.cache/report/report.json'

interface Test extends Judged {
  /** Test file, from the project's folder. */
  readonly file: string
  /** Pictures by name, PNG as data URLs. */
  readonly pictures: ReadonlyMap<string, string>
}

export default class Report implements Reporter {
  readonly #site: Site
  readonly #waivers: readonly Waiver[]
  readonly #waiversFile: string

  /** Playwright hands over what stands beside the reporter in its configuration. */
  constructor(config: GateConfig) {
    this.#site = siteOf(config)
    this.#waivers = config.waivers ?? []
    this.#waiversFile = config.waiversFile ?? 'the configuration'
  }

  /** By test, so that a second try takes the place of the first. */
  readonly #tests = new Map<string, Test>()
  /** Tests that ended without a judgement, with the first line of what went wrong. */
  readonly #broken = new Map<string, string>()

  /** Whether no other reporter tells what goes wrong. */
  #quiet = false

  onBegin({ reporter }: FullConfig, suite: Suite) {
    this.#quiet = reporter.length === 1
    if (this.#quiet) process.stdout.write(`Tests to run: ${suite.allTests().length}\n`)
  }

  /** What goes wrong outside the tests: no test found, a port in use. */
  onError(error: TestError) {
    this.#broken.set(String(this.#broken.size), sayingOf(error))
  }

  onTestEnd(test: TestCase, { attachments, status, error }: TestResult) {
    this.#tests.delete(test.id)
    this.#broken.delete(test.id)
    const file = relative(process.cwd(), test.location.file)
    const judged = attachments.find(({ name }) => name === JUDGED)
    if (judged) {
      const pictures = attachments
        .filter(({ contentType }) => contentType === 'image/png')
        .map((image) => [image.name, `data:image/png;base64,${bytes(image).toString('base64')}`] as const)
      const { states, findings } = JSON.parse(bytes(judged).toString()) as Judged
      this.#tests.set(test.id, { file, states, findings, pictures: new Map(pictures) })
    }
    const found = judged && this.#tests.get(test.id)?.findings.some(isOpen)
    if (status !== 'passed' && status !== 'skipped' && !found) {
      this.#broken.set(test.id, `${file} · ${test.title} · ${error ? sayingOf(error) : status}`)
    }
  }

  /** Prints the table and what is wrong; fails the run for a waiver that covers nothing any more. */
  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const tests = [...this.#tests.values()]
    const broken = [...this.#broken.values()]
    if (tests.length === 0) {
      for (const line of this.#quiet ? broken : []) process.stderr.write(`${line}\n`)
      return
    }
    const findings = tests.flatMap(({ findings }) => findings)
    const states = tests.flatMap(({ states }) => states)
    const waivers = this.#waivers
    const use = waivers.map((_, index) => findings.filter(({ waiver }) => waiver === index).length)
    const whole = new Map(
      [...new Set(states.map(({ engine }) => engine))].map((engine) => [engine, isWhole(engine, states, this.#site)]),
    )
    const stale = waivers.filter(({ engine }, index) => whole.get(engine) && use[index] === 0)
    const unchecked = waivers.filter(({ engine }) => !whole.get(engine)).length
    const table = tableOf({ states, findings })
    const waived = `Waivers: ${waivers.length}, used ${use.reduce((sum, times) => sum + times, 0)} times (each: ${use.join(', ')}).`
    const partial =
      unchecked > 0 ? [`Whether ${unchecked} of them are stale was not checked: the run was partial.`] : []

    mkdirSync(dirname(REPORT), { recursive: true })
    writeFileSync(DATA, JSON.stringify({ states, findings, waivers: waivers.map(describe), use }, null, 1))
    writeFileSync(REPORT, htmlOf(tests, table, waivers, use))

    const problems = [
      ...broken,
      ...stale.map(
        (waiver) => `Stale waiver in ${this.#waiversFile}: ${describe(waiver)} covers nothing any more: delete it.`,
      ),
      ...openLines(findings).map((line) => `${fileOf(tests, line)}${line}`),
    ]
    const shown = problems.slice(0, LINES)
    if (problems.length > shown.length) shown.push(`… and ${problems.length - shown.length} more: see the report`)
    const lines = [
      '',
      'Accessibility',
      ...aligned(table),
      ...(waivers.length > 0 ? [waived] : []),
      ...partial,
      ...shown,
      `Report: ${REPORT}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, `\n${markdown(table)}\n${shown.map((line) => `- ${line}\n`).join('')}`)
    return stale.length > 0 ? { status: 'failed' } : undefined
  }
}

/** Rows of cells as lines of text, each column as wide as its widest cell. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widthOf(column) + 2))
      .join('')
      .trimEnd(),
  )
}

/** A table in Markdown, for the summary of a job on GitHub. */
function markdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replace(/[\\|<]/g, '\\$&')).join(' | ')} |`,
  )
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others, ''].join('\n')
}

const LINES = 17

const sayingOf = ({ message, value }: TestError) => firstLine(message ?? value ?? '')

function bytes({ body, path }: TestResult['attachments'][number]): Buffer {
  if (body) return body
  if (path) return readFileSync(path)
  throw new Error('An attachment has neither a body nor a path.')
}

const fileOf = (tests: readonly Test[], line: string) => {
  const test = tests.find(({ findings }) => findings.some(({ state }) => line.startsWith(state)))
  return test ? `${test.file} · ` : ''
}

/** Whether an engine has checked every view that a whole run has. */
function isWhole(engine: string, states: Judged['states'], site: Site): boolean {
  const judged = new Set(
    states.filter((state) => state.engine === engine).map(({ name }) => name.slice(0, name.indexOf(': '))),
  )
  return viewsOf(engine, site).every(({ name }) => judged.has(name))
}

const describe = ({ engine, rule, node }: Waiver) => `${engine} ${rule} on ${node}`

/** Rows of the table, the head first: states, checks and findings of each engine. */
function tableOf(judged: Judged): string[][] {
  return [
    ['engine', 'states', 'checks', 'checks per state', 'findings', 'waived'],
    ...countsOf(judged).map(({ engine, checks, sum, open, waived }) => {
      const range = `${Math.min(...checks)} to ${Math.max(...checks)}, mean ${(sum / checks.length).toFixed(1)}`
      return [engine, String(checks.length), String(sum), range, String(open), String(waived)]
    }),
  ]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const cells = (name: 'td' | 'th scope="col"', texts: readonly string[]) =>
  texts.map((text) => `<${name}>${text}</${name.split(' ')[0]}>`).join('')

const tableHtml = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><caption>${escaped(caption)}</caption><thead><tr>${cells('th scope="col"', head)}</tr></thead>
<tbody>${rows.map((texts) => `<tr>${cells('td', texts)}</tr>`).join('\n')}</tbody></table>`

/** The report as one page that needs nothing else. */
function htmlOf(
  tests: readonly Test[],
  [head = [], ...engines]: string[][],
  waivers: readonly Waiver[],
  use: readonly number[],
): string {
  const open = merged(tests.flatMap(({ findings }) => findings.filter(isOpen))).map(({ finding, more }) => {
    const test = tests.find(({ findings }) => findings.includes(finding))
    const source = finding.picture && test?.pictures.get(finding.picture)
    const states =
      more.length > 0
        ? `<details><summary>and ${more.length} more</summary>${more.map(escaped).join('<br>')}</details>`
        : ''
    const [, help = finding.help, address] = /^(.*?)\s*(https?:\S+)$/s.exec(finding.help) ?? []
    return [
      `${escaped(finding.state)}${states}`,
      escaped(test?.file ?? ''),
      `${escaped(finding.engine)} <code>${escaped(finding.rule)}</code>${finding.certain ? '' : ' (undecided)'}`,
      escaped(finding.criteria.join(', ')) || 'best practice',
      `<code>${escaped(finding.node)}</code>`,
      `${escaped(help)}${address ? ` <a href="${escaped(address)}">About ${escaped(finding.rule)}</a>` : ''}`,
      source ? `<img src="${source}" alt="${escaped(finding.node)} in its surroundings">` : 'none',
    ]
  })
  const waived = waivers.map(({ engine, rule, node, reason, link, date }, index) => [
    `${escaped(engine)} <code>${escaped(String(rule))}</code>`,
    `<code>${escaped(String(node))}</code>`,
    `${escaped(reason)} <a href="${escaped(link)}">About rule ${index + 1}</a>`,
    escaped(date),
    String(use[index]),
  ])
  const findings =
    open.length > 0
      ? tableHtml(
          `${open.length} open findings`,
          ['State', 'Test', 'Rule', 'WCAG', 'Node', 'How to fix it', 'Picture'],
          open,
        )
      : '<p>No open findings.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility report</title>
<style>
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:2rem;max-width:110rem}
table{border-collapse:collapse;margin-block:1rem 2rem}
caption{text-align:start;font-weight:bold}
th,td{border:1px solid;padding:.4rem .6rem;text-align:start;vertical-align:top}
code{overflow-wrap:anywhere}
img{max-width:24rem;max-height:24rem}
</style>
</head>
<body>
<main>
<h1>Accessibility report</h1>
<h2>Findings</h2>
${findings}
<h2>What was judged</h2>
${tableHtml('States and checks by engine', head, engines)}
<h2>Waivers</h2>
${tableHtml(`${waivers.length} reviewed rules and nodes`, ['Rule', 'Node', 'Reason', 'Reviewed', 'Times used'], waived)}
</main>
</body>
</html>
`
}
