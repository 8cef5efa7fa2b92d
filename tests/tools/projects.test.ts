// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { audits, faults } from '../../e2e/projects.ts'
import { askedEngine } from '../../tools/browser.ts'
import { someOf } from '../list'

const files = someOf(
  readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts')),
  'spec files',
)

/** What is read of Playwright's list. */
interface Listed {
  file: string
  specs?: { tests: { projectName: string }[] }[]
  suites?: Listed[]
}

/** What Playwright would run with an engine: `project: file`, sorted; `all` for every test of the faults. */
function listed(engine: string, all = ''): string[] {
  const args = ['node_modules/playwright/cli.js', 'test', '--config=e2e/playwright.config.ts', '--list']
  const { stdout } = spawnSync(process.execPath, [...args, '--reporter=json'], {
    encoding: 'utf8',
    env: { ...process.env, FORMLINE_ENGINE: engine, FORMLINE_FAULTS: all },
    maxBuffer: 2 ** 28,
  })
  const report: { suites: Listed[]; errors: { message: string }[] } = JSON.parse(stdout)
  if (report.errors.length > 0) throw new Error(report.errors.map(({ message }) => message).join('\n'))
  const within = ({ file, specs = [], suites = [] }: Listed): string[] => [
    ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => `${projectName}: ${file}`)),
    ...suites.flatMap(within),
  ]
  return [...new Set(report.suites.flatMap(within))].sort()
}

const project = (file: string) =>
  file.startsWith(`${faults.folder}/`)
    ? 'faults'
    : (Object.entries(audits).find(([, named]) => (named as readonly string[]).includes(file))?.[0] ?? 'behavior')

test('every spec file has tests and is run by exactly one project', () => {
  expect(listed('chromium')).toEqual(files.map((file) => `${project(file)}: ${file}`).sort())
})

test('every file of the faults has a test that npm test runs', () => {
  const inGate = listed('chromium').filter((line) => line.startsWith('faults: '))
  expect(someOf(inGate, 'faults')).toEqual(listed('chromium', 'all').filter((line) => line.startsWith('faults: ')))
})

test('another engine runs the behavior tests, and these only', () => {
  const behavior = files.filter((file) => project(file) === 'behavior')
  expect(listed('firefox')).toEqual(behavior.map((file) => `behavior: ${file}`).sort())
})

test('every spec file that a project names is there', () => {
  const missing = Object.values(audits)
    .flat()
    .filter((file) => !files.includes(file))
  expect(missing).toEqual([])
})

test('an engine that is none is refused with the names of those there are', () => {
  expect(() => askedEngine('safari')).toThrow('FORMLINE_ENGINE is "safari" and can be chromium, firefox, webkit.')
  expect(askedEngine(undefined)).toBe(process.env.FORMLINE_ENGINE ?? 'chromium')
})
