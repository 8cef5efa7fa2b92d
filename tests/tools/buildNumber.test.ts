import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildNumberOf, checkBuild, filesOf } from '../../tools/buildNumber'

/** A built site of two pages in a temporary folder. */
function builtSite(): string {
  const dir = mkdtempSync(join(tmpdir(), 'formline-build-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'assets'))
  const page = (number: string) => `<meta name="build" content="${number}" /><h1>Home</h1>`
  const files = { 'index.html': page('%BUILD%'), 'terms.html': page('%BUILD%'), 'assets/main.js': 'run()' }
  const number = buildNumberOf(new Map(Object.entries(files)))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text.replace('%BUILD%', number))
  return dir
}

test('the number in the pages is that of the files', () => {
  expect(checkBuild(builtSite())).toMatch(/^[0-9a-f]{12}$/)
  expect(checkBuild('dist')).toBe(buildNumberOf(filesOf('dist')))
})

test.each([
  ['a byte of a file', 'assets/main.js', 'run(1)'],
  ['a byte of a page', 'terms.html', '<meta name="build" content="" /><h1>Home!</h1>'],
  ['another file', 'assets/more.js', ''],
])('after the build, a change of %s is noticed', (_, name, text) => {
  const dir = builtSite()
  writeFileSync(join(dir, name), text)
  expect(() => checkBuild(dir)).toThrow('has changed since it was built')
})
