import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import type { RawFinding } from '../check.ts'
import { weighed } from '../weigh.ts'
import { answersBarrier, own } from './mapping.ts'

/** What the tests (`cases.spec.ts`) are told, in the file that `GATE_SCORE` names. */
export interface ScoreRun {
  readonly addresses: readonly string[]
  /** Where they write what was said: an `Answered` on each line. */
  readonly file: string
  readonly only?: readonly string[]
}

/** What a check said of a page. */
export interface Answered {
  readonly address: string
  readonly check: string
  readonly findings: readonly (RawFinding & { readonly place: string })[]
  readonly broken?: string
}

/**
 * Measures the gate on published test cases: `npm run gate:score -- --act DIR --gds DIR`.
 *
 * --act DIR     W3C's ACT test cases (w3c/wcag-act-rules), unpacked
 * --gds DIR     the accessibility tool audit (alphagov/accessibility-tool-audit), unpacked
 * --rule 2ee8b8 the cases of some rules, or barriers of some names, are tried and reported alone
 * --only axe    these engines and checks are asked; what the others said in the run before is kept
 * --rest        the pages alone that a broken run did not come to
 */
const { values } = parseArgs({
  options: {
    act: { type: 'string' },
    gds: { type: 'string' },
    rule: { type: 'string' },
    only: { type: 'string' },
    rest: { type: 'boolean', default: false },
  },
})

interface Barrier {
  readonly name: string
  readonly path: string
}

interface Case {
  readonly id: string
  readonly title: string
  readonly rule: string
  readonly ruleName: string
  readonly approved: boolean
  readonly expected: 'failed' | 'passed' | 'inapplicable'
  readonly path: string
}

const GDS = '/gds/'
const RAW = '.cache/score/answers.jsonl'
const folder = (given: string | undefined, what: string) => {
  if (given && existsSync(given)) return resolve(given)
  console.error(`Where are the ${what}? npm run gate:score -- --act DIR --gds DIR`)
  process.exit(1)
}
const act = folder(values.act, 'ACT test cases')
const gds = folder(values.gds, 'barriers of the GDS audit')
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

const cases: Case[] = json(join(act, 'content-assets/wcag-act-rules/testcases.json')).testcases.map(
  // biome-ignore lint/suspicious/noExplicitAny: as W3C publishes it
  (each: any) => ({
    id: each.testcaseId,
    title: each.testcaseTitle,
    rule: each.ruleId,
    ruleName: each.ruleName,
    approved: each.approved === true,
    expected: each.expected,
    path: new URL(each.url).pathname,
  }),
)
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const pagesOfGds = new Map(readdirSync(join(gds, 'tests')).map((file) => [plain(file.replace(/\.html$/, '')), file]))
/** Some barriers are whole pages, which the page of the barrier links to. */
const barriers: Barrier[] = Object.entries(
  json(join(gds, 'tests.json')) as Record<string, Record<string, { example: string }>>,
).flatMap(([category, tests]) =>
  Object.entries(tests).map(([name, { example }]) => {
    const [, whole] = /href="(example-pages\/\w+\.html)"/.exec(example) ?? []
    return {
      name: `${category}: ${name}`,
      path: GDS + (whole ?? `tests/${encodeURIComponent(pagesOfGds.get(plain(category + name)) ?? '')}`),
    }
  }),
)

/** The engines' rules for each ACT rule, `axe image-alt`: as their vendors report to W3C and say in the rules themselves. */
function published(): Map<string, Set<string>> {
  const rules = new Map<string, Set<string>>()
  const add = (rule: string, name: string) => rules.set(rule, (rules.get(rule) ?? new Set()).add(name))
  const reports = { axe: 'axe-core', alfa: 'alfa', ibm: 'equal-access' }
  // IBM says with which reasons its rule passes and fails: `html_lang_exists:Pass_0,Fail_3`.
  for (const [engine, report] of Object.entries(reports))
    for (const { ruleId, procedureNames } of json(join(act, `_data/wcag-act-rules/implementations/${report}.json`))
      .actRuleMapping)
      for (const name of procedureNames.join(',').split(',').filter(Boolean))
        if (engine !== 'ibm' || /^[a-z]+_\w+(:|$)/.test(name)) add(ruleId, `${engine} ${name.split(':')[0]}`)
  const require = createRequire(import.meta.url)
  for (const { ruleId, actIds = [] } of require('axe-core').getRules())
    for (const id of actIds) add(id, `axe ${ruleId}`)
  const { Checker } = require('accessibility-checker-engine/ace-node.js')
  for (const { id, act = [] } of Object.values(new Checker().engine.ruleMap) as { id: string; act?: unknown }[])
    for (const each of [act].flat())
      for (const rule of typeof each === 'string' ? [each] : Object.keys(each as object)) add(rule, `ibm ${id}`)
  for (const [name, asked] of Object.entries(own)) for (const rule of asked) add(rule, name)
  return rules
}

/** Serves both folders under the addresses that their pages name. */
async function serve(): Promise<{ origin: string; close(): void }> {
  const types: Record<string, string> = {
    '.html': 'text/html; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.xml': 'application/xml',
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.gif': 'image/gif',
    '.mp4': 'video/mp4',
    '.mp3': 'audio/mpeg',
    '.vtt': 'text/vtt',
    '.pdf': 'application/pdf',
  }
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const [root, rest] = path.startsWith('/WAI/') ? [act, path.slice(5)] : [gds, path.replace(GDS, '/')]
    const file = join(root, rest)
    if (!file.startsWith(root + sep) || !existsSync(file) || statSync(file).isDirectory())
      return response.writeHead(404).end()
    return response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

/** What was said in the run before, by page and check: with `--only` and `--rule` the rest of it stands. */
const kept = new Map<string, Answered>()
const keep = () => {
  const lines = existsSync(RAW) ? readFileSync(RAW, 'utf8').split('\n').filter(Boolean) : []
  const seen = new Map<string, Answered>()
  for (const line of lines) {
    const answer: Answered = JSON.parse(line)
    const key = `${answer.address} ${answer.check}`
    const before = seen.get(key)
    // A check may judge a page in several views.
    seen.set(key, before ? { ...before, ...answer, findings: [...before.findings, ...answer.findings] } : answer)
  }
  for (const [key, answer] of seen) kept.set(key, answer)
}
const chosen = (name: string) => !values.rule || values.rule.split(',').some((part) => name.includes(part))
const paths = [
  ...new Set([
    ...cases.filter(({ rule }) => chosen(rule)).map(({ path }) => path),
    ...barriers.filter(({ name }) => chosen(name)).map(({ path }) => path),
  ]),
]

mkdirSync(dirname(RAW), { recursive: true })
if (values.only || values.rule || values.rest) keep()
rmSync(RAW, { force: true })
const { origin, close } = await serve()
const run: ScoreRun = {
  addresses: paths
    .filter((path) => !values.rest || !(values.only ?? 'axe').split(',').every((name) => kept.has(`${path} ${name}`)))
    .map((path) => origin + path),
  file: resolve(RAW),
  ...(values.only && { only: values.only.split(',') }),
}
writeFileSync('.cache/score/run.json', JSON.stringify(run))
const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
await new Promise<void>((ended) => {
  const options = ['test', `--config=${join(import.meta.dirname, 'playwright.config.ts')}`]
  const env = { ...process.env, GATE_SCORE: resolve('.cache/score/run.json') }
  spawn(process.execPath, [playwright, ...options], { stdio: 'inherit', env }).on('close', (code) => {
    if (code) process.exitCode = code
    ended()
  })
})
close()
if (existsSync(RAW)) writeFileSync(RAW, readFileSync(RAW, 'utf8').replaceAll(`"address":"${origin}`, '"address":"'))
keep()
writeFileSync(RAW, [...kept.values()].map((answer) => `${JSON.stringify(answer)}\n`).join(''))

type Found = Answered['findings'][number] & { readonly engine: string }

/** What is said of each page, weighed as the gate weighs it. */
const said = new Map<string, Found[]>()
for (const { address, check, findings } of kept.values())
  said.set(address, [...(said.get(address) ?? []), ...findings.map((each) => ({ ...each, engine: check }))])
for (const [address, findings] of said) said.set(address, weighed(findings))

const answering = published()
const nameOf = ({ engine, rule }: Found) => `${engine} ${rule}`
const answersOf = ({ path, rule }: Case) =>
  (said.get(path) ?? []).filter((each) => answering.get(rule)?.has(nameOf(each)))

interface Count {
  found: number
  approved: number
  alarms: number
  asked: number
  raw: number
  rawAlarms: number
  barriers: number
}
const counts = new Map<string, Count>()
const countOf = (name: string): Count => {
  const count = counts.get(name) ?? { found: 0, approved: 0, alarms: 0, asked: 0, raw: 0, rawAlarms: 0, barriers: 0 }
  counts.set(name, count)
  return count
}
const UNION = 'the gate'
const checks = [...new Set([...kept.values()].map(({ check }) => check))].sort()
for (const name of [...checks, UNION]) countOf(name)

/** What is counted and reported: with `--rule` what it names. */
const tried = cases.filter(({ rule }) => chosen(rule))
const triedBarriers = barriers.filter(({ name }) => chosen(name))

for (const each of tried) {
  const all = said.get(each.path) ?? []
  const answers = answersOf(each)
  for (const name of [...checks, UNION]) {
    const of = (findings: Found[]) => findings.filter(({ engine }) => name === UNION || engine === name)
    const count = countOf(name)
    const mine = of(answers)
    const [certain, raw] = [mine.some((one) => one.certain), of(all).some((one) => one.certain)]
    if (each.expected === 'failed') {
      if (certain) count.found++
      if (certain && each.approved) count.approved++
      if (!certain && mine.length > 0) count.asked++
      if (raw) count.raw++
    } else {
      if (certain) count.alarms++
      if (raw) count.rawAlarms++
    }
  }
}
const barrierAnswers = triedBarriers.map(({ name, path }) => ({
  name,
  answers: (said.get(path) ?? []).filter((each) => answersBarrier(name, nameOf(each))),
}))
for (const { answers } of barrierAnswers)
  for (const name of [...checks, UNION])
    if (answers.some(({ engine, certain }) => certain && (name === UNION || engine === name))) countOf(name).barriers++

const total = {
  failed: tried.filter(({ expected }) => expected === 'failed').length,
  approved: tried.filter(({ expected, approved }) => expected === 'failed' && approved).length,
  right: tried.filter(({ expected }) => expected !== 'failed').length,
}
const table = [
  ['', 'found', 'approved', 'false alarms', 'cannot tell', 'any finding', 'any, right', 'GDS'],
  ...[...counts].map(([name, count]) => [name, ...Object.values(count).map(String)]),
]
const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
const lines = table.map((row) =>
  row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  '),
)

const rulesOfCases = [...new Map(tried.map(({ rule, ruleName }) => [rule, ruleName]))]
const missed = rulesOfCases.flatMap(([rule, ruleName]) => {
  const failed = tried.filter((each) => each.rule === rule && each.expected === 'failed')
  const not = failed.filter((each) => !answersOf(each).some(({ certain }) => certain))
  const titles = not.map((each) => `${each.title}${answersOf(each).length > 0 ? ' (asked)' : ''}`)
  return not.length > 0 ? [`${rule} ${ruleName}: ${not.length} of ${failed.length}: ${titles.join(', ')}`] : []
})
const alarms = tried
  .filter(({ expected }) => expected !== 'failed')
  .flatMap((each) => {
    const names = new Set(answersOf(each).flatMap((one) => (one.certain ? [nameOf(one)] : [])))
    return names.size > 0 ? [`${each.rule} ${each.title}: ${[...names].join(', ')} · ${each.path}`] : []
  })
const broken = [...kept.values()].filter((answer) => answer.broken)

const stateOf = (answers: readonly Found[]) =>
  answers.some(({ certain }) => certain) ? 'found' : answers.length > 0 ? 'asked' : 'missed'
const earl = {
  '@context': { earl: 'http://www.w3.org/ns/earl#', dct: 'http://purl.org/dc/terms/' },
  '@graph': cases.map((each) => {
    const outcome = { found: 'failed', asked: 'cantTell', missed: 'passed' }[stateOf(answersOf(each))]
    return {
      '@type': 'earl:Assertion',
      'earl:subject': { '@type': 'earl:TestSubject', 'dct:source': `https://www.w3.org${each.path}` },
      'earl:test': { '@type': 'earl:TestRequirement', 'dct:identifier': each.rule, 'dct:title': each.ruleName },
      'earl:result': { '@type': 'earl:TestResult', 'earl:outcome': { '@id': `earl:${outcome}` } },
    }
  }),
}
writeFileSync('.cache/score/earl.json', `${JSON.stringify(earl, null, 1)}\n`)
const section = (title: string, rows: readonly string[]) => [
  `\n${title}: ${rows.length}`,
  ...rows.map((row) => `  ${row}`),
]
const report = [
  ...lines,
  ...section('Rules with missed cases', missed),
  ...section('False alarms', alarms),
  ...(['found', 'asked', 'missed'] as const).flatMap((state) =>
    section(
      `GDS barriers ${state}`,
      barrierAnswers
        .filter(({ answers }) => stateOf(answers) === state)
        .map(({ name, answers }) => [name, [...new Set(answers.map(nameOf))].join(', ')].filter(Boolean).join(': ')),
    ),
  ),
  ...section(
    'Checks that broke on a page',
    broken.map(({ check, address, broken }) => `${check} ${address}: ${broken}`),
  ),
].join('\n')
writeFileSync('.cache/score/report.txt', `${report}\n`)
console.log(report)
const { found, approved, alarms: wrong, barriers: gdsFound } = countOf(UNION)
console.log(
  `\nACT: ${found} of ${total.failed} found, ${approved} of ${total.approved} approved, ${wrong} of ${total.right} false alarms; GDS: ${gdsFound} of ${triedBarriers.length} found`,
)
