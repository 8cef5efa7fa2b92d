import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts } from '../../src/content/facts'
import { pagePaths } from '../../src/content/pages'
import { all, builtPaths, documentOf, only, textOf } from './site'

test('the built site has one HTML file for each page and for the not-found page', () => {
  const files = globSync('**/*.html', { cwd: 'dist' }).map((file) => file.replaceAll('\\', '/'))
  expect(files.sort()).toEqual(builtPaths.map((path) => `${path.slice(1) || 'index'}.html`).sort())
})

test('the not-found page and every page of a preview are noindex', () => {
  const robots = builtPaths.map((path) =>
    documentOf(path).querySelector('meta[name="robots"]')?.getAttribute('content'),
  )
  expect(robots).toEqual([...pagePaths.map(() => (facts.launched ? undefined : 'noindex')), 'noindex'])
})

test('the not-found page says "Page not found", links to the home page, and has no canonical URL and no JavaScript files', () => {
  const page = documentOf('/404')
  expect(textOf(only(page, 'main'))).toMatch(/Page not found/)
  const links = all(page, 'main a').map((link) => [textOf(link), link.getAttribute('href')])
  expect(links).toEqual([['Back to Home', '/']])
  expect(page.querySelectorAll('link[rel="canonical"], [data-entry], script[src]')).toHaveLength(0)
})
