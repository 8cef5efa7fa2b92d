import { existsSync, globSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'
import { builtPaths, documentOf } from './documents'

const files = (pattern: string) => nonEmpty(globSync(pattern, { cwd: 'dist' }), pattern)

test('every file in dist/assets has a content hash in its name', () => {
  expect(files('assets/*').filter((file) => !/-[\w-]{8}\.\w+$/.test(file))).toEqual([])
})

test('the built site has no source maps and no paths from the build machine', () => {
  expect(files('**/*').filter((file) => file.endsWith('.map'))).toEqual([])
  const folders = [`${process.cwd()}/src`, homedir(), tmpdir()].map((folder) => `${folder.replaceAll('\\', '/')}/`)
  const traces = [...folders.filter((folder) => folder !== '//'), 'node_modules/', 'file://', 'sourceMappingURL']
  const found = files('**/*.{html,js,css,txt,xml,svg,webmanifest}').flatMap((file) => {
    const text = readFileSync(`dist/${file}`, 'utf8').replaceAll(/\\+/g, '/')
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`)
  })
  expect(found).toEqual([])
})

// A file in public/ may be an owner's, such as the one that Google Search Console asks for.
test('the built site has one HTML file for each page and for the not-found page', () => {
  const pages = files('**/*.html').filter((file) => !existsSync(`public/${file}`))
  expect(pages.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(
    builtPaths.map((path) => `${path.slice(1) || 'index'}.html`).sort(),
  )
})

// The rest of the not-found page is in e2e/names/not-found.yml, its head in heads/404.txt.
test('the not-found page loads no JavaScript', () => {
  expect(documentOf('/404').querySelectorAll('[data-entry], script[src], [rel="modulepreload"]')).toHaveLength(0)
})
