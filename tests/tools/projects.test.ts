import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditFiles } from '../../e2e/projects.ts'
import { askedEngine } from '../../tools/browser.ts'

const files = readdirSync('e2e')

// A spec file that is named nowhere belongs to behavior, so that every file belongs to a job.
test('every spec file of the audits exists', () => {
  expect(auditFiles.filter((file) => !files.includes(file))).toEqual([])
})

test('an unknown engine is rejected with the names of the known ones', () => {
  expect(() => askedEngine('safari')).toThrow('FORMLINE_ENGINE is "safari" and can be chromium, firefox, webkit.')
  expect(askedEngine(undefined)).toBe(process.env.FORMLINE_ENGINE ?? 'chromium')
})
