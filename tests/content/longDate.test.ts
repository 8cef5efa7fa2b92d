import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longDate } from '../../src/content/longDate'

test('a day is written out', () => {
  expect(longDate('2025-10-27')).toBe('October 27, 2025')
  expect(longDate('2024-02-29')).toBe('February 29, 2024')
})

test('every day reads as the platform would write it', () => {
  const from = new Date('1900-01-01')
  const to = new Date('2100-12-31')
  fc.assert(
    fc.property(fc.date({ min: from, max: to, noInvalidDate: true }), (date) => {
      const written = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      expect(longDate(date.toISOString().slice(0, 10))).toBe(written)
    }),
  )
})
