import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'

/**
 * Every check of the project, one after the other, and one line over all of them: `N passed, N failed`. A check that
 * is no test runner counts as one; a runner that executed nothing counts as a failure.
 */

interface Result {
  passed: number
  failed: number
}

const ROUTE_TREE = 'src/routeTree.gen.ts'
const UNIT_REPORT = '.cache/unit-report.json'
const E2E_REPORT = '.cache/e2e-report.json'

/** Runs an npm script; true when it ended well. */
function npmRun(script: string, ...args: string[]): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}

const single = (ok: boolean): Result => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** Reads a runner's report; a missing one, and one without a test, is a failure. */
function counted(ended: boolean, report: string, read: (report: unknown) => Result): Result {
  try {
    const result = read(JSON.parse(readFileSync(report, 'utf8')))
    if (result.passed + result.failed === 0) throw new Error('no test was executed')
    // A runner may fail outside its tests: an unreadable file, an error between tests.
    return !ended && result.failed === 0 ? { ...result, failed: 1 } : result
  } catch (error) {
    console.error(`${report}: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1 }
  }
}

function checkUnit(): Result {
  rmSync(UNIT_REPORT, { force: true })
  const ended = npmRun('test:unit', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`)
  return counted(ended, UNIT_REPORT, (report) => {
    const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

/** Builds the site; a route tree that the build had to renew was stale, and the types were checked against it. */
function checkBuild(): Result {
  const before = readFileSync(ROUTE_TREE, 'utf8')
  const built = npmRun('build')
  const fresh = readFileSync(ROUTE_TREE, 'utf8') === before
  if (!fresh) console.error(`${ROUTE_TREE} was stale; the build has renewed it: commit it.`)
  return single(built && fresh)
}

function checkE2e(): Result {
  rmSync(E2E_REPORT, { force: true })
  const { status } = spawnSync('node', ['tools/e2e.ts'], { stdio: 'inherit' })
  return counted(status === 0, E2E_REPORT, (report) => {
    const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed on a further try: see the list above.`)
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  })
}

const checks: [string, () => Result][] = [
  ['build', checkBuild],
  ['format', () => single(npmRun('format:check'))],
  ['lint', () => single(npmRun('lint'))],
  ['types', () => single(npmRun('typecheck'))],
  ['unit and component tests', checkUnit],
  ['browser tests', checkE2e],
]

const total: Result = { passed: 0, failed: 0 }
for (const [name, check] of checks) {
  console.log(`\n— ${name}`)
  const result = check()
  console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed`)
  total.passed += result.passed
  total.failed += result.failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
