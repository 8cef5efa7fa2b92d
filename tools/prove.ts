import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { defects } from './prove/catalogue.ts'
import { apply, type Copy, makeCopy } from './prove/copy.ts'
import { type Change, type Check, type Defect, families } from './prove/defect.ts'
import { harmless } from './prove/harmless.ts'
import { buildSite, checkStyle, checkTypes, judge, runE2e, runUnit } from './prove/judge.ts'
import { aligned } from './table.ts'

/**
 * Proves the gate: first the defects of the page (`e2e/defects.ts`), put into it once it stands; then puts every seeded
 * defect of the source into a copy of it, one by one, and asserts that the check meant for it turns red; then every harmless change, and asserts that all stays green. A defect or a harmless change that no
 * longer applies to the source fails the run.
 *
 * --only <id or family>  only these, without the harmless changes and the sample; may be given again
 * --harmless             only the harmless changes
 * --check <text>         only those whose meant check has this in its name, likewise
 * --sample <number>      defects that the whole gate is run on; by default 1, another one every week
 * --no-search            does not look for another check that finds what its own has missed
 * --lanes <number>       defects judged at the same time; by default one for each two cores, 2 at least
 * --list                 prints the catalogue and ends
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    check: { type: 'string' },
    harmless: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
    'no-search': { type: 'boolean', default: false },
    lanes: { type: 'string', default: `${Math.max(2, Math.floor(availableParallelism() / 2))}` },
    list: { type: 'boolean', default: false },
  },
})

const FOLDER = '.cache/prove'
const WEEK = 7 * 24 * 60 * 60_000

const familyOf = ({ id }: Defect) => families.find((family) => id.startsWith(`${family}-`)) ?? 'names'

type Caught = 'meant' | 'another' | 'missed'

interface Result {
  id: string
  family: string
  breaks: string
  blind: boolean
  check: string
  caught: Caught
  /** What turned red. */
  by: string[]
  seconds: number
}

const nameOf = (check: Check): string => {
  if (check.run === 'types') return `types: ${check.file}`
  if (check.run === 'build') return `build: ${check.says.source}`
  return `${check.file}${check.test ? `: ${check.test.source}` : ''}`
}

function selected(): readonly Defect[] {
  const { only, check = '' } = values
  if (values.harmless) return []
  const some = defects.filter(
    (defect) =>
      (!only || only.includes(defect.id) || only.includes(familyOf(defect))) && nameOf(defect.check).includes(check),
  )
  if (some.length === 0) throw new Error('No such defect, family or check.')
  return some
}

/** Runs the meant checks on the unchanged source. The answer tells what is wrong with a check before any defect. */
async function baseline(some: readonly Defect[], copy: Copy): Promise<Map<string, string>> {
  const wrong = new Map<string, string>()
  const built = await buildSite(copy)
  if (built.red) throw new Error(`The unchanged source does not build:\n${built.failed.join('\n')}`)
  const passed: string[] = []
  const failed: string[] = []
  const collect = (outcome: { passed: string[]; failed: string[] }) => {
    passed.push(...outcome.passed)
    failed.push(...outcome.failed)
  }
  if (some.some(({ check }) => check.run === 'types')) collect(await checkTypes(copy))
  const checks = some.flatMap(({ check }) => (check.run === 'unit' || check.run === 'e2e' ? [check] : []))
  const there = checks.filter(({ file }) => existsSync(file))
  const filesOf = (list: typeof there) => [...new Set(list.map(({ file }) => file))]
  const unit = there.filter(({ run }) => run === 'unit')
  if (unit.length > 0) collect(await runUnit(copy, filesOf(unit)))
  const e2e = there.filter(({ run }) => run === 'e2e')
  const whole = filesOf(e2e.filter(({ test }) => !test))
  if (whole.length > 0) collect(await runE2e(copy, whole, undefined, 0, 2))
  const parts = e2e.filter(({ file }) => !whole.includes(file))
  const grep = [...new Set(parts.map(({ test }) => `(${test?.source})`))].join('|')
  if (parts.length > 0) collect(await runE2e(copy, filesOf(parts), grep, 0, 2))
  for (const { id, check } of some) {
    if (check.run === 'types' || check.run === 'build') continue
    const own = (title: string) => title.startsWith(`${check.file} `) && (check.test?.test(title) ?? true)
    const red = failed.filter((title) => own(title) || title.startsWith(`${check.file}:`))
    if (red.length > 0) wrong.set(id, `red on the unchanged source: ${red[0]}`)
    else if (!passed.some(own)) wrong.set(id, 'there is no such check')
  }
  const others = failed.filter((title) => !checks.some(({ file }) => title.startsWith(file)))
  if (others.length > 0) console.log(`Red on the unchanged source:\n  ${others.join('\n  ')}`)
  return wrong
}

/** Runs every check there is; what turned red. A few failures of the browser tests are enough. */
async function everything(copy: Copy, enough: number, workers = 1): Promise<string[]> {
  const red: string[] = []
  const note = (kind: string, { failed }: { failed: string[] }) => red.push(...failed.map((line) => `${kind}: ${line}`))
  note('types', await checkTypes(copy))
  note('style', await checkStyle(copy))
  const built = await buildSite(copy)
  note('build', built)
  if (built.red) return red
  note('unit', await runUnit(copy, []))
  note('e2e', await runE2e(copy, [], undefined, enough, workers))
  return red
}

/** Puts one defect into the copy, judges it, takes it out again. */
async function prove(defect: Defect, copy: Copy, wrong: string | undefined): Promise<Result> {
  const { id, breaks, blind, check } = defect
  const start = Date.now()
  const result = (caught: Caught, by: string[]): Result => {
    const seconds = Math.round((Date.now() - start) / 1000)
    return { id, family: familyOf(defect), breaks, blind, check: nameOf(check), caught, by: by.slice(0, 5), seconds }
  }
  let revert = () => {}
  try {
    revert = apply(defect, copy.folder)
    if (wrong) return result('missed', [wrong])
    const verdict = await judge(check, copy)
    if (verdict.meant) return result('meant', verdict.failed)
    if (verdict.red) return result('another', verdict.failed)
    if (values['no-search']) return result('missed', [])
    const others = await everything(copy, 1)
    return result(others.length > 0 ? 'another' : 'missed', others)
  } catch (error) {
    return result('missed', [`${error instanceof Error ? error.message : error}`])
  } finally {
    revert()
  }
}

/** Defects for which the whole gate is run: others every week. */
function sampleOf(size: number): Defect[] {
  const week = Math.floor(Date.now() / WEEK)
  return Array.from({ length: Math.min(size, defects.length) }, (_, i) => {
    const defect = defects[(week * size + i) % defects.length]
    if (!defect) throw new Error('The catalogue is empty.')
    return defect
  })
}

interface Alarm {
  what: string
  red: string[]
}

/** Every harmless change alone before types and style, then all together before the unit and the browser tests. */
async function proveHarmless(copy: Copy): Promise<Alarm[]> {
  const alarms: Alarm[] = []
  const applied: Change[] = []
  for (const { what, changes } of harmless) {
    const reverts: (() => void)[] = []
    try {
      for (const change of changes) reverts.push(apply(change, copy.folder))
    } catch (error) {
      for (const revert of reverts.reverse()) revert()
      alarms.push({ what, red: [`does not apply: ${error instanceof Error ? error.message : error}`] })
      continue
    }
    applied.push(...changes)
    const red = [...(await checkTypes(copy)).failed, ...(await checkStyle(copy)).failed]
    if (red.length > 0) alarms.push({ what, red })
    for (const revert of reverts.reverse()) revert()
  }
  const reverts = applied.map((change) => apply(change, copy.folder))
  const red = await everything(copy, 10, 2)
  if (red.length > 0) alarms.push({ what: 'all harmless changes together', red })
  for (const revert of reverts.reverse()) revert()
  return alarms
}

/** Puts the defects of the page into the built site; whether each is found. */
function provePage(): boolean {
  const env = { ...process.env, GATE_PROVE: '1' }
  const built = spawnSync('vite', ['build', '--logLevel=error'], { stdio: 'inherit' })
  return built.status === 0 && spawnSync(process.execPath, ['tools/e2e.ts'], { stdio: 'inherit', env }).status === 0
}

function printTable(results: Result[]): void {
  const count = (list: Result[], caught: Caught) => list.filter((result) => result.caught === caught).length
  const row = (name: string, list: Result[]) => [
    name,
    `${list.length}`,
    `${list.filter(({ blind }) => blind).length}`,
    `${count(list, 'meant')}`,
    `${count(list, 'another')}`,
    `${count(list, 'missed')}`,
  ]
  const rows = [
    ['family', 'defects', 'blind', 'by the meant check', 'by another', 'missed'],
    ...families
      .map((family) =>
        row(
          family,
          results.filter((result) => result.family === family),
        ),
      )
      .filter(([, total]) => total !== '0'),
    row('all', results),
  ]
  console.log(aligned(rows, (column) => column > 0).join('\n'))
}

async function main(): Promise<boolean> {
  const some = selected()
  if (values.list) {
    for (const defect of some) console.log(`${defect.id}: ${defect.breaks} → ${nameOf(defect.check)}`)
    return true
  }
  const ofPage = !values.only && !values.check && !values.harmless ? provePage() : true
  const start = Date.now()
  const minutes = () => ((Date.now() - start) / 60_000).toFixed(1)
  const { executablePath, source } = findBrowser()
  process.env.FORMLINE_BROWSER = executablePath
  const lanes = Math.max(1, Number(values.lanes))
  const copies = Array.from({ length: lanes }, (_, i) => makeCopy(`${FOLDER}/copy-${i + 1}`))
  const [first] = copies
  if (!first) throw new Error('Without a lane nothing can be proved.')
  console.log(`${some.length} defects in ${lanes} copies; browser: ${source}`)

  const wrong = await baseline(some, first)
  for (const copy of copies.slice(1)) await buildSite(copy)
  console.log(
    `Unchanged source: ${wrong.size === 0 ? 'all meant checks green' : `${wrong.size} without a green check`}`,
  )
  console.log(`  after ${minutes()} min`)

  const results: Result[] = []
  const queue = [...some]
  await Promise.all(
    copies.map(async (copy) => {
      for (let defect = queue.shift(); defect; defect = queue.shift()) {
        const result = await prove(defect, copy, wrong.get(defect.id))
        results.push(result)
        const sign = { meant: 'caught', another: 'CAUGHT BY ANOTHER', missed: 'MISSED' }[result.caught]
        console.log(`${sign} ${result.id} (${result.seconds} s)`)
        if (result.caught === 'meant') continue
        console.log(`    ${result.breaks}\n    meant: ${result.check}`)
        for (const line of result.by) console.log(`    ${line.split('\n')[0]}`)
      }
    }),
  )
  console.log(`  after ${minutes()} min`)

  const sample: { id: string; red: string[] }[] = []
  const alarms: Alarm[] = []
  if (values.harmless || (!values.only && !values.check)) {
    for (const defect of sampleOf(values.harmless ? 0 : Number(values.sample))) {
      const revert = apply(defect, first.folder)
      const red = await everything(first, 10, 2)
      revert()
      sample.push({ id: defect.id, red })
      console.log(`Whole gate on ${defect.id}: ${red.length} red`)
    }
    alarms.push(...(await proveHarmless(first)))
    console.log(`${harmless.length} harmless changes: ${alarms.length} false alarms`)
    for (const { what, red } of alarms) console.log(`  FALSE ALARM ${what}\n    ${red.join('\n    ')}`)
  }

  printTable(results)
  const minutesTaken = minutes()
  console.log(`${minutesTaken} minutes; report: ${FOLDER}/report.json`)
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
  mkdirSync(FOLDER, { recursive: true })
  const report = {
    commit,
    browser: source,
    minutes: Number(minutesTaken),
    results,
    sample,
    harmless: { changes: harmless.map(({ what }) => what), alarms },
  }
  writeFileSync(`${FOLDER}/report.json`, JSON.stringify(report, null, 2))
  const unproven = results.filter(({ caught }) => caught !== 'meant')
  return ofPage && unproven.length === 0 && alarms.length === 0 && sample.every(({ red }) => red.length > 0)
}

process.exitCode = (await main()) ? 0 : 1
