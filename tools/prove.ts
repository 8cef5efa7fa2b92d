import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { makeCopy } from './prove/copy.ts'
import { type Check, type Defect, defects } from './prove/defects.ts'
import { rewrite } from './prove/harmless.ts'
import { buildSite, checkTypes, judge, runE2e, runUnit } from './prove/judge.ts'
import { apply } from './prove/source.ts'

/**
 * Proves the gate. First it seeds the defects of the page (`e2e/defects.ts`) in the browser; then those of the source,
 * one by one, in a copy of it: the check meant for each has to fail. Last it makes a harmless change, which renames
 * every local variable and rewords every sentence of the home page: the whole gate has to pass.
 *
 * --only <regex>  only the source defects whose id matches; no defects of the page, no harmless change
 * --rewritten     seeds the defects in a copy with that harmless change and new baselines
 * --lanes <n>     number of defects tested at the same time; 2 by default
 * --list          prints the defects of the source and ends
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rewritten: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
})

const FOLDER = '.cache/prove'
const start = Date.now()
const log = (line: string) => console.log(`${((Date.now() - start) / 60_000).toFixed(1)} min  ${line}`)

const nameOf = (check: Check): string => {
  if (check.run === 'types') return `types: ${check.file}`
  if (check.run === 'build' || check.run === 'size') return `${check.run}: ${check.says.source}`
  return `${check.file}: ${check.test.source}`
}

/** Seeds the defects of the page in the built site of a copy; returns those that were missed. */
async function provePage(copy: string): Promise<readonly string[]> {
  const { passed, failed } = await runE2e(copy, [], { GATE_PROVE: '1' })
  log(`${passed.length} defects of the page were caught, ${failed.length} missed`)
  return failed
}

/** Checks that already fail on the unchanged source: their failure would prove nothing. */
async function notGreen(some: readonly Defect[], copy: string): Promise<readonly string[]> {
  const checks = some.flatMap(({ check, files }) => ('test' in check && !files ? [check] : []))
  const filesOf = (run: Check['run']) => [...new Set(checks.flatMap((check) => (check.run === run ? check.file : [])))]
  const titles = new Set(checks.flatMap(({ run, test }) => (run === 'e2e' ? `(${test.source})` : [])))
  const outcomes = [await checkTypes(copy)]
  if (filesOf('unit').length > 0) outcomes.push(await runUnit(copy, filesOf('unit')))
  if (titles.size > 0) outcomes.push(await runE2e(copy, [...filesOf('e2e'), '--grep', [...titles].join('|')]))
  const passed = outcomes.flatMap((outcome) => outcome.passed)
  const absent = checks.filter(({ test }) => !passed.some((title) => test.test(title))).map(nameOf)
  return [...outcomes.flatMap(({ failed }) => failed), ...new Set(absent)]
}

/** Seeds one defect in the copy, runs the check meant for it, and reverts the defect; true if the check failed. */
async function prove({ id, breaks, module, changes, files = {}, check }: Defect, copy: string): Promise<boolean> {
  const began = Date.now()
  let revert = () => {}
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(join(copy, file), text)
    revert = apply(module, changes, copy)
    const { caught, failed } = await judge(check, copy)
    log(`${caught ? 'caught' : 'MISSED'} ${id} (${Math.round((Date.now() - began) / 1000)} s)`)
    if (!caught) console.log([breaks, `meant: ${nameOf(check)}`, ...failed.slice(0, 3)].join('\n    '))
    return caught
  } catch (error) {
    log(`MISSED ${id}: ${error instanceof Error ? error.message : error}`)
    return false
  } finally {
    revert()
    for (const file of Object.keys(files)) rmSync(join(copy, file))
  }
}

/** Runs every check on a copy; returns the failures. */
async function everything(copy: string): Promise<readonly string[]> {
  const outcomes = [await checkTypes(copy), await buildSite(copy), await runUnit(copy, []), await runE2e(copy, [])]
  log(`whole gate: ${outcomes.flatMap(({ passed }) => passed).length} tests passed`)
  return outcomes.flatMap(({ failed }) => failed)
}

/** A copy with the harmless change, and with new screenshots and transcripts as baselines. */
async function rewrittenCopy(): Promise<string> {
  const copy = makeCopy(join(FOLDER, 'rewritten'))
  rewrite(copy)
  const { failed } = await buildSite(copy)
  if (failed.length > 0) throw new Error(`The rewritten source does not build:\n${failed.join('\n')}`)
  await runE2e(copy, ['visual.spec.ts', 'transcript.spec.ts', '--update-snapshots=all'])
  log('the rewritten source has its baselines')
  return copy
}

async function main(): Promise<boolean> {
  const some = defects.filter(({ id }) => new RegExp(values.only).test(id))
  if (some.length === 0) throw new Error('No such defect.')
  if (values.list) {
    for (const { id, breaks, check } of some) console.log(`${id}: ${breaks} → ${nameOf(check)}`)
    return true
  }
  const { executablePath } = findBrowser()
  process.env.FORMLINE_BROWSER = executablePath
  mkdirSync(FOLDER, { recursive: true })
  const first = values.rewritten ? await rewrittenCopy() : makeCopy(join(FOLDER, 'copy-1'))
  const more = Array.from({ length: Number(values.lanes) - 1 }, (_, i) =>
    makeCopy(join(FOLDER, `copy-${i + 2}`), first),
  )
  const copies = [first, ...more]
  await buildSite(first)
  for (const folder of more) cpSync(join(first, 'dist'), join(folder, 'dist'), { recursive: true })
  log(`${some.length} defects of the source in ${copies.length} copies`)

  const missed: string[] = []
  if (!values.only) missed.push(...(await provePage(first)))
  const unproven = await notGreen(some, first)
  log(unproven.length === 0 ? 'all meant checks pass on the unchanged source' : unproven.join('\n  '))
  const queue = [...some]
  await Promise.all(
    copies.map(async (copy) => {
      for (let defect = queue.shift(); defect; defect = queue.shift())
        if (!(await prove(defect, copy))) missed.push(defect.id)
    }),
  )
  log(`${some.length} defects of the source; missed, with those of the page: ${missed.length}`)

  const alarms = values.only || values.rewritten ? [] : await everything(await rewrittenCopy())
  log(`false alarms on the rewritten source: ${alarms.length}`)
  for (const line of [...missed, ...alarms]) console.log(`  ${line.split('\n')[0]}`)
  writeFileSync(
    join(FOLDER, 'report.json'),
    JSON.stringify({ defects: some.length, unproven, missed, alarms }, null, 2),
  )
  return unproven.length + missed.length + alarms.length === 0
}

process.exitCode = (await main()) ? 0 : 1
