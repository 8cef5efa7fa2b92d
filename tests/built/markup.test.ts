import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import rules from '../../.htmlvalidate.mjs'
import { nonEmpty } from '../nonEmpty'
import { builtPaths, documentOf, fileOf } from './documents'

const validator = new HtmlValidate(rules)

test.each(builtPaths)('the markup of %s is valid (.htmlvalidate.mjs)', async (path) => {
  const { results } = await validator.validateString(readFileSync(fileOf(path), 'utf8'))
  const messages = results.flatMap(({ messages }) => messages)
  expect(messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`)).toEqual([])
})

test('tables have a name, and they and their parts have explicit roles, which Safari needs where they are not laid out as tables', () => {
  const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' }
  const tables = nonEmpty(
    builtPaths.flatMap((path) => [...documentOf(path).querySelectorAll('table')]),
    'tables',
  )
  for (const table of tables) {
    const parts = [table, ...table.querySelectorAll('thead, tbody, tr, th, td')]
    const expected = parts.map((part) =>
      part.localName === 'th'
        ? `${part.getAttribute('scope') === 'col' ? 'column' : 'row'}header`
        : roles[part.localName as keyof typeof roles],
    )
    expect(parts.map((part) => part.getAttribute('role'))).toEqual(expected)
    expect(table.caption?.textContent || table.getAttribute('aria-label')).toBeTruthy()
  }
})
