import fc from 'fast-check'
import { pagePaths } from '../../src/content/pages'
import { expect, heading, openPage, test, waitForHydration } from '../site'
import { trial } from './fault'

/** An unusual part of a path, query or fragment. */
const piece = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%',
    '/',
    'terms',
    'TERMS',
    '404',
    '__proto__',
    'constructor',
    'index.html',
    '_headers',
    '@example.org',
    '\\example.org',
    '%E0%A4%A',
  ),
  fc.webSegment(),
  fc.string().map(encodeURIComponent),
)
const address = fc.record({
  path: fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join('/')}`),
  query: fc.option(fc.webQueryParameters(), { nil: '' }),
  fragment: fc.option(fc.oneof(piece, fc.webFragments()), { nil: '' }),
})

for (const [runs, inQuick] of [
  [500, false],
  [10, true],
] as const) {
  test(
    `${runs} random addresses never give a blank page, an exception or another site`,
    trial(7, `${runs} random addresses`, 'any', 1280, inQuick),
    async ({ page, baseURL }) => {
      test.setTimeout(1_200_000)
      await fc.assert(
        fc.asyncProperty(address, async ({ path, query, fragment }) => {
          const url = `${baseURL}${path}${query && `?${query}`}${fragment && `#${fragment}`}`
          await page.goto(url)
          await page.keyboard.press('Shift')
          await waitForHydration(page)
          expect(new URL(page.url()).origin).toBe(baseURL)
          await expect(heading(page)).toBeVisible()
          expect((await page.locator('main').innerText()).length).toBeGreaterThan(60)
        }),
        { numRuns: runs, endOnFailure: true },
      )
    },
  )
}

// Realistic addresses are tested by e2e/addresses.spec.ts, which `npm test` runs.
for (const [written, own] of [
  ['//terms', '/404'],
  ['/%2e%2e/', '/'],
  ['/terms/index.html', '/404'],
  ...pagePaths.flatMap((path) => [
    [`${path}#__proto__`, path],
    [`${path}#%E0%A4%A`, path],
  ]),
] as const) {
  test(
    `${written} shows the page that was served`,
    trial(7, 'odd addresses', String(written), 1280),
    async ({ page, baseURL }) => {
      await openPage(page, `${baseURL}${written}`)
      await expect(page.locator('#root')).toHaveAttribute('data-page', String(own))
      await expect(heading(page)).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
    },
  )
}
