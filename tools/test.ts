import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { JSONReport } from 'playwright/types/testReporter'
import type { JsonTestResults } from 'vitest/node'
import { builds, projectPath } from './githubPages.ts'

/**
 * Runs every check of the project, only those of the named jobs (`npm test -- checks a11y`), or, with `--changed`,
 * quick checks of uncommitted changes. The last lines are the failed commands and the totals, in which a command that
 * is not a test runner counts as one test.
 */

/**
 * Builds the site for the root of a domain and for a project page; a job that received both builds from another job
 * only verifies them.
 */
const build =
  process.env.FORMLINE_BUILT === '1'
    ? `node tools/buildNumber.ts ${Object.values(builds).join(' ')}`
    : `npm run --silent build && vite build --base=${projectPath} --outDir=${builds[projectPath]} --logLevel=error`
const lint = 'npm run --silent lint'
const types = 'npm run --silent typecheck'
const built = 'npm run --silent test:built'

const BROWSER_JOBS = ['a11y', 'visual', 'behavior']

/** The commands of jobs, or of all jobs if none is named. Commands in an inner list run in parallel. */
function commandsOf(jobs: readonly string[]): string[][] {
  const includes = (job: string) => jobs.length === 0 || jobs.includes(job)
  const projects = BROWSER_JOBS.filter(includes).map((job) => `--project=${job}${job === 'a11y' ? '*' : ''}`)
  return [
    [build],
    ...(includes('checks') ? [[lint, types, built, 'vitest run']] : []),
    ...(projects.length > 0 ? [[`playwright test ${projects.join(' ')}`]] : []),
  ]
}

function commandsForChanges(): string[][] {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], { encoding: 'utf8' })
  if (status !== 0) throw new Error('Git cannot say what has changed here: run "npm test".')
  const isChanged = (files: RegExp) => stdout.split('\n').some((line) => files.test(line.slice(3)))
  return [
    [build],
    [lint, types, 'vitest run --changed --passWithNoTests'],
    // These tests read text and built pages without importing them.
    ...(isChanged(/^(src\/content|docs)\//) ? [['vitest run tests/content tests/built']] : []),
    ...(isChanged(/^(src|public|index\.html|vite\.config\.ts)/) ? [['playwright test --project=a11y --grep axe']] : []),
    ...(isChanged(/^e2e\//) ? [['playwright test --only-changed --pass-with-no-tests']] : []),
  ]
}

/** The reports of the test runners. */
const REPORTS: Readonly<Record<string, string>> = {
  vitest: '.cache/unit-report.json',
  playwright: '.cache/e2e-report.json',
}

/** The counts of passed, failed and skipped tests in a report. */
function countsIn(report: JsonTestResults | JSONReport): number[] {
  if ('stats' in report) return [report.stats.expected, report.stats.unexpected, report.stats.skipped]
  return [report.numPassedTests, report.numFailedTests, report.numPendingTests + report.numTodoTests]
}

const failedCommands: string[] = []

/**
 * Runs a command. If others run in parallel, its output is shown when it ends.
 *
 * @returns its counts of passed, failed and skipped tests
 */
async function run(command: string, alone: boolean): Promise<number[]> {
  const report = REPORTS[command.replace(/ .*/, '')]
  if (report) rmSync(report, { force: true })
  if (alone) console.log(`\n— ${command}`)
  const child = spawn(command, { shell: true, stdio: alone ? 'inherit' : ['inherit', 'pipe', 'pipe'] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text))
  const status = await new Promise((resolve) => child.on('close', resolve))
  if (!alone) console.log(`\n— ${command}\n${printed.join('')}`)
  const written = report && existsSync(report)
  const [passed = 0, failed = 0, skipped = 0] = written ? countsIn(JSON.parse(readFileSync(report, 'utf8'))) : []
  const tested = !report || passed + failed > 0 || changed
  if (status === 0 && tested) return [report ? passed : 1, failed, skipped]
  failedCommands.push(tested ? command : `${command}: no test ran`)
  // A test runner can also fail outside its tests.
  return [passed, failed || 1, skipped]
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
const counts: number[][] = []
for (const commands of changed ? commandsForChanges() : commandsOf(jobs))
  counts.push(...(await Promise.all(commands.map((command) => run(command, commands.length === 1)))))
const [passed, failed, skipped] = [0, 1, 2].map((i) => counts.reduce((sum, count) => sum + (count[i] ?? 0), 0))
console.log(failedCommands.map((command) => `\nFAILED: ${command}`).join(''))
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed === 0 ? 0 : 1
