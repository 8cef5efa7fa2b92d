import { spawnSync } from 'node:child_process'
import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { E2E_REPORT, type Heard, LISTEN_REPORT, readOutcome, UNIT_REPORT } from './reports.ts'
import { run } from './run.mjs'

/**
 * Runs every check of the project, those of some jobs (`npm test -- checks a11y`), or those for uncommitted changes
 * (`npm test -- --changed`), and ends with what failed and the total: `N passed, N failed`. A check without tests of its
 * own counts as one; a test runner that executed nothing counts as a failure, unless no test depends on the uncommitted
 * changes.
 */

interface Result {
  readonly passed: number
  /** What failed: names of tests, the command of a check without tests, or what kept them from running. */
  readonly failed: readonly string[]
}

/** `waits`: it waits more than it works, so the next steps run meanwhile. */
type Step = readonly [name: string, check: () => Promise<Result>, kind?: 'waits']

const ROUTE_TREE = 'src/routeTree.gen.ts'

/** Skipped tests, each by its file and group or reason, for the summary. */
const notTried: string[] = []
const notHeard: string[] = []

/** At most so many failures are listed at the end. */
const SHOWN = 30

/** Runs an npm script; true when it succeeded. */
async function npmRun(script: string, ...args: string[]): Promise<boolean> {
  return (await run('npm', ['run', '--silent', script, '--', ...args])) === 0
}

/** The result of a check without tests of its own. */
const single = (ok: boolean, what: string): Result => (ok ? { passed: 1, failed: [] } : { passed: 0, failed: [what] })

/** The result of a check that did not run to its end. */
function broken(error: unknown): Result {
  console.error(error)
  return single(false, String(error))
}

/**
 * Counts the tests in a runner's report. A missing report is a failure, and so is one without an executed test, unless it
 * `mayBeEmpty`.
 */
function counted(ended: boolean, kind: 'unit' | 'e2e', mayBeEmpty: boolean): Result {
  try {
    const { passed, failed, skipped } = readOutcome(kind, '.', mayBeEmpty)
    notTried.push(...skipped)
    // A runner can fail outside its tests: an error between tests.
    const named = failed.map((what) => stripVTControlCharacters(what).split('\n', 1).join())
    return { passed: passed.length, failed: named.length > 0 || ended ? named : [`the runner of the ${kind} tests`] }
  } catch (error) {
    return broken(error)
  }
}

async function checkUnit(...options: string[]): Promise<Result> {
  const reporters = ['default', 'json', ...(process.env.GITHUB_ACTIONS ? ['github-actions'] : [])]
  const ended = await npmRun(
    'test:unit',
    ...reporters.map((name) => `--reporter=${name}`),
    `--outputFile.json=${UNIT_REPORT}`,
    ...options,
  )
  return counted(ended, 'unit', options.includes('--passWithNoTests'))
}

/**
 * Builds the site. If the build changes the route tree, the committed one was stale, and the types were checked against
 * it.
 */
async function checkBuild(): Promise<Result> {
  const before = readFileSync(ROUTE_TREE, 'utf8')
  const built = await npmRun('build')
  const fresh = readFileSync(ROUTE_TREE, 'utf8') === before
  if (!fresh) console.error(`${ROUTE_TREE} was stale; the build has renewed it: commit it.`)
  return single(built && fresh, built ? `${ROUTE_TREE} was stale` : 'npm run build')
}

async function checkE2e(...options: string[]): Promise<Result> {
  rmSync(E2E_REPORT, { force: true })
  const status = await run('node', ['tools/e2e.ts', ...options])
  return counted(status === 0, 'e2e', options.includes('--pass-with-no-tests'))
}

/**
 * Runs a few walks with a screen reader and compares the accessibility trees of all pages, if the programs are
 * installed. What it prints is shown at its end, since other steps run meanwhile.
 */
async function checkSpeech(): Promise<Result> {
  const log = '.cache/listen.log'
  const file = openSync(log, 'w')
  const ended = (await run('node', ['e2e/listen.ts', '--quick'], process.env, file)) === 0
  closeSync(file)
  console.log(`\n${readFileSync(log, 'utf8')}`)
  try {
    const { passed, failed, notHeard: left }: Heard = JSON.parse(readFileSync(LISTEN_REPORT, 'utf8'))
    notHeard.push(...left)
    return { passed, failed: failed.length > 0 || ended ? failed : ['node e2e/listen.ts --quick'] }
  } catch (error) {
    return broken(error)
  }
}

const build: Step = ['build', checkBuild]
const lint: Step = ['lint', async () => single(await npmRun('lint'), 'npm run lint')]
const types: Step = ['types', async () => single(await npmRun('typecheck'), 'npm run typecheck')]
/** The required jobs on GitHub: the steps of each, and Playwright's options for its browser tests. */
const jobs: Readonly<Record<string, { steps: readonly Step[]; e2e?: readonly string[] }>> = {
  build: { steps: [build] },
  speech: { steps: [build, ['screen reader', checkSpeech, 'waits']] },
  checks: {
    steps: [lint, types, ['unit and component tests', checkUnit]],
  },
  a11y: { steps: [build], e2e: ['--project=audits', '--grep-invert', 'visual.spec.ts'] },
  visual: { steps: [build], e2e: ['visual.spec.ts'] },
  behavior: { steps: [build], e2e: ['--project=behavior', '--grep-invert', 'behavior faults.'] },
  faults: { steps: [build], e2e: ['faults/'] },
}

/**
 * With `--changed`: the steps for the files that differ from the last commit. Meant for a quick check between two
 * edits.
 */
function stepsForChanges(): Step[] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
  const files = stdout.split('\n').filter(Boolean)
  const touched = (folders: RegExp) => files.some((line) => folders.test(line.slice(3)))
  const steps = [lint, types]
  if (touched(/\.(tsx?|mjs|json)$/))
    steps.push(['unit tests of what changed', () => checkUnit('--changed', '--passWithNoTests')])
  // These read the texts and the built pages without importing the changed file.
  if (touched(/^(src\/content|docs)\//))
    steps.push(['unit tests of texts and built pages', () => checkUnit('tests/content', 'tests/built')])
  if (touched(/^(src|public|gate|index\.html|vite\.config\.ts)/)) {
    steps.push(build, ['audit of every page at 390 px', () => checkE2e('gate.spec.ts', '--grep', 'at 390, light @')])
  }
  if (touched(/^e2e\//))
    steps.push(build, ['browser tests that changed', () => checkE2e('--only-changed', '--pass-with-no-tests')])
  return [...new Set(steps)]
}

const names = process.argv.slice(2)
const changed = names.length === 1 && names[0] === '--changed'
const unknown = names.find((name) => !Object.hasOwn(jobs, name))
if (unknown && !changed) {
  console.error(`There is no job "${unknown}"; there are ${Object.keys(jobs).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.entries(jobs).flatMap(([name, job]) => (names.length === 0 || names.includes(name) ? job : []))
const steps = changed ? stepsForChanges() : [...new Set(chosen.flatMap((job) => job.steps))]
// Without a job, one run without options, that is, of everything: it uses all workers to the end.
const runs = names.length === 0 ? [[]] : chosen.flatMap(({ e2e }) => (e2e ? [e2e] : []))
steps.push(...runs.map((options): Step => ['browser tests', () => checkE2e(...options)]))

mkdirSync('.cache', { recursive: true })
for (const report of [UNIT_REPORT, LISTEN_REPORT]) rmSync(report, { force: true })
async function perform(name: string, check: () => Promise<Result>) {
  console.log(`\n— ${name}`)
  const result = await check()
  console.log(`— ${name}: ${result.passed} passed, ${result.failed.length} failed`)
  return { name, ...result }
}
const performed: ReturnType<typeof perform>[] = []
for (const [name, check, kind] of steps) {
  const result = perform(name, check)
  performed.push(result)
  if (kind !== 'waits') await result
}
const results = await Promise.all(performed)
if (process.env.GITHUB_STEP_SUMMARY) {
  const rows = results.map(({ name, passed, failed }) => `| ${name} | ${passed} | ${failed.length} |\n`)
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, `\n| Step | Passed | Failed |\n| --- | --- | --- |\n${rows.join('')}`)
}
if (notTried.length > 0) {
  console.log(`\nNOT TRIED: ${notTried.length} tests`)
  for (const what of new Set(notTried)) console.log(`  ${notTried.filter((each) => each === what).length}  ${what}`)
}
for (const what of notHeard) console.log(`\nNOT HEARD: ${what}`)
const passed = results.reduce((total, result) => total + result.passed, 0)
// Once more at the end, since a log may be cut off above.
const failed = results.flatMap((result) => result.failed.map((what) => `FAILED: ${result.name}: ${what}`))
const shown = failed.slice(0, SHOWN)
if (failed.length > shown.length) shown.push(`… and ${failed.length - shown.length} more`)
console.log(`\n${[...shown, `${passed} passed, ${failed.length} failed`].join('\n')}`)
process.exitCode = failed.length === 0 ? 0 : 1
