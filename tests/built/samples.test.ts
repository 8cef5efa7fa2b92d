import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentOf, textOf } from './site'

// `npm run test:samples` runs this in its copy of the project.
test.runIf(process.cwd().endsWith(join('.cache', 'samples'))).each([
  ['/responsible-gambling', 'Set a limit for the day'],
  ['/faq', 'Is a prediction a tip?'],
])('the page %s of docs/editing.md shows its text', (path, words) => {
  expect(textOf(documentOf(path).body)).toContain(words)
})
