/** Where vitest leaves the results of the unit tests. */
export const UNIT_REPORT = '.cache/unit-report.json'
/** Where Playwright leaves those of the browser tests. */
export const E2E_REPORT = '.cache/e2e-report.json'
/** Where `e2e/listen.ts` leaves what it has found. */
export const LISTEN_REPORT = '.cache/listen/report.json'
