// @vitest-environment node
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { audits, faults } from '../../e2e/projects.ts'
import { askedEngine } from '../../tools/browser.ts'
import { someOf } from '../list'

const files = someOf(
  readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.spec.ts')),
  'spec files',
)

/** What is read of Playwright's list: a suite for each file and project, with others in it. */
interface Suite {
  file: string
  specs?: { tests: { projectName: string }[] }[]
  suites?: Suite[]
}

const projectsOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
  ...suites.flatMap(projectsOf),
]

/** What `npm test` would run: `project: file`, sorted. */
async function listed(): Promise<string[]> {
  const args = ['node_modules/playwright/cli.js', 'test', '--config=e2e/playwright.config.ts', '--list']
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--reporter=json'], {
    env: { ...process.env, FORMLINE_ENGINE: 'chromium', FORMLINE_FAULTS: '' },
    maxBuffer: 2 ** 28,
  })
  const { suites, errors }: { suites: Suite[]; errors: { message: string }[] } = JSON.parse(stdout)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  const lines = suites.flatMap((suite) => projectsOf(suite).map((project) => `${project}: ${suite.file}`))
  return [...new Set(lines)].sort()
}

const project = (file: string) =>
  file.startsWith(`${faults.folder}/`)
    ? 'faults'
    : (Object.entries(audits).find(([, named]) => (named as readonly string[]).includes(file))?.[0] ?? 'behavior')

// No time limit: Playwright reads all files, which takes long on a busy machine.
test('every spec file has tests that npm test runs, in exactly one project', { timeout: 0 }, async () => {
  expect(await listed()).toEqual(files.map((file) => `${project(file)}: ${file}`).sort())
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
