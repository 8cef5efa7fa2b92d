import { spawn } from 'node:child_process'
import { readFileSync, rmSync, utimesSync } from 'node:fs'
import { delimiter, join, relative, resolve, sep } from 'node:path'
import { E2E_REPORT, UNIT_REPORT } from '../reports.ts'
import type { Copy } from './copy.ts'
import type { Check } from './defects.ts'

/**
 * The result of a check: what failed, as titles of tests or lines of the compiler, and titles of the tests that passed.
 */
export interface Outcome {
  readonly passed: string[]
  readonly failed: string[]
}

/** Time limit of a run, in ms; after it the run is killed. */
const TIMEOUT = 20 * 60_000

type Env = Readonly<Record<string, string>>

/** Runs a program of the project in a copy, as a process group, and kills the group when the run takes too long. */
function run(copy: Copy, program: string, args: string[], more?: Env): Promise<{ ok: boolean; output: string }> {
  const { CI: _, NODE_ENV: __, VITEST: ___, ...env } = { ...process.env, ...more } as NodeJS.ProcessEnv
  const child = spawn(program, args, {
    cwd: copy.folder,
    detached: true,
    env: { ...env, PATH: `${resolve('node_modules/.bin')}${delimiter}${env.PATH}` },
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const hung = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), TIMEOUT)
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearTimeout(hung)
      resolve({ ok: status === 0, output })
    })
  })
}

/** Builds the site of a copy. */
export async function buildSite(copy: Copy): Promise<Outcome> {
  const { ok, output } = await run(copy, 'vite', ['build', '--logLevel=error'])
  return ok ? { passed: ['build'], failed: [] } : { passed: [], failed: [`build: ${output}`] }
}

/** Tests in these places read the built site. */
const READS_SITE = /^(e2e\/|tests\/built\/)/

/**
 * Runs the check meant for a defect, after a build if it reads the built site. Returns what failed, and whether this
 * caught the defect.
 */
export async function judge(check: Check, copy: Copy): Promise<{ caught: boolean; failed: readonly string[] }> {
  if (check.run === 'types') {
    const { failed } = await checkTypes(copy)
    return { failed, caught: failed.some((line) => line.startsWith(`${check.file}(`)) }
  }
  if (check.run === 'build') {
    const { failed } = await buildSite(copy)
    return { failed, caught: failed.some((line) => check.says.test(line)) }
  }
  if (READS_SITE.test(check.file)) {
    const { failed } = await buildSite(copy)
    if (failed.length > 0) return { failed, caught: false }
  } else {
    // These tests do not read the built site: a new timestamp keeps vitest's set-up from rebuilding it.
    utimesSync(join(copy.folder, 'dist/index.html'), new Date(), new Date())
  }
  const { failed } =
    check.run === 'unit'
      ? await runUnit(copy, [check.file], check.test.source)
      : await runE2e(copy, [check.file], { grep: check.test.source, enough: 1 })
  return { failed, caught: failed.some((title) => check.test.test(title)) }
}

/** Runs the compiler. */
export async function checkTypes(copy: Copy): Promise<Outcome> {
  const { ok, output } = await run(copy, 'tsc', ['--pretty', 'false'])
  return ok ? { passed: ['types'], failed: [] } : { passed: [], failed: output.trim().split('\n') }
}

/** Reads a runner's report. A missing report, or one without an executed test, counts as a failure. */
function readReport(copy: Copy, path: string, output: string, read: (report: unknown) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(join(copy.folder, path), 'utf8')))
    if (outcome.passed.length + outcome.failed.length > 0) return outcome
    return { passed: [], failed: [`no test was executed: ${output}`] }
  } catch (error) {
    return { passed: [], failed: [`${path}: ${error}\n${output}`] }
  }
}

interface UnitReport {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/**
 * Runs unit tests.
 *
 * @param files paths; all files if empty
 * @param grep a regular expression on full titles
 */
export async function runUnit(copy: Copy, files: string[], grep?: string): Promise<Outcome> {
  rmSync(join(copy.folder, UNIT_REPORT), { force: true })
  const { output } = await run(copy, 'vitest', [
    'run',
    ...files,
    // vitest joins the titles of groups and test by ' > '; its report joins them by a space.
    ...(grep ? ['-t', grep.replaceAll(' ', '[ >]+')] : []),
    '--reporter=json',
    `--outputFile=${UNIT_REPORT}`,
  ])
  return readReport(copy, UNIT_REPORT, output, (report) => {
    const outcome: Outcome = { passed: [], failed: [] }
    for (const { name, message, status, assertionResults } of (report as UnitReport).testResults) {
      const file = relative(copy.folder, name).replaceAll(sep, '/')
      for (const test of assertionResults) {
        if (test.status === 'passed') outcome.passed.push(`${file} ${test.fullName}`)
        if (test.status === 'failed') outcome.failed.push(`${file} ${test.fullName}`)
      }
      if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed'))
        outcome.failed.push(`${file}: ${message}`)
    }
    return outcome
  })
}

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

/** Options of a run of browser tests. */
interface E2eRun {
  /** A regular expression on full titles. */
  readonly grep?: string
  /** The run ends after this many failures. */
  readonly enough?: number
  readonly workers?: number
  readonly env?: Env
  readonly options?: readonly string[]
}

/**
 * Runs browser tests on the copy's built site.
 *
 * @param files paths; all files if empty
 */
export async function runE2e(
  copy: Copy,
  files: string[],
  { grep, enough = 0, workers = 1, env, options = [] }: E2eRun = {},
): Promise<Outcome> {
  rmSync(join(copy.folder, E2E_REPORT), { force: true })
  const args = ['test', '--config=e2e/playwright.config.ts', ...files, ...(grep ? ['--grep', grep] : [])]
  const { output } = await run(
    copy,
    'playwright',
    [...args, `--max-failures=${enough}`, `--workers=${workers}`, ...options],
    env,
  )
  return readReport(copy, E2E_REPORT, output, (report) => {
    const outcome: Outcome = { passed: [], failed: [] }
    const { suites, errors } = report as { suites: Suite[]; errors: { message?: string }[] }
    const walk = (suite: Suite, above: string) => {
      const here = `${above}${suite.title} `
      for (const spec of suite.specs ?? []) {
        const title = `${here}${spec.title}`
        if (spec.tests.some(({ status }) => status === 'unexpected')) outcome.failed.push(title)
        else if (spec.tests.some(({ status }) => status === 'expected')) outcome.passed.push(title)
      }
      for (const inner of suite.suites ?? []) walk(inner, here)
    }
    for (const suite of suites) walk(suite, 'e2e/')
    // Errors outside the tests: a file that does not load, a server that does not start.
    if (outcome.failed.length === 0) outcome.failed.push(...errors.map(({ message = 'error' }) => message))
    return outcome
  })
}
