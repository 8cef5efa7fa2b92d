// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BuildEnvironmentOptions, Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderedPage } from '../../src/prerender'
import { prerender } from '../../tools/prerender/plugin.ts'
import { routeGeneratorPlugin } from '../../tools/prerender/routeFiles.ts'

const TEMPLATE = `<html>
  <head>
    <meta charset="utf-8">
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

/**
 * Route files found by the router's generator: those of `/`, `/terms`, and of `/a/b/c` in a folder with its own layout.
 */
const routes = routeGeneratorPlugin()
routes.init({
  generator: {
    getRoutesByFileMap: () =>
      new Map([
        ['/p/src/routes/__root.tsx', { routeId: '__root__' }],
        ['/p/src/routes/index.tsx', { routeId: '/' }],
        ['/p/src/routes/terms.tsx', { routeId: '/terms' }],
        ['/p/src/routes/a/route.tsx', { routeId: '/a' }],
        ['/p/src/routes/a/b.c.tsx', { routeId: '/a/b/c' }],
      ]),
  },
})

/** The routes that each path matches, besides the root. */
const ROUTE_IDS = { '/': ['/'], '/terms': ['/terms'], '/a/b/c': ['/a', '/a/b/c'] }

let root = ''
/** The results of the build's entry, as source text of its module. */
let entry = { paths: "['/', '/terms', '/a/b/c']", page: '{}' }
let output: object[] = []
let loaderOutput: object[] = []

const fileIn = (path: string) => join(root, path)
function write(path: string, text: string) {
  mkdirSync(dirname(fileIn(path)), { recursive: true })
  writeFileSync(fileIn(path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'formline-prerender-'))
  entry = { paths: "['/', '/terms', '/a/b/c']", page: '{}' }
  output = chunks()
  loaderOutput = [chunk('loader.js', { code: 'start()\n' })]
})
afterEach(() => rmSync(root, { recursive: true }))

const client = { config: { build: { outDir: 'dist' } } }
const ssr = {}
const loader = {}

/** Simulates Vite's builds: for the browser, for Node, and of the loader. */
async function buildOne(environment: object) {
  if (environment === client) {
    write('dist/index.html', TEMPLATE)
    return { output }
  }
  if (environment === loader) return { output: loaderOutput }
  write(
    '.cache/prerender/prerender.js',
    `export const NOT_FOUND_PATH = '/404'
export const listPaths = () => ${entry.paths}
export const listFiles = () => [['robots.txt', 'everyone'], ['.well-known/security.txt', 'write to us']]
export const renderPage = async (path) => {
  if (path === '/throws') throw new Error('it broke')
  if (path === '/odd') throw 'a string'
  return {
    status: path === NOT_FOUND_PATH ? 404 : 200,
    routeIds: ['__root__', ...(${JSON.stringify(ROUTE_IDS)}[path] ?? [])],
    head: '<title>' + path + '</title>',
    body: "<h1 id='a'>costs $& and $1</h1>",
    ...(${entry.page})[path],
  }
}`,
  )
  return {}
}

const plugin = (): Plugin => prerender(routes.routeFiles)

type Builder = Parameters<Extract<NonNullable<Plugin['buildApp']>, { handler: unknown }>['handler']>[0]
async function build(builder: object = {}) {
  const { buildApp } = plugin()
  if (typeof buildApp !== 'object') throw new Error('The plugin builds nothing.')
  const whole = { config: { root, base: '/x/' }, environments: { client, ssr, loader }, build: buildOne, ...builder }
  await buildApp.handler.call({} as never, whole as unknown as Builder)
}

const built = (file: string) => readFileSync(fileIn(`dist/${file}`), 'utf8')
/** The loader's element: attributes and code. */
const loaderIn = (html: string) => {
  const [, entry, preload = '', code] = /<script data-entry="(.*)" data-preload="(.*)">(.*)<\/script>/.exec(html) ?? []
  return { entry, preload: preload.split(' '), code }
}
const hash = (text: string | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`

describe('the build', () => {
  test('it writes a file for every path, one for unknown addresses, and the files beside them', async () => {
    await build()
    expect(
      ['index.html', 'terms.html', 'a/b/c.html', '404.html'].map((file) => /<title>.*<\/title>/.exec(built(file))?.[0]),
    ).toEqual(['<title>/</title>', '<title>/terms</title>', '<title>/a/b/c</title>', '<title>/404</title>'])
    expect([built('robots.txt'), built('.well-known/security.txt')]).toEqual(['everyone', 'write to us'])
  })

  test('a page is the template with the rendered page in it, and carries its path', async () => {
    await build()
    const html = built('terms.html')
    const policy = /content="([^"]*)">/.exec(html)?.[1] ?? ''
    expect(html.replaceAll('><', '>\n<')).toBe(`<html>
<head>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta charset="utf-8">
<title>/terms</title>
<link rel="preload" href="/x/assets/font.woff2" as="font" type="font/woff2" crossorigin>
<style>@font-face{src:url(/x/assets/font.woff2)}.wide{width<=48em}</style>
<link rel="stylesheet" href="/x/assets/main.css" disabled>
<link rel="stylesheet" href="/x/assets/legal.css" disabled>
<script data-entry="/x/assets/main.js" data-preload="${loaderIn(html).preload.join(' ')}">start()</script>
</head>
<body>
<div id="root" data-page="/terms" data-elements="1">
<h1 id='a'>costs $& and $1</h1>
</div>
</body>
</html>`)
  })

  test('the headers for Netlify, Cloudflare Pages and nginx contain the hashes of the script and of every style', async () => {
    await build({ config: { root, base: '/' } })
    const main = '@font-face{src:url(/x/assets/font.woff2)}'
    const styles = [main, `${main}.wide{width<=48em}`].map(hash).join(' ')
    const policy = `script-src 'self' ${hash('start()')};style-src 'self' ${styles};`
    for (const text of [built('_headers'), readFileSync(fileIn('.cache/nginx.conf'), 'utf8')])
      expect(text).toContain(policy)
  })

  test('a build for a sub-path leaves the nginx configuration alone, which is for the root of a domain', async () => {
    await build()
    expect(existsSync(fileIn('.cache/nginx.conf'))).toBe(false)
  })

  test('only elements of the page are counted, not text that looks like one', async () => {
    entry.page =
      "{ '/terms': { body: '<h1>1 <2 <!-- <b> --></h1><P></P>' }, '/': { body: '<h1><svg><path/></svg></h1>' } }"
    await build()
    expect(built('index.html')).toContain('data-elements="3"')
    expect(built('terms.html')).toContain('data-elements="2"')
  })

  test('a page without a font preloads none', async () => {
    output = chunks().map((file) => ({ ...file, ...('source' in file && { source: ':root{}' }) }))
    await build()
    expect(built('terms.html')).not.toContain('rel="preload"')
    expect(built('terms.html')).toContain('<title>/terms</title><style>:root{}:root{}</style>')
  })

  test('the policy allows what was written, by its hash, and nothing else', async () => {
    await build()
    const html = built('terms.html')
    const css = /<style>(.*)<\/style>/.exec(html)?.[1]
    expect(/content="([^"]*)">/.exec(html)?.[1]?.split(';')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash('start()')}`,
      `style-src 'self' ${hash(css)}`,
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
  })

  test('the style sheets of a page are those of its script, in one element; a page without routes has the first', async () => {
    await build()
    const stylesOf = (file: string) => [...built(file).matchAll(/<style>(.*)<\/style>/g)].map(([, css]) => css)
    expect(stylesOf('terms.html')).toEqual(['@font-face{src:url(/x/assets/font.woff2)}.wide{width<=48em}'])
    expect(stylesOf('404.html')).toEqual(['@font-face{src:url(/x/assets/font.woff2)}'])
  })

  test('files of an earlier build are removed', async () => {
    write('.cache/prerender/assets/old.js', 'old')
    await build()
    expect(existsSync(fileIn('.cache/prerender/assets/old.js'))).toBe(false)
  })
})

describe('the loader of a page', () => {
  const shared = ['/x/assets/react.js', '/x/assets/shared.js', '/x/assets/start.js']

  test('it preloads what the entry and the page import, each once, and starts the entry', async () => {
    await build()
    const { entry, preload } = loaderIn(built('terms.html'))
    expect(entry).toBe('/x/assets/main.js')
    expect(preload.sort()).toEqual(['/x/assets/legal.js', ...shared, '/x/assets/terms.js'])
  })

  test.each([
    ['index.html', ['/x/assets/home.js', ...shared]],
    ['a/b/c.html', ['/x/assets/deep.js', '/x/assets/frame.js', ...shared]],
    ['404.html', shared],
  ])('that of %s preloads the script of its routes, in folders too', async (file, files) => {
    await build()
    expect(loaderIn(built(file)).preload.sort()).toEqual(files)
  })

  test('its code is the same on every page', async () => {
    await build()
    const pages = ['index.html', 'terms.html', 'a/b/c.html', '404.html'].map(built)
    expect(new Set(pages.map((html) => loaderIn(html).code))).toEqual(new Set(['start()']))
  })
})

describe('a build that fails', () => {
  test.each([
    ['/throws', 'prerender: page /throws failed: it broke'],
    ['/odd', 'prerender: page /odd failed: a string'],
  ])('a page that throws is named, with its error: %s', async (path, message) => {
    entry.paths = `['${path}']`
    await expect(build()).rejects.toThrow(message)
  })

  test('the original error is kept as its cause', async () => {
    entry.paths = "['/throws']"
    await expect(build()).rejects.toMatchObject({ cause: { message: 'it broke' } })
  })

  test.each([
    ['/terms', '{ status: 500 }', 'it answers 500 instead of 200'],
    ['/404', '{ status: 200 }', 'it answers 200 instead of 404'],
    ['/terms', "{ body: '<h2>none</h2>' }", 'it has 0 h1 instead of one'],
    ['/terms', "{ body: '<h1>a</h1><h1 class=b>b</h1>' }", 'it has 2 h1 instead of one'],
  ])('page %s with %s is named', async (path, page, message) => {
    entry.page = `{ '${path}': ${page} }`
    await expect(build()).rejects.toThrow(`prerender: page ${path} failed: ${message}`)
  })

  test('an element whose name only begins like a heading’s does not count', async () => {
    entry.page = "{ '/terms': { body: '<h1>a</h1><h1x></h1x>' } }"
    await build()
    expect(built('terms.html')).toContain('<h1x>')
  })

  test('a browser build without an entry is named', async () => {
    output = chunks().filter((file) => !('isEntry' in file && file.isEntry))
    await expect(build()).rejects.toThrow('the browser build has no entry')
  })

  test('a style sheet that a chunk names and the build lacks is named', async () => {
    output = chunks().filter(({ fileName }) => fileName !== 'assets/legal.css')
    await expect(build()).rejects.toThrow('prerender: page /terms failed: the style sheet assets/legal.css is missing')
  })

  test('a loader that is not one script is named', async () => {
    loaderOutput.push(chunk('more.js'))
    await expect(build()).rejects.toThrow('prerender: the loader is not one script')
  })

  test.each(['/$id', '/races/{-$year}', '/files/$'])('a path with a parameter is named: %s', async (path) => {
    entry.paths = `['/', '${path}']`
    await expect(build()).rejects.toThrow(`prerender: the path ${path} has a parameter`)
    expect(existsSync(fileIn(`dist${path}.html`))).toBe(false)
  })

  test('a route tree without paths is named', async () => {
    entry.paths = '[]'
    await expect(build()).rejects.toThrow('prerender: the route tree has no paths')
  })

  test.each([{ client, ssr }, { ssr, loader }, { client, loader }, {}])(
    'a missing environment is named',
    async (environments) => {
      await expect(build({ environments })).rejects.toThrow(
        'prerender: the client, ssr or loader environment is missing',
      )
    },
  )
})

describe('the configuration', () => {
  const configured = (command: 'build' | 'serve') => {
    const { config } = plugin()
    if (typeof config !== 'function') throw new Error('The plugin configures nothing.')
    return config.call({} as never, {}, { command, mode: 'production' })
  }

  test('the build for Node holds its packages, in development it takes them where they are', () => {
    expect(configured('build')).toMatchObject({ environments: { ssr: { resolve: { noExternal: true } } } })
    expect(configured('serve')).not.toHaveProperty('environments.ssr.resolve')
  })

  test('the loader is built as one classic script, and written to no file of its own', () => {
    expect(configured('build')).toMatchObject({
      environments: {
        loader: { build: { write: false, rolldownOptions: { input: 'src/loader.ts', output: { format: 'iife' } } } },
      },
    })
    expect(configured('serve')).not.toHaveProperty('environments.loader')
  })

  test('a chunk is fetched together with what it imports, but none by the page itself', () => {
    const { environments } = configured('build') as {
      environments: { client: { build: { modulePreload: Exclude<BuildEnvironmentOptions['modulePreload'], boolean> } } }
    }
    const resolve = environments.client.build.modulePreload?.resolveDependencies
    const filesFor = (hostType: 'html' | 'js') => resolve?.('terms.js', ['legal.js'], { hostId: '', hostType })
    expect([filesFor('js'), filesFor('html')]).toEqual([['legal.js'], []])
  })

  test('both builds go where the pages are made from', () => {
    expect(configured('build')).toMatchObject({
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            manifest: false,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: expect.any(Array) } } },
          },
        },
        ssr: {
          build: {
            outDir: '.cache/prerender',
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
    })
  })
})

describe('development', () => {
  const rendered: RenderedPage = {
    status: 200,
    routeIds: ['__root__', '/terms'],
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
    expect(body).toContain('<div id="root" data-page="/terms" data-elements="1"><h1>Terms</h1></div>')
    expect(body).toContain('<!-- /x/terms -->')
    expect(body).toContain('<title>Terms</title>')
    expect(body).toContain('<script type="module"')
    expect(body).not.toContain('Content-Security-Policy')
    expect(next).not.toHaveBeenCalled()
  })

  test('a request without an address is one for the home page', async () => {
    await ask({ headers: { accept } }, '/')
    expect(renderPage.mock.calls).toEqual([['/']])
  })

  test.each([{ accept: '*/*' }, {}])(
    'a request that is not for a page is left to the next handler: %j',
    async (headers) => {
      const { next, body } = await ask({ originalUrl: '/x/src/main.tsx', headers })
      expect([next.mock.calls, body]).toEqual([[[]], undefined])
    },
  )

  test('a file beside the pages comes as in the build', async () => {
    const { body, next } = await ask({ originalUrl: '/x/.well-known/security.txt', headers: { accept } })
    expect([body, next.mock.calls]).toEqual(['write to us', []])
  })

  test('an error of a page is passed to the next handler, with its position in the source', async () => {
    const error = new Error('it broke')
    renderPage.mockRejectedValue(error)
    const { next } = await ask({ originalUrl: '/x/terms', headers: { accept } })
    expect([next.mock.calls, fixed.mock.calls]).toEqual([[[error]], [[error]]])
  })

  test('a thrown value that is not an error is passed on unchanged', async () => {
    renderPage.mockRejectedValue('odd')
    const { next } = await ask({ originalUrl: '/x/terms', headers: { accept } })
    expect([next.mock.calls, fixed.mock.calls]).toEqual([[['odd']], []])
  })
})
