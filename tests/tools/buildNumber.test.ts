import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildNumberOf, checkBuild, filesOf } from '../../tools/buildNumber'

test('the number in the pages is that of the files', () => {
  expect(checkBuild('dist')).toMatch(/^[0-9a-f]{12}$/)
  expect(checkBuild('dist')).toBe(buildNumberOf(filesOf('dist')))
})

test.each([
  ['a byte added to a file', 'robots.txt', ' '],
  ['a byte added to a page', 'terms.html', ' '],
  ['an added file', 'assets/more.js', ''],
])('after the build, %s is detected', (_, name, added) => {
  const dir = mkdtempSync(join(tmpdir(), 'formline-build-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync('dist', dir, { recursive: true })
  checkBuild(dir)
  appendFileSync(join(dir, name), added)
  expect(() => checkBuild(dir)).toThrow('has changed since it was built')
})
