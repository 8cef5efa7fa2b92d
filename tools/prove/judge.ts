import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { delimiter, join, relative, resolve, sep } from 'node:path'
import { E2E_REPORT, UNIT_REPORT } from '../reports.ts'
import type { Copy } from './copy.ts'
import type { Check } from './defect.ts'

/** What a check said. */
export interface Verdict {
  red: boolean
  /** Whether it was the test, file or message meant. */
  meant: boolean
  /** What failed: titles of tests, lines of a compiler. */
  failed: string[]
  /** Titles of the tests that passed. */
  passed: string[]
}

interface Outcome {
  passed: string[]
  failed: string[]
}

/** After so long, in ms, a run counts as hung and is ended. */
const PATIENCE = 20 * 60_000

/** Runs a program of the project in a copy, with all that it starts; ends it when it hangs. */
function run(copy: Copy, program: string, args: string[]): Promise<{ ok: boolean; output: string }> {
  const { CI: _, NODE_ENV: __, VITEST: ___, ...env } = process.env
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
  const hung = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), PATIENCE)
  return new Promise((resolve) => {
    child.on('close', (status) => {
      clearTimeout(hung)
      resolve({ ok: status === 0, output })
    })
  })
}

const lastLines = (output: string) => output.trim().split('\n').slice(-8)

/** Builds the site of a copy. */
export async function buildSite(copy: Copy): Promise<Verdict & { output: string }> {
  const { ok, output } = await run(copy, 'vite', ['build', '--logLevel=error'])
  return {
    red: !ok,
    meant: false,
    failed: ok ? [] : ['build', ...lastLines(output)],
    passed: ok ? ['build'] : [],
    output,
  }
}

/** Tests in these places read the built site. */
const READS_SITE = /^(e2e\/|tests\/built\/|tests\/tools\/font)/

/** Runs the check meant for a defect, and builds first where it reads the built site. */
export async function judge(check: Check, copy: Copy): Promise<Verdict> {
  if (check.run === 'types') {
    const { failed, ...verdict } = await checkTypes(copy)
    return { ...verdict, failed, meant: failed.some((line) => line.startsWith(`${check.file}(`)) }
  }
  if (check.run === 'build') {
    const verdict = await buildSite(copy)
    return { ...verdict, meant: verdict.red && check.says.test(verdict.output) }
  }
  if (READS_SITE.test(check.file)) {
    const built = await buildSite(copy)
    if (built.red) return built
  } else keepSite(copy)
  const options = check.test ? [check.test.source] : []
  const outcome =
    check.run === 'unit'
      ? await runUnit(copy, [check.file], options[0])
      : await runE2e(copy, [check.file], options[0], 1)
  const meant = outcome.failed.some((title) => title.startsWith(`${check.file} `) && (check.test?.test(title) ?? true))
  return { ...outcome, red: outcome.failed.length > 0, meant }
}

/** Tells vitest's set-up that the built site is as good as new, which the tests to come do not read. */
function keepSite(copy: Copy): void {
  const page = join(copy.folder, 'dist/index.html')
  if (existsSync(page)) utimesSync(page, new Date(), new Date())
}

/** Runs the compiler. */
export async function checkTypes(copy: Copy): Promise<Verdict> {
  const { ok, output } = await run(copy, 'tsc', ['--pretty', 'false'])
  const failed = ok ? [] : output.split('\n').filter((line) => /\): error TS/.test(line))
  return { red: !ok, meant: false, failed, passed: ok ? ['types'] : [] }
}

/** Runs linter and formatter. */
export async function checkStyle(copy: Copy): Promise<Verdict> {
  const lint = await run(copy, 'biome', ['lint', '--error-on-warnings'])
  const format = await run(copy, 'biome', ['format'])
  const failed = [lint, format].flatMap(({ ok, output }) => (ok ? [] : lastLines(output)))
  return { red: !lint.ok || !format.ok, meant: false, failed, passed: [] }
}

/** Reads a runner's report; one that is missing, or in which nothing was executed, is a failure of its own. */
function readReport(copy: Copy, path: string, output: string, read: (report: unknown) => Outcome): Outcome {
  try {
    const outcome = read(JSON.parse(readFileSync(join(copy.folder, path), 'utf8')))
    if (outcome.passed.length + outcome.failed.length > 0) return outcome
    return { passed: [], failed: ['no test was executed', ...lastLines(output)] }
  } catch (error) {
    return { passed: [], failed: [`${path}: ${error}`, ...lastLines(output)] }
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

/** What cannot be run in a copy: tests that copy the source themselves, by asking Git, which leaves a copy out. */
const NOT_IN_COPIES = ['tests/tools/newPage.test.ts', 'tests/built/filled.test.ts']

/**
 * Runs unit tests.
 *
 * @param files paths; none for all
 * @param grep a regular expression on full titles
 */
export async function runUnit(copy: Copy, files: string[], grep?: string): Promise<Outcome> {
  rmSync(join(copy.folder, UNIT_REPORT), { force: true })
  const { output } = await run(copy, 'vitest', [
    'run',
    ...(files.length > 0 ? files : NOT_IN_COPIES.map((file) => `--exclude=${file}`)),
    // vitest sets ' > ' between the titles of a test and what it stands in; its report, a space.
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

/**
 * Runs browser tests on the copy's built site.
 *
 * @param files paths; none for all
 * @param grep a regular expression on full titles
 * @param enough so many failures end the run; 0 for none
 */
export async function runE2e(copy: Copy, files: string[], grep?: string, enough = 0, workers = 1): Promise<Outcome> {
  rmSync(join(copy.folder, E2E_REPORT), { force: true })
  const { output } = await run(copy, 'playwright', [
    'test',
    '--config=e2e/playwright.config.ts',
    ...files,
    ...(grep ? ['--grep', grep] : []),
    `--max-failures=${enough}`,
    `--workers=${workers}`,
    '--retries=0',
    '--trace=off',
  ])
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
    // An error outside the tests: a file that does not load, a server that does not start.
    if (outcome.failed.length === 0) outcome.failed.push(...errors.map(({ message = 'error' }) => message))
    return outcome
  })
}
