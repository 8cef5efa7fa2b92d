import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../tools/copyProject'
import { nonEmpty } from '../nonEmpty'

/** The code blocks of docs/editing.md that begin with a file name, or that name the file to which they add an entry. */
const samples = nonEmpty(
  Array.from(
    readFileSync('docs/editing.md', 'utf8').matchAll(/```tsx?\n\/\/ (an entry in )?(\S+)\n(.*?)```/gs),
    ([, entry, file = '', code = '']) => ({ file, code, isEntry: entry !== undefined }),
  ),
  'samples',
)

test('the pages that docs/editing.md shows compile, build and pass the tests of built pages', () => {
  const project = mkdtempSync(join(tmpdir(), 'formline-samples-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  copyProject(project, samples)
  /** Runs a package's program in the project, and returns what it prints if it fails. */
  const failureOf = (program: string, ...args: string[]) => {
    const node = [`node_modules/${program}`, ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: project, encoding: 'utf8' })
    return status === 0 ? '' : `${stdout}${stderr}`
  }
  expect(failureOf('vite/bin/vite.js', 'build', '--logLevel=error')).toBe('')
  expect(failureOf('typescript/bin/tsc', '--project', 'tsconfig.json')).toBe('')
  for (const name of ['tests', '.htmlvalidate.mjs']) cpSync(name, join(project, name), { recursive: true })
  expect(failureOf('html-validate/bin/html-validate.mjs', 'dist/**/*.html')).toBe('')
  // This writes the expected head tags of the new pages.
  expect(failureOf('vitest/vitest.mjs', 'run', 'tests/built', '--update', '--reporter=minimal')).toBe('')
  for (const [page, words] of [
    ['responsible-gambling', 'Set a limit for the day'],
    ['faq', 'Is a prediction a tip?'],
  ])
    expect(readFileSync(join(project, `dist/${page}.html`), 'utf8')).toContain(words)
})
