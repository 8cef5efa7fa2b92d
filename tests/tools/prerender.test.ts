import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderedPage } from '../../src/prerender'
import { prerender } from '../../tools/prerender/plugin.ts'

const TEMPLATE = `<html>
  <head>
    <!--head-->
    <script type="module" crossorigin src="/x/assets/main.js"></script>
    <link rel="stylesheet" crossorigin href="/x/assets/main.css">
  </head>
  <body>
    <div id="root"><!--page--></div>
  </body>
</html>`

/** A chunk of the browser's build. */
const chunk = (fileName: string, more: object = {}) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [] as string[],
  dynamicImports: [] as string[],
  moduleIds: [] as string[],
  ...more,
})
const chunks = () => [
  chunk('assets/menu.js', { viteMetadata: { importedCss: new Set(['assets/menu.css']) } }),
  chunk('assets/main.js', {
    isEntry: true,
    imports: ['assets/react.js'],
    dynamicImports: ['assets/start.js'],
    viteMetadata: { importedCss: new Set(['assets/main.css']) },
  }),
  chunk('assets/react.js', { imports: ['assets/shared.js'] }),
  chunk('assets/shared.js', { imports: ['assets/react.js', 'assets/gone.js'] }),
  chunk('assets/start.js', { dynamicImports: ['assets/menu.js'] }),
  chunk('assets/home.js', { moduleIds: ['/p/src/routes/index.tsx?tsr-split=component', '/p/src/home/Hero.tsx'] }),
  chunk('assets/terms.js', {
    moduleIds: ['/p/src/content/terms.ts', '/p/src/routes/terms.tsx?tsr-split=component'],
    imports: ['assets/legal.js'],
  }),
  chunk('assets/legal.js', { viteMetadata: { importedCss: new Set(['assets/legal.css']) } }),
  chunk('assets/deep.js', { moduleIds: ['/p/src/routes/a/b.c.tsx?tsr-split=component'] }),
  chunk('assets/frame.js', { moduleIds: ['/p/src/routes/a/route.tsx?tsr-split=component'] }),
  { type: 'asset', fileName: 'assets/main.css', source: '@font-face{src:url(/x/assets/font.woff2)}\n' },
  { type: 'asset', fileName: 'assets/legal.css', source: '.wide{width<=48em}' },
  { type: 'asset', fileName: 'assets/menu.css', source: '.menu{}' },
]

/** The route files that each path matches, besides the root's; `/a/b/c` has a folder with a layout of its own. */
const ROUTE_FILES = {
  '/': ['/src/routes/index.tsx'],
  '/terms': ['/src/routes/terms.tsx'],
  '/a/b/c': ['/src/routes/a/route.tsx', '/src/routes/a/b.c.tsx'],
}

let root = ''

/** What the simulated builds give: paths and pages of the entry, by path, and the output of the other two. */
const world = () => ({
  paths: ['/', '/terms', '/a/b/c'],
  pages: {} as Record<string, { status?: number; body?: string }>,
  output: chunks() as object[],
  loaderOutput: [chunk('loader.js', { code: 'start()\n' })],
})
let given = world()

const fileIn = (path: string) => join(root, path)
function write(path: string, text: string) {
  mkdirSync(dirname(fileIn(path)), { recursive: true })
  writeFileSync(fileIn(path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'formline-prerender-'))
  given = world()
})
afterEach(() => rmSync(root, { recursive: true }))

const client = { config: { build: { outDir: 'dist' } } }
const ssr = {}
const loader = {}

/** Simulates Vite's builds: for the browser, for Node, and of the loader. */
async function buildOne(environment: object) {
  if (environment === client) {
    write('dist/index.html', TEMPLATE)
    return { output: given.output }
  }
  if (environment === loader) return { output: given.loaderOutput }
  write(
    '.cache/prerender/prerender.js',
    `export const NOT_FOUND_PATH = '/404'
export const listPaths = () => ${JSON.stringify(given.paths)}
export const listFiles = () => [['robots.txt', 'everyone'], ['.well-known/security.txt', 'write to us']]
export const renderPage = async (path) => {
  if (path === '/throws') throw new Error('it broke')
  if (path === '/odd') throw 'a string'
  return {
    status: path === NOT_FOUND_PATH ? 404 : 200,
    routeFiles: ['/src/routes/__root.tsx', ...(${JSON.stringify(ROUTE_FILES)}[path] ?? [])],
    head: '<title>' + path + '</title>',
    body: "<h1 id='a'>costs $& and $1</h1>",
    ...${JSON.stringify(given.pages)}[path],
  }
}`,
  )
  return {}
}

const plugin = (): Plugin => prerender()

type Builder = Parameters<Extract<NonNullable<Plugin['buildApp']>, { handler: unknown }>['handler']>[0]
async function build(builder: object = {}) {
  const { buildApp } = plugin()
  if (typeof buildApp !== 'object') throw new Error('The plugin builds nothing.')
  const whole = { config: { root, base: '/x/' }, environments: { client, ssr, loader }, build: buildOne, ...builder }
  await buildApp.handler.call({} as never, whole as unknown as Builder)
}

const built = (file: string) => readFileSync(fileIn(`dist/${file}`), 'utf8')
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const MAIN_CSS = '@font-face{src:url(/x/assets/font.woff2)}'
const LEGAL_CSS = '.wide{width<=48em}'

describe('the build', () => {
  test('writes a file for every path, one for unknown addresses, and the files beside them', async () => {
    write('.cache/prerender/assets/old.js', 'of an earlier build')
    await build()
    for (const [path, file] of Object.entries({ '/': 'index', '/terms': 'terms', '/a/b/c': 'a/b/c', '/404': '404' }))
      expect(built(`${file}.html`)).toContain(`<title>${path}</title>`)
    expect([built('robots.txt'), built('.well-known/security.txt')]).toEqual(['everyone', 'write to us'])
    expect(existsSync(fileIn('.cache/prerender/assets/old.js'))).toBe(false)
  })

  test('counts elements of a page, not text that looks like one', async () => {
    given.pages = {
      '/': { body: '<h1><svg><path/></svg></h1>' },
      '/terms': { body: '<h1>1 <2 <!-- <b> --></h1><P></P>' },
    }
    await build()
    expect(built('index.html')).toContain('data-elements="3"')
    expect(built('terms.html')).toContain('data-elements="2"')
  })

  test('writes no page if a path has a parameter', async () => {
    given.paths = ['/', '/$id']
    await expect(build()).rejects.toThrow()
    expect(built('index.html')).toBe(TEMPLATE)
  })

  test('keeps the original error as its cause', async () => {
    given.paths = ['/throws']
    await expect(build()).rejects.toMatchObject({ cause: { message: 'it broke' } })
  })

  test('writes the template with the page, its path, its styles, its loader and its policy', async () => {
    await build()
    const html = built('terms.html')
    const [, preload] = /data-preload="(.*?)"/.exec(html) ?? []
    const policy = [
      "default-src 'none'",
      `script-src 'self' ${hash('start()')}`,
      `style-src 'self' ${hash(MAIN_CSS + LEGAL_CSS)}`,
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]
    expect(html.replaceAll('><', '>\n<')).toBe(`<html>
<head>
<meta http-equiv="Content-Security-Policy" content="${policy.join(';')}">
<title>/terms</title>
<link rel="preload" href="/x/assets/font.woff2" as="font" type="font/woff2" crossorigin>
<style>${MAIN_CSS}${LEGAL_CSS}</style>
<link rel="stylesheet" href="/x/assets/main.css" disabled>
<link rel="stylesheet" href="/x/assets/legal.css" disabled>
<script data-entry="/x/assets/main.js" data-preload="${preload}">start()</script>
</head>
<body>
<div id="root" data-page="/terms" data-elements="1">
<h1 id='a'>costs $& and $1</h1>
</div>
</body>
</html>`)
  })

  test('writes the hashes of the script and of every style into the hosts’ headers, for nginx only at a root', async () => {
    const policy = `script-src 'self' ${hash('start()')};style-src 'self' ${hash(MAIN_CSS)} ${hash(MAIN_CSS + LEGAL_CSS)};`
    await build()
    expect(built('_headers')).toContain(policy)
    expect(existsSync(fileIn('.cache/nginx.conf'))).toBe(false)
    await build({ config: { root, base: '/' } })
    expect(readFileSync(fileIn('.cache/nginx.conf'), 'utf8')).toContain(policy)
  })

  test.each([
    ['index.html', ['home'], MAIN_CSS, 'idle'],
    ['terms.html', ['legal', 'terms'], MAIN_CSS + LEGAL_CSS, 'idle'],
    ['a/b/c.html', ['deep', 'frame'], MAIN_CSS, 'idle'],
    ['404.html', [], MAIN_CSS, 'input'],
  ])('gives %s one loader, which preloads each script once, and one style element', async (file, own, css, start) => {
    await build()
    const html = built(file)
    const loaders = [
      ...html.matchAll(/<script data-entry="(.*?)" data-preload="(.*?)"(?: data-start="(.*?)")?>(.*?)<\/script>/g),
    ]
    expect(loaders.map(([, name, , waits = 'idle', code]) => [name, waits, code])).toEqual([
      ['/x/assets/main.js', start, 'start()'],
    ])
    const scripts = [...own, 'react', 'shared', 'start'].map((name) => `/x/assets/${name}.js`)
    expect(loaders[0]?.[2]?.split(' ').sort()).toEqual(scripts.sort())
    expect([...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, text]) => text)).toEqual([css])
  })
})

describe('a build that fails', () => {
  const without = (name: string) => chunks().filter(({ fileName }) => fileName !== name)
  test.each<[what: string, change: Partial<typeof given>, message: string]>([
    ['a page throws', { paths: ['/throws'] }, 'page /throws failed: it broke'],
    ['a page throws no error', { paths: ['/odd'] }, 'page /odd failed: a string'],
    ['a page fails', { pages: { '/terms': { status: 500 } } }, 'page /terms failed: it answers 500 instead of 200'],
    ['no page is missing', { pages: { '/404': { status: 200 } } }, 'page /404 failed: it answers 200 instead of 404'],
    ['a page has no h1', { pages: { '/terms': { body: '<h2>' } } }, 'page /terms failed: it has 0 h1 instead of one'],
    ['a page has two', { pages: { '/': { body: '<h1><h1 id=b>' } } }, 'page / failed: it has 2 h1 instead of one'],
    ['the entry is missing', { output: without('assets/main.js') }, 'the browser build has no entry'],
    [
      'a style sheet is missing',
      { output: without('assets/legal.css') },
      'the style sheet assets/legal.css is missing',
    ],
    ['the loader is two', { loaderOutput: [chunk('a.js'), chunk('b.js')] }, 'prerender: the loader is not one script'],
    ['there is no loader', { loaderOutput: [] }, 'prerender: the loader is not one script'],
    ['a path has a parameter', { paths: ['/', '/$id'] }, 'prerender: the path /$id has a parameter'],
    ['a parameter is optional', { paths: ['/a/{-$b}'] }, 'prerender: the path /a/{-$b} has a parameter'],
    ['there are no paths', { paths: [] }, 'prerender: the route tree has no paths'],
  ])('says that %s', async (_, change, message) => {
    Object.assign(given, change)
    await expect(build()).rejects.toThrow(message)
  })
})

test('development leaves packages where they are, and builds no loader', () => {
  const { config } = plugin()
  if (typeof config !== 'function') throw new Error('The plugin configures nothing.')
  const { environments } = config.call({} as never, {}, { command: 'serve', mode: '' }) as UserConfig
  expect(environments?.ssr?.resolve).toBeUndefined()
  expect(environments?.loader).toBeUndefined()
})

describe('development', () => {
  const rendered: RenderedPage = {
    status: 200,
    routeFiles: ['/src/routes/__root.tsx', '/src/routes/terms.tsx'],
    head: '<title>Terms</title>',
    body: '<h1>Terms</h1>',
  }
  const renderPage = vi.fn<(path: string) => Promise<RenderedPage>>()
  const listFiles = () => [['.well-known/security.txt', 'write to us']]
  const fixed = vi.fn()

  interface Request {
    originalUrl?: string
    headers: { accept?: string }
  }
  type Handler = (request: Request, response: object, next: (error?: unknown) => void) => Promise<void>
  /** Sends a request to the development server; returns the response, or what was left to the next handler. */
  async function ask(request: Request, base = '/x/') {
    write('index.html', TEMPLATE)
    const { configureServer } = plugin()
    if (typeof configureServer !== 'function') throw new Error('The plugin serves nothing.')
    const use = vi.fn<(handler: Handler) => void>()
    const server = {
      config: { root, base },
      middlewares: { use },
      transformIndexHtml: async (path: string, html: string) => html.replace('<html>', `<html><!-- ${path} -->`),
      ssrLoadModule: async (path: string) => (path === '/src/prerender.tsx' ? { renderPage, listFiles } : {}),
      ssrFixStacktrace: fixed,
    }
    const after = await configureServer.call({} as never, server as never)
    if (typeof after === 'function') after()
    const response = { writeHead: vi.fn(), end: vi.fn() }
    const next = vi.fn()
    await use.mock.lastCall?.[0](request, response, next)
    return { next, head: response.writeHead.mock.lastCall, body: response.end.mock.lastCall?.[0] as string | undefined }
  }
  const accept = 'text/html,application/xhtml+xml'

  beforeEach(() => {
    renderPage.mockReset().mockResolvedValue(rendered)
    fixed.mockReset()
  })

  test('a page comes rendered, with its status and the script of development', async () => {
    const { head, body, next } = await ask({ originalUrl: '/x/terms?from=mail', headers: { accept } })
    expect(head).toEqual([200, { 'Content-Type': 'text/html' }])
    expect(renderPage.mock.calls).toEqual([['/terms']])
    for (const part of [
      '<div id="root" data-page="/terms" data-elements="1"><h1>Terms</h1></div>',
      '<!-- /x/terms -->',
      '<title>Terms</title>',
      '<script type="module"',
    ])
      expect(body).toContain(part)
    expect(body).not.toContain('Content-Security-Policy')
    expect(next).not.toHaveBeenCalled()
  })

  test.each([{ accept: '*/*' }, {}])('a request that is not for a page is left to others: %j', async (headers) => {
    const { next, body } = await ask({ originalUrl: '/x/src/main.tsx', headers })
    expect([next.mock.calls, body]).toEqual([[[]], undefined])
  })

  test('a file beside the pages comes as in the build', async () => {
    const { body, next } = await ask({ originalUrl: '/x/.well-known/security.txt', headers: { accept } })
    expect([body, next.mock.calls]).toEqual(['write to us', []])
  })

  const error = new Error('it broke')
  test.each([
    ['with its position in the source', error, [[error]]],
    ['unchanged if it is not an error', 'odd', []],
  ])('what a page throws is passed on, %s', async (_, thrown, calls) => {
    renderPage.mockRejectedValue(thrown)
    const { next } = await ask({ originalUrl: '/x/terms', headers: { accept } })
    expect([next.mock.calls, fixed.mock.calls]).toEqual([[[thrown]], calls])
  })
})
