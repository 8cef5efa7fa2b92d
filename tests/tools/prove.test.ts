import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defects } from '../../tools/prove/defects'

/** The seeded defects of the source; those of the page are in e2e/defects.ts. `npm run gate:prove` shows that each applies. */

test('every defect has a unique id, and a check whose file exists', () => {
  expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length)
  expect(defects.filter(({ check }) => 'file' in check && !existsSync(check.file))).toEqual([])
})
