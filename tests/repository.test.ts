import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nonEmpty } from './nonEmpty'

test('extensions aside, no two paths differ only in case, since imports on macOS and Windows could then find the wrong file', () => {
  const files = nonEmpty(globSync('{src,tests,e2e,tools,docs,public,.github}/**/*.*'), 'files')
  const names = [...new Set(files.map((file) => file.replace(/\.\w+$/, '')))]
  const lowerCase = names.map((name) => name.toLowerCase())
  expect(names.filter((_, index) => lowerCase.indexOf(lowerCase[index] ?? '') !== index)).toEqual([])
})
