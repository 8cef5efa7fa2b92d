import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullResult, Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter'
import { chosenChecks } from './checks.ts'
import type { GateConfig } from './config.ts'
import { firstLine, isOpen, JUDGED, type Judged, lineOf, merged, openLines, viewNameOf } from './findings.ts'
import { earlOf, jsonOf } from './output.ts'
import { type Site, siteOf } from './views.ts'
import type { Waiver } from './waivers.ts'

export interface ReportOptions extends GateConfig {
  /** Path of the page with a picture of each open finding; `.cache/report/index.html` by default. */
  readonly html?: string
  /** Path of a file for all findings as JSON. */
  readonly json?: string
  /** Path of a file for the outcome of each rule on each page in W3C's Evaluation and Report Language, as JSON-LD. */
  readonly earl?: string
}

interface Test extends Judged {
  /** PNG as data URLs, by name. */
  readonly pictures: ReadonlyMap<string, string>
}

/** Lines of problems before they are cut. */
const LINES = 20

/**
 * Playwright reporter: a table of what was judged, and an HTML page with a picture of each open finding. A waiver that
 * covers nothing fails the run, if its check has judged all of its views.
 */
export default class Report implements Reporter {
  readonly #options: ReportOptions
  readonly #site: Site

  /** Playwright hands over what stands beside the reporter in its configuration. */
  constructor(options: ReportOptions) {
    this.#options = options
    this.#site = siteOf(options)
  }

  readonly #tests = new Map<string, Test>()
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
    if (judged) {
      const pictures = attachments
        .filter(({ contentType }) => contentType === 'image/png')
        .map((image) => [image.name, `data:image/png;base64,${bytes(image).toString('base64')}`] as const)
      this.#tests.set(test.id, { ...(JSON.parse(bytes(judged).toString()) as Judged), pictures: new Map(pictures) })
    }
    const found = this.#tests.get(test.id)?.findings.some(isOpen)
    if (test.tags.includes('@a11y') && status !== 'passed' && status !== 'skipped' && !found)
      this.#broken.push(`${test.title} · ${error ? sayingOf(error) : status}`)
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const { waivers = [], waiversFile = 'the configuration', html = '.cache/report/index.html' } = this.#options
    const tests = [...this.#tests.values()]
    if (tests.length === 0) return
    const all: Judged = {
      findings: tests.flatMap(({ findings }) => findings),
      states: tests.flatMap(({ states }) => states),
    }
    const use = waivers.map((_, index) => all.findings.filter(({ waiver }) => waiver === index).length)
    const whole = wholeChecks(all.states, this.#site)
    const stale = waivers.filter(({ engine }, index) => whole.has(engine) && use[index] === 0)
    const problems = [
      ...this.#broken,
      ...stale.map(
        (waiver) => `Stale waiver in ${waiversFile}: ${describe(waiver)} covers nothing any more: delete it.`,
      ),
      ...openLines(all.findings),
    ].slice(0, LINES)
    const table = tableOf(all).join('\n')
    const checked = waivers.filter(({ engine }) => whole.has(engine)).length
    const lines = [
      '',
      'Accessibility',
      table,
      ...(waivers.length > 0
        ? [`Waivers: ${waivers.length}; ${checked} of them checked for whether they are stale.`]
        : []),
      ...problems,
    ]
    write(html, htmlOf(tests, table, waivers, use))
    if (this.#options.json) write(this.#options.json, jsonOf(this.#site, all, this.#broken))
    if (this.#options.earl) write(this.#options.earl, earlOf(this.#site, all))
    process.stdout.write(`${lines.join('\n')}\nReport: ${html}\n`)
    const summary = process.env.GITHUB_STEP_SUMMARY
    if (summary)
      appendFileSync(summary, `\n\`\`\`\n${table}\n\`\`\`\n${problems.map((line) => `- ${line}\n`).join('')}`)
    return stale.length > 0 ? { status: 'failed' } : undefined
  }
}

const sayingOf = ({ message, value }: TestError) => firstLine(message ?? value ?? '')

function bytes({ body, path }: TestResult['attachments'][number]): Buffer {
  if (body) return body
  if (path) return readFileSync(path)
  throw new Error('An attachment has neither a body nor a path.')
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The checks that have judged every view that a whole run has. */
function wholeChecks(states: Judged['states'], site: Site): Set<string> {
  const judged = new Set(states.map(({ engine, name }) => `${engine} ${viewNameOf(name)}`))
  const whole = chosenChecks(site.config).filter((check) =>
    site.views.every((view) => !check.views(view, site) || judged.has(`${check.name} ${view.name}`)),
  )
  return new Set(whole.map(({ name }) => name))
}

const describe = ({ engine, rule, node }: Waiver) => `${engine} ${rule} on ${node}`

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
    const picture = tests.find(({ findings }) => findings.includes(finding))?.pictures.get(finding.picture ?? '')
    return `<h3>${html(`${finding.engine} ${finding.rule}`)}</h3>
<p>${html(lineOf({ finding, more: [] }))}</p>
<p>${(more.length > 0 ? ['Also in:', ...more] : []).map(html).join('<br>')}</p>
${picture ? `<img src="${picture}" alt="${html(finding.node)} in its surroundings">` : ''}`
  })
  const waived = waivers.map((waiver, index) => {
    const { reason, link, date } = waiver
    return `<li>${html(`${describe(waiver)}: ${reason} ${link} (reviewed ${date}, used ${use[index]} times)`)}`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Accessibility report</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui;margin:2rem;overflow-wrap:anywhere}img{max-width:100%}</style>
<main>
<h1>Accessibility report</h1>
<pre tabindex="0" role="region" aria-label="States and checks" style="overflow:auto">${html(table)}</pre>
<h2>Open findings: ${open.length}</h2>
${open.join('\n')}
<h2>Waivers: ${waivers.length}</h2>
<ul>${waived.join('\n')}</ul>
</main>
</html>
`
}
