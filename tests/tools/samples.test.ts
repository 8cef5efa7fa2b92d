import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../tools/copyProject'
import { nonEmpty } from '../nonEmpty'

/** The code blocks of docs/editing.md that begin with a file name, or say in which file they are an entry. */
const samples = nonEmpty(
  Array.from(
    readFileSync('docs/editing.md', 'utf8').matchAll(/```tsx?\n\/\/ (an entry in )?(\S+)\n(.*?)```/gs),
    ([, entry, file = '', code = '']) => ({ file, code, isEntry: entry !== undefined }),
  ),
  'samples',
)

test('the pages that docs/editing.md shows compile, build, and are listed in the footer', { timeout: 120_000 }, () => {
  const project = mkdtempSync(join(tmpdir(), 'formline-samples-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  copyProject(project, samples)
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' }).stdout
  expect(run('node_modules/vite/bin/vite.js', 'build', '--logLevel=error')).toBe('')
  expect(run('node_modules/typescript/bin/tsc', '--project', 'tsconfig.json')).toBe('')
  for (const [page, words] of [
    ['responsible-gambling', 'Set a limit for the day'],
    ['faq', 'Is a prediction a tip?'],
  ])
    expect(readFileSync(join(project, `dist/${page}.html`), 'utf8')).toContain(words)
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toMatch(/href="\/faq"[^>]*>FAQ/)
})
