import { globSync, readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { nonEmpty } from '../nonEmpty'

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
