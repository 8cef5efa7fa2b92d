import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPaths, documentOf } from './site'

test('the built site has one HTML file for each page and for the not-found page', () => {
  const files = globSync('**/*.html', { cwd: 'dist' }).map((file) => file.replaceAll('\\', '/'))
  expect(files.sort()).toEqual(builtPaths.map((path) => `${path.slice(1) || 'index'}.html`).sort())
})

// Its other content and its head are in e2e/names/not-found.yml and heads/404.txt.
test('the not-found page loads no JavaScript', () => {
  expect(documentOf('/404').querySelectorAll('[data-entry], script[src], [rel="modulepreload"]')).toHaveLength(0)
})
