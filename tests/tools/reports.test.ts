import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { JSONReport } from 'playwright/types/testReporter'
import { expect, onTestFinished, test } from 'vitest'
import type { JsonTestResults } from 'vitest/node'
import { browserOutcome, E2E_REPORT, readOutcome, UNIT_REPORT, unitOutcome } from '../../tools/reports'

test('unit tests are named by file and titles, skipped ones by file and outermost group', () => {
  const assertion = (status: string, fullName: string, ...ancestorTitles: string[]) => ({
    status,
    fullName,
    ancestorTitles,
  })
  const assertionResults = [
    assertion('passed', 'nginx works', 'nginx'),
    assertion('failed', 'nginx fails', 'nginx'),
    assertion('skipped', 'nginx its headers are sent', 'nginx', 'its headers'),
    assertion('pending', 'nginx waits', 'nginx'),
    assertion('todo', 'later'),
  ]
  const testResults = [
    { name: resolve('tests/a.test.ts'), status: 'failed', message: '', assertionResults },
    { name: resolve('tests/b.test.ts'), status: 'failed', message: 'does not load', assertionResults: [] },
  ]
  expect(unitOutcome({ testResults } as JsonTestResults)).toEqual({
    passed: ['tests/a.test.ts nginx works'],
    failed: ['tests/a.test.ts nginx fails', 'tests/b.test.ts: does not load'],
    skipped: ['tests/a.test.ts: nginx', 'tests/a.test.ts: nginx', 'tests/a.test.ts'],
  })
})

test('browser tests are named by file and titles, skipped ones by file and the reason given', () => {
  const spec = (title: string, status: string, ...annotations: { type: string; description?: string }[]) => ({
    title,
    tests: [{ status, annotations }],
  })
  const report = (parts: object) => parts as JSONReport
  const reason = { type: 'skip', description: 'no history here' }
  const file = 'visual.spec.ts'
  const specs = [spec('a', 'expected', reason), spec('b', 'skipped', reason), spec('c', 'skipped', { type: 'slow' })]
  const inner = { title: 'inner', file, specs: [spec('d', 'skipped', reason), spec('e', 'unexpected')] }
  expect(browserOutcome(report({ suites: [{ title: file, file, specs, suites: [inner] }], errors: [{}] }))).toEqual({
    passed: ['e2e/visual.spec.ts a'],
    failed: ['e2e/visual.spec.ts inner e'],
    skipped: ['e2e/visual.spec.ts: no history here', 'e2e/visual.spec.ts', 'e2e/visual.spec.ts: no history here'],
  })
  expect(browserOutcome(report({ suites: [], errors: [{ message: 'no server' }] })).failed).toEqual(['no server'])
})

test.each([
  ['unit', UNIT_REPORT, { testResults: [] }],
  ['e2e', E2E_REPORT, { suites: [], errors: [] }],
] as const)(
  'a report of %s tests without an executed one is refused unless it may be empty, a missing one always',
  (kind, file, report) => {
    const folder = mkdtempSync(join(tmpdir(), 'formline-reports-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    expect(() => readOutcome(kind, folder, true)).toThrow('no such file')
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(report))
    expect(() => readOutcome(kind, folder)).toThrow('no test was executed')
    expect(readOutcome(kind, folder, true)).toEqual({ passed: [], failed: [], skipped: [] })
  },
)
