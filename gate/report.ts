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
import { firstLine, isOpen, JUDGED, type Judged, lineOf, merged, openLines, viewNameOf } from './findings'
import { viewsOf } from './gate'
import { type Site, siteOf } from './views'
import type { Waiver } from './waivers'

/**
 * Playwright reporter: the results of all tests in a table, and an HTML page with a screenshot of each open finding's
 * node. An unused waiver fails the run if its engine has checked all of its views.
 */

const REPORT = '.cache/report/index.html'

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
    const table = tableOf({ states, findings }).join('\n')
    const waived = `Waivers: ${waivers.length}, used ${use.reduce((sum, times) => sum + times, 0)} times (each: ${use.join(', ')}).`
    const partial =
      unchecked > 0 ? [`Whether ${unchecked} of them are stale was not checked: the run was partial.`] : []

    mkdirSync(dirname(REPORT), { recursive: true })
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
    const lines = ['', 'Accessibility', table, ...(waivers.length > 0 ? [waived] : []), ...partial, ...shown]
    process.stdout.write(`${lines.join('\n')}\nReport: ${REPORT}\n`)
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary) appendFileSync(summary, `\n\`\`\`\n${table}\n\`\`\`\n${shown.map((line) => `- ${line}\n`).join('')}`)
    return stale.length > 0 ? { status: 'failed' } : undefined
  }
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
  const judged = new Set(states.filter((state) => state.engine === engine).map(({ name }) => viewNameOf(name)))
  return viewsOf(engine, site).every(({ name }) => judged.has(name))
}

const describe = ({ engine, rule, node }: Waiver) => `${engine} ${rule} on ${node}`

/** States, checks and findings of each engine, in lines of text. */
function tableOf({ states, findings }: Judged): string[] {
  const engines = [...new Set([...states, ...findings].map(({ engine }) => engine))].sort()
  const rows = engines.map((engine) => {
    const checks = states.filter((state) => state.engine === engine).map(({ checks }) => checks)
    const found = findings.filter((finding) => finding.engine === engine)
    const open = found.filter(isOpen).length
    const sum = checks.reduce((sum, each) => sum + each, 0)
    const range = `${Math.min(...checks)} to ${Math.max(...checks)}, mean ${(sum / checks.length).toFixed(1)}`
    return [engine, checks.length, sum, range, open, found.length - open].map(String)
  })
  rows.unshift(['engine', 'states', 'checks', 'checks per state', 'findings', 'waived'])
  const widthOf = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0))
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  )
}

/** Text as HTML, each address in it a link. */
const html = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/https?:\S+/g, '<a href="$&">$&</a>')

/** The report as one page that needs nothing else: the table, each open finding with its picture, the waivers. */
function htmlOf(tests: readonly Test[], table: string, waivers: readonly Waiver[], use: readonly number[]): string {
  const open = merged(tests.flatMap(({ findings }) => findings.filter(isOpen))).map(({ finding, more }) => {
    const test = tests.find(({ findings }) => findings.includes(finding))
    const picture = test?.pictures.get(finding.picture ?? '')
    return `<h3>${html(`${finding.engine} ${finding.rule}`)}</h3>
<p>${html(lineOf({ finding, more: [] }))}</p>
<p>${[test?.file ?? '', ...(more.length > 0 ? ['also in:', ...more] : [])].map(html).join('<br>')}</p>
${picture ? `<img src="${picture}" alt="${html(finding.node)} in its surroundings">` : ''}`
  })
  const waived = waivers.map(
    (waiver, index) =>
      `<li>${html(`${describe(waiver)}: ${waiver.reason} ${waiver.link} (reviewed ${waiver.date}, used ${use[index]} times)`)}`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility report</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:2rem;overflow-wrap:anywhere}img{max-width:100%}</style>
<main>
<h1>Accessibility report</h1>
<pre tabindex="0" role="region" aria-label="States and checks by engine" style="overflow:auto">${html(table)}</pre>
<h2>Open findings: ${open.length}</h2>
${open.join('\n')}
<h2>Waivers: ${waivers.length}</h2>
<ul>${waived.join('\n')}</ul>
</main>
</html>
`
}
