import fc from 'fast-check'
import { allFaults } from '../projects'
import { expect, heading, test, waitForHydration } from '../site'
import { QUICK } from './fault'

/** An unusual part of a path, query or fragment. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['..', '.', '%2e%2e', '%00', '%', '%E0%A4%A', '/', '@example.org', '\\example.org'],
    ...['terms', 'TERMS', '404', '__proto__', 'constructor', 'index.html', '_headers'],
  ),
  fc.webSegment(),
  fc.string().map(encodeURIComponent),
)
const address = fc.record({
  path: fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join('/')}`),
  query: fc.option(fc.webQueryParameters(), { nil: '' }),
  fragment: fc.option(fc.oneof(piece, fc.webFragments()), { nil: '' }),
})

// Realistic addresses are tested by e2e/addresses.spec.ts, which `npm test` runs.
const runs = allFaults ? 500 : 10
test(`${runs} random addresses never give a blank page, an exception or another site`, { tag: QUICK }, async ({
  page,
  baseURL,
}) => {
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
})
