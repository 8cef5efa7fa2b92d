import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { prerender } from '../../tools/prerender/plugin.ts'

/** The plugin on simulated builds; tests/built judge what the real ones give. */

const TEMPLATE = `<html>
  <head>
    <!--head-->
    <script type="module" crossorigin src="/x/assets/main.js"></script>
  </head>
  <body><div id="root"><!--page--></div></body>
</html>`

/** A chunk of the browser's build. */
const chunk = (fileName: string, more: object = {}) => ({
  ...{ type: 'chunk', fileName, isEntry: false, imports: [] as string[], dynamicImports: [] as string[] },
  ...{ moduleIds: [] as string[], ...more },
})
const world = {
  paths: ['/', '/terms'],
  /** What a page's renderer gives, by its path, besides what is usual. */
  pages: {} as Record<string, { status?: number; body?: string; styles?: string; throws?: string }>,
  output: [
    chunk('assets/menu.js'),
    chunk('assets/main.js', { isEntry: true, dynamicImports: ['assets/start.js'] }),
    chunk('assets/start.js', { dynamicImports: ['assets/menu.js'] }),
    chunk('assets/home.js', { moduleIds: ['/p/src/routes/index.tsx?tsr-split=component'] }),
    chunk('assets/terms.js', {
      moduleIds: ['/p/src/routes/terms.tsx?tsr-split=component'],
      imports: ['assets/legal.js'],
    }),
    chunk('assets/legal.js', { imports: ['assets/terms.js'] }),
  ],
  loaderOutput: [chunk('loader.js', { code: 'start()\n' })],
}

/** Runs the plugin's build. */
async function build(given: Partial<typeof world> = {}) {
  const { paths, pages, output, loaderOutput } = { ...world, ...given }
  const root = mkdtempSync(join(tmpdir(), 'formline-prerender-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const renderer = `export const NOT_FOUND_PATH = '/404'
export const listPaths = () => ${JSON.stringify(paths)}
export const listFiles = () => [['.well-known/security.txt', 'write to us']]
export const renderPage = async (path) => {
  const { throws, ...page } = ${JSON.stringify(pages)}[path] ?? {}
  if (throws) throw new Error(throws)
  const routeFiles = ['/src/routes/__root.tsx', '/src/routes/' + (path.slice(1) || 'index') + '.tsx']
  return { status: path === '/404' ? 404 : 200, routeFiles, head: '<title>' + path + '</title>', styles: '', body: '<h1>Heading</h1>', ...page }
}`
  const environments = { client: { config: { build: { outDir: 'dist' } } }, ssr: {}, loader: {} }
  const buildOne = async (environment: object) => {
    if (environment === environments.client) write('dist/index.html', TEMPLATE)
    else if (environment === environments.ssr) write('.cache/prerender/prerender.js', renderer)
    return { output: environment === environments.loader ? loaderOutput : output }
  }
  const { buildApp } = prerender() as Plugin
  if (typeof buildApp !== 'object') throw new Error('The plugin builds nothing.')
  const builder = { config: { root, base: '/x/' }, environments, build: buildOne }
  await buildApp.handler.call({} as never, builder as never)
  return (file: string) => readFileSync(join(root, 'dist', file), 'utf8')
}

const without = (name: string) => world.output.filter(({ fileName }) => fileName !== name)
test.each<[what: string, change: Partial<typeof world>, message: string]>([
  ['a page throws', { pages: { '/terms': { throws: 'it broke' } } }, 'page /terms failed: it broke'],
  ['a page fails', { pages: { '/terms': { status: 500 } } }, 'page /terms failed: it answers 500 instead of 200'],
  ['no page is missing', { pages: { '/404': { status: 200 } } }, 'page /404 failed: it answers 200 instead of 404'],
  ['a page has no h1', { pages: { '/terms': { body: '<h2>' } } }, 'page /terms failed: it has 0 h1 instead of one'],
  ['a page has two', { pages: { '/': { body: '<h1><h1 id=b>' } } }, 'page / failed: it has 2 h1 instead of one'],
  ['the entry is missing', { output: without('assets/main.js') }, 'the browser build has no entry'],
  ['there is no loader', { loaderOutput: [] }, 'prerender: the loader is not one script'],
  ['a path has a parameter', { paths: ['/', '/$id'] }, 'prerender: the path /$id has a parameter'],
  ['there are no paths', { paths: [] }, 'prerender: the route tree has no paths'],
])('the build says that %s', async (_, change, message) => {
  await expect(build(change)).rejects.toThrow(message)
})

test('a style attribute, which the policy forbids, becomes a rule of the style element', async () => {
  const body = '<h1 style="font-family:&quot;A&quot;">Heading</h1>'
  const read = await build({ pages: { '/': { body, styles: '<style>h1{}</style>' } } })
  const html = read('index.html')
  const rule = String.raw`h1{}[data-style="font-family:\"A\""]{font-family:"A"}`
  expect(html).toContain(`<style>${rule}</style>`)
  expect(html).toContain(body.replace('style', 'data-style'))
  expect(html).toContain(createHash('sha256').update(rule).digest('base64'))
})
