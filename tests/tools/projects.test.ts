import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { audits } from '../../e2e/projects.ts'
import { askedEngine } from '../../tools/browser.ts'

const files = readdirSync('e2e', { recursive: true, encoding: 'utf8' })

// A spec file that no project names belongs to the faults, by its folder, or else to behavior.
test('every spec file that a project names exists, and is named once', () => {
  const named = Object.values(audits).flat()
  expect(named.filter((file) => !files.includes(file))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('an unknown engine is rejected with the names of the known ones', () => {
  expect(() => askedEngine('safari')).toThrow('FORMLINE_ENGINE is "safari" and can be chromium, firefox, webkit.')
  expect(askedEngine(undefined)).toBe(process.env.FORMLINE_ENGINE ?? 'chromium')
})
