import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import rules from '../../.htmlvalidate.mjs'
import { builtPaths, fileOf } from './documents'

const validator = new HtmlValidate(rules)

test.each(builtPaths)('the markup of %s is valid (.htmlvalidate.mjs)', async (path) => {
  const { results } = await validator.validateString(readFileSync(fileOf(path), 'utf8'))
  const messages = results.flatMap(({ messages }) => messages)
  expect(messages.map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId})`)).toEqual([])
})
