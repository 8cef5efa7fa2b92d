// @vitest-environment node
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { defects } from '../../tools/prove/catalogue'
import { harmless } from '../../tools/prove/harmless'

/** The defects of the source; those of the page stand in e2e/defects.ts. */
describe('the catalogue of seeded defects', () => {
  test('every defect has an id of its own', () => {
    expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length)
  })

  test('every defect says what it breaks in one line', () => {
    for (const { breaks } of defects) expect(breaks).toMatch(/^[^\n]{10,120}$/)
  })

  test('every check that is meant for a defect stands in a file that is there', () => {
    const files = defects.flatMap(({ check }) => ('file' in check ? [check.file] : []))
    expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([])
  })
})

describe('the harmless changes', () => {
  test('there are at least ten', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(10)
  })
})
