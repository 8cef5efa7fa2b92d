import { spawn } from 'node:child_process'
import { rmSync, utimesSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Check } from './defects.ts'
import { E2E_REPORT, type Outcome, readOutcome, UNIT_REPORT } from './reports.ts'

/** Time limit of a run, in ms; after it the run is killed. */
const TIMEOUT = 20 * 60_000

type Env = Readonly<Record<string, string>>

/** Runs a program of the project in a folder, as a process group, and kills the group when the run takes too long. */
function run(folder: string, program: string, args: string[], more?: Env): Promise<{ ok: boolean; output: string }> {
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, ...more, PATH, CI: undefined, NODE_ENV: undefined, VITEST: undefined }
  const child = spawn(program, args, { cwd: folder, detached: true, env: env as NodeJS.ProcessEnv })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
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

/** The outcome of a program that is one check; its failures are the lines that it prints. */
async function whole(name: string, folder: string, program: string, args: string[]): Promise<Outcome> {
  const { ok, output } = await run(folder, program, args)
  return { passed: ok ? [name] : [], failed: ok ? [] : output.trim().split('\n'), skipped: [] }
}

/** Builds the site of a copy of the source. */
export const buildSite = (folder: string) => whole('build', folder, 'vite', ['build', '--logLevel=error'])

/** Runs the compiler. */
export const checkTypes = (folder: string) => whole('types', folder, 'tsc', ['--pretty', 'false'])

/** Tests in these places read the built site. */
const READS_SITE = /^(e2e\/|tests\/built\/)/

/**
 * Runs the check meant for a defect, after a build if it reads the built site. Returns what failed, and whether this
 * caught the defect.
 */
export async function judge(check: Check, folder: string): Promise<{ caught: boolean; failed: readonly string[] }> {
  if (check.run === 'types') {
    const { failed } = await checkTypes(folder)
    return { failed, caught: failed.some((line) => line.startsWith(`${check.file}(`)) }
  }
  if (check.run === 'build') {
    const { failed } = await buildSite(folder)
    return { failed, caught: failed.some((line) => check.says.test(line)) }
  }
  if (check.run === 'size') {
    await buildSite(folder)
    const { failed } = await whole('size', folder, 'size-limit', ['--json'])
    const over =
      failed.length > 0 ? JSON.parse(failed.join('')).filter((each: { passed: boolean }) => !each.passed) : []
    const names = over.map(({ name }: { name: string }) => name)
    return { failed: names, caught: names.some((name: string) => check.says.test(name)) }
  }
  if (READS_SITE.test(check.file)) {
    const { failed } = await buildSite(folder)
    if (failed.length > 0) return { failed, caught: false }
  } else {
    // These tests do not read the built site: a new timestamp keeps vitest's set-up from rebuilding it.
    utimesSync(join(folder, 'dist/index.html'), new Date(), new Date())
  }
  const { failed } =
    check.run === 'unit'
      ? await runUnit(folder, [check.file], check.test.source)
      : await runE2e(folder, [
          check.file === 'e2e/gate' ? '--project=a11y' : check.file,
          '--grep',
          check.test.source,
          '--max-failures=1',
          '--workers=1',
        ])
  return { failed, caught: failed.some((title) => check.test.test(title)) }
}

/** The outcome of a run. A missing report, or one without an executed test, counts as a failure. */
function outcomeOf(kind: 'unit' | 'e2e', folder: string, output: string): Outcome {
  try {
    return readOutcome(kind, folder)
  } catch (error) {
    return { passed: [], failed: [`${error}\n${output}`], skipped: [] }
  }
}

/**
 * Runs unit tests.
 *
 * @param files paths; all files if empty
 * @param grep a regular expression on full titles
 */
export async function runUnit(folder: string, files: string[], grep?: string): Promise<Outcome> {
  rmSync(join(folder, UNIT_REPORT), { force: true })
  // vitest joins the titles of groups and test by ' > '; its report joins them by a space.
  const some = grep ? ['-t', grep.replaceAll(' ', '[ >]+')] : []
  const report = ['--reporter=json', `--outputFile=${UNIT_REPORT}`]
  const { output } = await run(folder, 'vitest', ['run', ...files, ...some, ...report])
  return outcomeOf('unit', folder, output)
}

/**
 * Runs browser tests on the copy's built site.
 *
 * @param args Playwright's: paths of files, and options
 */
export async function runE2e(folder: string, args: readonly string[], env?: Env): Promise<Outcome> {
  rmSync(join(folder, E2E_REPORT), { force: true })
  const all = ['test', '--config=e2e/playwright.config.ts', '--workers=2', ...args]
  const { output } = await run(folder, 'playwright', all, env)
  return outcomeOf('e2e', folder, output)
}
