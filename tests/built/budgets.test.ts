import { describe, expect, test } from 'vitest'
import { budgetsOf } from '../../tools/perf/budgets'
import { weigh } from '../../tools/weight'
import { someOf } from '../list'

/** What to do if a page has more to show. */
const RAISE = 'if a feature needs it, raise the limit in tools/perf/budgets.ts and docs/architecture.md: bytes'

describe.each(someOf(weigh(), 'pages'))('$file', ({ file, html, text, script }) => {
  test('HTML and styles of the first view stay within their budget', () => {
    // The text is not counted: the budget applies to the rest.
    expect(html - text, RAISE).toBeLessThanOrEqual(budgetsOf(file).html.must)
  })

  test('the script of a first load, without the text of the page, stays within its budget', () => {
    expect(script).toBeGreaterThan(0)
    expect(script - text, RAISE).toBeLessThanOrEqual(budgetsOf(file).script.must)
  })
})
