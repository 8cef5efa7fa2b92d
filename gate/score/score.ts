import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import type { RawFinding } from '../src/check.ts'
import { isCertain } from '../src/weigh.ts'
import { answersBarrier, checksForBarrier, own } from './mapping.ts'

/** What the tests (`cases.spec.ts`) are told, in the file that `GATE_SCORE` names. */
export interface ScoreRun {
  readonly addresses: readonly string[]
  /** The checks that can answer what an address is a case of; the others are not asked there. */
  readonly asked: Readonly<Record<string, readonly string[]>>
  /** Where they write what was said: an `Answered` on each line. */
  readonly file: string
  readonly only?: readonly string[]
}

/** What a check said of a page. */
export interface Answered {
  readonly address: string
  readonly check: string
  readonly findings: readonly RawFinding[]
  readonly broken?: string
}

/**
 * Measures the gate on published test cases: `npm run gate:score -- --act DIR --gds DIR`.
 *
 * --act DIR     W3C's ACT test cases (w3c/wcag-act-rules), unpacked
 * --gds DIR     the accessibility tool audit (alphagov/accessibility-tool-audit), unpacked
 * --rule 2ee8b8 the cases of some rules, or barriers of some names, are tried and reported alone
 * --only axe    these engines and checks are asked; what the others said in the run before is kept
 */
const { values } = parseArgs({
  options: {
    act: { type: 'string' },
    gds: { type: 'string' },
    rule: { type: 'string' },
    only: { type: 'string' },
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

/** What was said: an answer for each page, check and view. */
const answersIn = (file: string): Answered[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []
/** What is tried and reported. */
const chosen = (name: string) => !values.rule || values.rule.split(',').some((part) => name.includes(part))
const tried = cases.filter(({ rule }) => chosen(rule))
const triedBarriers = barriers.filter(({ name }) => chosen(name))

mkdirSync(dirname(RAW), { recursive: true })
const before = answersIn(RAW)
rmSync(RAW, { force: true })
const { origin, close } = await serve()
const answering = published()
const asked: Record<string, string[]> = {}
const ask = (path: string, checks: readonly string[]) => {
  asked[origin + path] = [...new Set([...(asked[origin + path] ?? []), ...checks])]
}
for (const { path, rule } of cases) ask(path, [...(answering.get(rule) ?? [])].map((name) => name.split(' ', 1).join()))
for (const { path, name } of barriers) ask(path, checksForBarrier(name))
const run: ScoreRun = {
  addresses: [
    ...new Set(
      [...tried.filter(({ expected }) => expected === 'failed'), ...triedBarriers, ...tried].map(({ path }) => origin + path),
    ),
  ].filter((address) => !process.env.PATHS || readFileSync(process.env.PATHS, 'utf8').split('\n').includes(address.replace(origin, ''))),
  asked,
  file: resolve(RAW),
  ...(values.only && { only: values.only.split(',') }),
}
writeFileSync('.cache/score/run.json', JSON.stringify(run))
const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
const program = spawn(
  process.execPath,
  [playwright, 'test', `--config=${join(import.meta.dirname, 'playwright.config.ts')}`],
  { stdio: 'inherit', env: { ...process.env, GATE_SCORE: resolve('.cache/score/run.json') } },
)
const [code] = await once(program, 'close')
process.exitCode = code
close()

const now = answersIn(RAW).map((answer) => ({ ...answer, address: answer.address.replace(origin, '') }))
const isAnewSaid = (one: Answered) => now.some(({ address, check }) => address === one.address && check === one.check)
const answers = [...before.filter((answer) => !isAnewSaid(answer)), ...now]
writeFileSync(RAW, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''))

type Found = Answered['findings'][number] & { readonly engine: string }

/** What is said of a page, weighed as the gate weighs it. */
function saidOf(path: string): Found[] {
  const here = answers.filter(({ address }) => address === path)
  return here
    .flatMap(({ check, findings }) => findings.map((each): Found => ({ ...each, engine: check })))
    .map((found) => ({ ...found, certain: isCertain(found, 'AAA') }))
}
const nameOf = ({ engine, rule }: Found) => `${engine} ${rule}`
const stateOf = (answers: readonly Found[]) =>
  answers.some(({ certain }) => certain) ? 'found' : answers.length > 0 ? 'asked' : 'missed'

/** Each case and barrier with the findings that answer it. */
const answered = tried.map((each) => ({
  ...each,
  answers: saidOf(each.path).filter((found) => answering.get(each.rule)?.has(nameOf(found))),
}))
const answeredBarriers = triedBarriers.map((each) => ({
  ...each,
  answers: saidOf(each.path).filter((found) => answersBarrier(each.name, nameOf(found))),
}))
const failed = answered.filter(({ expected }) => expected === 'failed')
const approved = failed.filter(({ approved }) => approved)
const right = answered.filter(({ expected }) => expected !== 'failed')

type Answers = readonly { readonly answers: readonly Found[] }[]
/** How many of these are in a state by what one engine says, or all of them. */
const countOf = (all: Answers, state: 'found' | 'asked' = 'found', name?: string) =>
  all.filter(({ answers }) => stateOf(answers.filter(({ engine }) => !name || engine === name)) === state).length
const names = [...new Set(answers.map(({ check }) => check))].sort()
const table = [
  ['', 'found', 'approved', 'false alarms', 'cannot tell', 'GDS'],
  ...[...names, undefined].map((name) => [
    name ?? 'the gate',
    ...[failed, approved, right].map((all) => countOf(all, 'found', name)),
    countOf(failed, 'asked', name),
    countOf(answeredBarriers, 'found', name),
  ]),
].map((row) => row.map((cell, column) => (column ? String(cell).padStart(12) : String(cell).padEnd(14))).join('  '))

const section = (title: string, rows: readonly string[]) => [
  `\n${title}: ${rows.length}`,
  ...rows.map((row) => `  ${row}`),
]
const saying = (answers: readonly Found[]) => [...new Set(answers.map(nameOf))].join(', ')
const missed = [...new Set(failed.map(({ rule }) => rule))].flatMap((rule) => {
  const all = failed.filter((each) => each.rule === rule)
  const not = all.filter(({ answers }) => stateOf(answers) !== 'found')
  const titles = not.map(({ title, answers }) => `${title}${answers.length > 0 ? ' (asked)' : ''}`)
  return not.length > 0 ? [`${rule} ${all[0]?.ruleName}: ${not.length} of ${all.length}: ${titles.join(', ')}`] : []
})
const alarms = right.flatMap(({ rule, title, path, answers }) => {
  const certain = answers.filter(({ certain }) => certain)
  return certain.length > 0 ? [`${rule} ${title}: ${saying(certain)} · ${path}`] : []
})
const report = [
  ...table,
  ...section('Rules with missed cases', missed),
  ...section('False alarms', alarms),
  ...(['found', 'asked', 'missed'] as const).flatMap((state) =>
    section(
      `GDS barriers ${state}`,
      answeredBarriers
        .filter(({ answers }) => stateOf(answers) === state)
        .map(({ name, answers }) => [name, saying(answers)].filter(Boolean).join(': ')),
    ),
  ),
  ...section(
    'Checks that broke on a page',
    answers.flatMap(({ check, address, broken }) => (broken ? [`${check} ${address}: ${broken}`] : [])),
  ),
  `\nACT: ${countOf(failed)} of ${failed.length} found, ${countOf(approved)} of ${approved.length} approved, ${countOf(right)} of ${right.length} false alarms; GDS: ${countOf(answeredBarriers)} of ${answeredBarriers.length} found`,
].join('\n')
writeFileSync('.cache/score/report.txt', `${report}\n`)
console.log(report)

const OUTCOMES = { found: 'failed', asked: 'cantTell', missed: 'passed' }
const earl = {
  '@context': { earl: 'http://www.w3.org/ns/earl#', dct: 'http://purl.org/dc/terms/' },
  '@graph': answered.map(({ path, rule, ruleName, answers }) => ({
    '@type': 'earl:Assertion',
    'earl:subject': { '@type': 'earl:TestSubject', 'dct:source': `https://www.w3.org${path}` },
    'earl:test': { '@type': 'earl:TestRequirement', 'dct:identifier': rule, 'dct:title': ruleName },
    'earl:result': { '@type': 'earl:TestResult', 'earl:outcome': { '@id': `earl:${OUTCOMES[stateOf(answers)]}` } },
  })),
}
writeFileSync('.cache/score/earl.json', `${JSON.stringify(earl, null, 1)}\n`)
