import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/node'
import { builds, projectPath } from './githubPages.ts'

/**
 * Runs every check of the project, only those of the named jobs (`npm test -- checks a11y`), or, with `--changed`,
 * quick checks of uncommitted changes. At the end, lists skipped and failed tests and the totals. A command that is not
 * a test runner counts as one test.
 */

/** A command, and the report that it writes if it is a test runner. */
type Step = readonly [command: string, report?: string]

/** Builds the site for the root of a domain and for a project page; a job that got both builds only checks them. */
const builtBefore = process.env.FORMLINE_BUILT === '1'
const build: Step = [
  builtBefore
    ? `node tools/buildNumber.ts ${Object.values(builds).join(' ')}`
    : `npm run --silent build && vite build --base=${projectPath} --outDir=${builds[projectPath]} --logLevel=error`,
]
const kitchenSink: Step = ['node tools/kitchenSink.ts']
const lint: Step = ['npm run --silent lint']
const types: Step = ['npm run --silent typecheck']
const built: Step = ['npm run --silent test:built']
const unit = (options = ''): Step => [`npm run --silent test:unit -- ${options}`, '.cache/unit-report.json']
const browser = (options = ''): Step => [`playwright test ${options}`, '.cache/e2e-report.json']

const BROWSER_JOBS = ['a11y', 'visual', 'behavior']

/** The steps of jobs, or of all jobs if none is named. The steps of an inner list run in parallel. */
function stepsOf(jobs: readonly string[]): Step[][] {
  const all = jobs.length === 0
  const projects = BROWSER_JOBS.filter((job) => jobs.includes(job)).map(
    (job) => `--project=${job}${job === 'a11y' ? '*' : ''}`,
  )
  return [
    [build],
    ...(all || jobs.includes('checks') ? [[lint, types, built, unit()]] : []),
    ...(all || jobs.includes('a11y') ? [[kitchenSink]] : []),
    ...(all || projects.length > 0 ? [[browser(projects.join(' '))]] : []),
  ]
}

function stepsForChanges(): Step[][] {
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
  const isChanged = (files: RegExp) => stdout.split('\n').some((line) => files.test(line.slice(3)))
  return [
    [build],
    [lint, types, unit('--changed --passWithNoTests')],
    // These tests read documents and built pages without importing them.
    ...(isChanged(/^(src\/content|docs)\//) ? [[unit('tests/content tests/built')]] : []),
    ...(isChanged(/^(src|public|index\.html|vite\.config\.ts)/) ? [[browser('--project=a11y --grep axe')]] : []),
    ...(isChanged(/^e2e\//) ? [[browser('--only-changed --pass-with-no-tests')]] : []),
  ]
}

/** Runs a command; true if it succeeded. If other commands run in parallel, its output is shown when it ends. */
async function run(command: string, alone: boolean): Promise<boolean> {
  const start = Date.now()
  if (alone) console.log(`\n— ${command}`)
  const child = spawn(command, { shell: true, stdio: alone ? 'inherit' : ['inherit', 'pipe', 'pipe'] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text))
  const status = await new Promise((resolve) => child.on('close', resolve))
  if (!alone) console.log(`\n— ${command}\n${printed.join('')}`)
  console.log(`— ${((Date.now() - start) / 1000).toFixed(1)} s: ${command}`)
  return status === 0
}

/** The result of a test, or of a command that is not a test runner. */
interface Result {
  readonly status: string
  readonly name: string
}

const isPassed = ({ status }: Result) => ['passed', 'expected'].includes(status)
const isSkipped = ({ status }: Result) => ['skipped', 'pending', 'todo'].includes(status)
const isFailed = (result: Result) => !isPassed(result) && !isSkipped(result)

function unitTests({ testResults }: JsonTestResults): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    const tests = assertionResults.map((test) => ({ status: test.status, name: `${file} ${test.fullName}` }))
    return tests.length > 0 ? tests : [{ status, name: file }] // A file that cannot be loaded.
  })
}

function browserTests({ file, specs, suites = [] }: JSONReportSuite): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, annotations }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description
      return { status, name: `e2e/${file} ${status === 'skipped' ? (reason ?? title) : title}` }
    }),
  )
  return [...own, ...suites.flatMap(browserTests)]
}

async function resultsOf([command, file]: Step, alone: boolean): Promise<Result[]> {
  if (file) rmSync(file, { force: true })
  const succeeded = await run(command, alone)
  if (!file) return [{ status: succeeded ? 'passed' : 'failed', name: command }]
  try {
    const report: JsonTestResults | JSONReport = JSON.parse(readFileSync(file, 'utf8'))
    const results = 'suites' in report ? report.suites.flatMap(browserTests) : unitTests(report)
    const isEmpty = results.every(isSkipped) && !/--pass-?with-?no-?tests/i.test(command)
    // A test runner can also fail outside its tests.
    const hasFailed = isEmpty || (!succeeded && !results.some(isFailed))
    return hasFailed ? [...results, { status: 'failed', name: command }] : results
  } catch (error) {
    return [{ status: 'failed', name: `${command}: ${error}` }]
  }
}

const jobs = process.argv.slice(2)
const changed = jobs.join() === '--changed'
const unknown = jobs.find((job) => !['build', 'checks', ...BROWSER_JOBS].includes(job))
if (unknown && !changed) {
  console.error(`Unknown job "${unknown}": use build, checks, ${BROWSER_JOBS.join(', ')}.`)
  process.exit(1)
}
// Node's compile cache speeds up programs that start Node repeatedly, as Playwright does for its workers.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node')
const results: Result[] = []
for (const steps of changed ? stepsForChanges() : stepsOf(jobs))
  results.push(...(await Promise.all(steps.map((step) => resultsOf(step, steps.length === 1)))).flat())
const failed = results.filter(isFailed)
const end = [
  ...new Set(results.filter(isSkipped).map(({ name }) => `SKIPPED: ${name}`)),
  ...failed.map(({ name }) => `FAILED: ${name}`),
  `${results.filter(isPassed).length} passed, ${failed.length} failed`,
].join('\n')
console.log(`\n${end}`)
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `\`\`\`\n${end}\n\`\`\`\n`)
process.exitCode = failed.length === 0 ? 0 : 1
