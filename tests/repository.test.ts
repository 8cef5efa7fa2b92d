import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('no two paths differ only in case and extension: on macOS and Windows an import would find the wrong file', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const names = [...new Set(files.map((file) => file.replace(/\.\w+$/, '')))]
  const lowerCase = names.map((name) => name.toLowerCase())
  expect(names.filter((_, index) => lowerCase.indexOf(lowerCase[index] ?? '') !== index)).toEqual([])
})
