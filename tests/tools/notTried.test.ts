import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { skippedBrowserTests, skippedUnitTests } from '../../tools/notTried'

test('skipped unit tests are counted by their file and outermost group', () => {
  const assertion = (status: string, ...ancestorTitles: string[]) => ({ status, ancestorTitles })
  const testResults = [
    {
      name: resolve('tests/a.test.ts'),
      assertionResults: [
        assertion('passed', 'nginx'),
        assertion('failed', 'nginx'),
        assertion('skipped', 'nginx', 'its headers'),
        assertion('pending', 'nginx'),
        assertion('todo'),
      ],
    },
  ]
  expect(skippedUnitTests({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual([
    { what: 'tests/a.test.ts: nginx', count: 2 },
    { what: 'tests/a.test.ts', count: 1 },
  ])
})

test('skipped browser tests are counted by their file and the reason given', () => {
  const spec = (status: string, ...annotations: { type: string; description?: string }[]) => ({
    tests: [{ status, annotations }],
  })
  const reason = { type: 'skip', description: 'no history here' }
  const suites = [
    {
      file: 'visual.spec.ts',
      specs: [spec('expected', reason), spec('skipped', reason), spec('skipped', { type: 'slow' })],
      suites: [{ file: 'visual.spec.ts', specs: [spec('skipped', reason), spec('unexpected')] }],
    },
  ]
  expect(skippedBrowserTests({ stats: { expected: 1, unexpected: 1 }, suites })).toEqual([
    { what: 'e2e/visual.spec.ts: no history here', count: 2 },
    { what: 'e2e/visual.spec.ts', count: 1 },
  ])
})

test('nothing is said of runs that left nothing out', () => {
  expect(skippedUnitTests({ numPassedTests: 0, numFailedTests: 0, testResults: [] })).toEqual([])
  expect(skippedBrowserTests({ stats: { expected: 0, unexpected: 0 }, suites: [] })).toEqual([])
})
