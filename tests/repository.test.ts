import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('extensions aside, no two paths differ only in case, since imports on macOS and Windows could then find the wrong file', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
  const names = [...new Set(files.map((file) => file.replace(/\.\w+$/, '')))]
  const lowerCase = names.map((name) => name.toLowerCase())
  expect(names.filter((_, index) => lowerCase.indexOf(lowerCase[index] ?? '') !== index)).toEqual([])
})
