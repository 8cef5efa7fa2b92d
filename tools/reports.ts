/** The results of the unit tests, written by vitest. */
export const UNIT_REPORT = '.cache/unit-report.json'
/** The results of the browser tests, written by Playwright. */
export const E2E_REPORT = '.cache/e2e-report.json'
/** The findings of `e2e/listen.ts`. */
export const LISTEN_REPORT = '.cache/listen/report.json'
