import { expect, test } from 'vitest'
import { longDate } from '../../src/content/longDate'

test('a day is written out as the platform would write it, west of Greenwich too', () => {
  expect(longDate('2025-10-27')).toBe('October 27, 2025')
  for (let day = Date.UTC(2024, 0, 1); day < Date.UTC(2026, 0, 1); day += 86_400_000) {
    const date = new Date(day)
    const written = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(longDate(date.toISOString().slice(0, 10))).toBe(written)
  }
})
