import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defects } from '../../tools/prove/defects'
import { changed } from '../../tools/prove/source'

/** The seeded defects of the source; those of the page are in e2e/defects.ts. */

test.each(defects)('$id has its place in the source', ({ module, changes }) => {
  const { path, before, after } = changed(module, changes, '.')
  expect(readFileSync(path, 'utf8')).toBe(before)
  expect(after).not.toBe(before)
})

test('every defect has a unique id, and a check whose file exists', () => {
  expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length)
  expect(defects.filter(({ check }) => 'file' in check && !existsSync(check.file))).toEqual([])
})
