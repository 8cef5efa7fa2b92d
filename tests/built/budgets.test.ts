// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { weigh } from '../../tools/weight'
import { someOf } from '../list'

/** Bytes after brotli (issue 5). A legal page's text is what it is for: there the budget is for the rest. */
const BUDGETS = { home: 20_000, besidesText: 14_000, script: 112_000 }

describe.each(someOf(weigh(), 'pages'))('$file', ({ file, html, text, script }) => {
  test('HTML and styles of the first view stay within their budget', () => {
    if (file === 'index.html') expect(html).toBeLessThanOrEqual(BUDGETS.home)
    else expect(html - text).toBeLessThanOrEqual(BUDGETS.besidesText)
  })

  test('the script of a first load, besides the text of the page, stays within its budget', () => {
    expect(script).toBeGreaterThan(0)
    expect(script - text).toBeLessThanOrEqual(BUDGETS.script)
  })
})
