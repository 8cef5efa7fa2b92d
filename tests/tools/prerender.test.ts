// @vitest-environment node
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RenderedPage } from '../../src/prerender'
import { prerender } from '../../tools/prerender.ts'

const TEMPLATE = `<html>
  <head>
    <meta charset="utf-8">
    <!--head-->
    <script type="module" crossorigin src="/x/assets/main.js"></script>
  </head>
  <body>
    <div id="root"><!--page--></div>
  </body>
</html>`

/** The browser build's chunks: what each imports. */
const chunk = (fileName: string, more: object = {}) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [] as string[],
  dynamicImports: [] as string[],
  facadeModuleId: null as string | null,
  ...more,
})
const chunks = () => [
  chunk('assets/menu.js'),
  chunk('assets/main.js', { isEntry: true, imports: ['assets/react.js'], dynamicImports: ['assets/start.js'] }),
  chunk('assets/react.js', { imports: ['assets/shared.js'] }),
  chunk('assets/shared.js', { imports: ['assets/react.js', 'assets/gone.js'] }),
  chunk('assets/start.js', { dynamicImports: ['assets/menu.js'] }),
  chunk('assets/home.js', { facadeModuleId: '/p/src/routes/index.tsx?tsr-split=component' }),
  chunk('assets/terms.js', {
    facadeModuleId: '/p/src/routes/terms.tsx?tsr-split=component',
    imports: ['assets/legal.js'],
  }),
  chunk('assets/legal.js'),
  chunk('assets/deep.js', { facadeModuleId: '/p/src/routes/a.b.c.tsx?tsr-split=component' }),
  { type: 'asset', fileName: 'assets/main.css' },
]

let root = ''
/** What the build entry gives, as the text of its module. */
let entry = { paths: "['/', '/terms', '/a/b/c']", page: '{}' }
let output: object[] = []

const fileIn = (path: string) => join(root, path)
function write(path: string, text: string) {
  mkdirSync(dirname(fileIn(path)), { recursive: true })
  writeFileSync(fileIn(path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'formline-prerender-'))
  entry = { paths: "['/', '/terms', '/a/b/c']", page: '{}' }
  output = chunks()
})
afterEach(() => rmSync(root, { recursive: true }))

const client = { config: { build: { outDir: 'dist' } } }
const ssr = {}

/** What Vite does: the build for the browser, and the one for Node. */
async function buildOne(environment: object) {
  if (environment === client) {
    write('dist/index.html', TEMPLATE)
    write('dist/assets/shared.webp', 'of the browser build')
    return { output }
  }
  write('.cache/prerender/assets/font.woff2', 'font')
  write('.cache/prerender/assets/shared.webp', 'of the build for Node')
  write('.cache/prerender/assets/chunk.js', 'script')
  write(
    '.cache/prerender/prerender.js',
    `export const NOT_FOUND_PATH = '/404'
export const listPaths = () => ${entry.paths}
export const compileRecipes = () => ({})
export const listFiles = () => [['robots.txt', 'everyone'], ['.well-known/security.txt', 'write to us']]
export const renderPage = async (path) => {
  if (path === '/throws') throw new Error('it broke')
  if (path === '/odd') throw 'a string'
  return {
    status: path === NOT_FOUND_PATH ? 404 : 200,
    head: '<title>' + path + '</title>',
    body: "<h1 id='a'>costs $& and $1</h1>",
    globalCss: '@font-face{src:url(/x/assets/font.woff2)}',
    css: '.css-a{}',
    cssNames: ['a', 'b'],
    ...(${entry.page})[path],
  }
}`,
  )
  return {}
}

/** The plugin that writes the pages. */
function plugin(): Plugin {
  const found = prerender().find(({ name }) => name === 'formline:prerender')
  if (!found) throw new Error('There is no such plugin.')
  return found
}

type Builder = Parameters<Extract<NonNullable<Plugin['buildApp']>, { handler: unknown }>['handler']>[0]
async function build(builder: object = {}) {
  const { buildApp } = plugin()
  if (typeof buildApp !== 'object') throw new Error('The plugin builds nothing.')
  const whole = { config: { root, base: '/x/' }, environments: { client, ssr }, build: buildOne, ...builder }
  await buildApp.handler.call({} as never, whole as unknown as Builder)
}

const built = (file: string) => readFileSync(fileIn(`dist/${file}`), 'utf8')
const scriptOf = (html: string) => /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''
const fetchedBy = (html: string): string[] => JSON.parse(/(\[[^\]]*\])\.map\(f=>/.exec(scriptOf(html))?.[1] ?? '[]')
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
    const policy = /content="(.*)">/.exec(html)?.[1] ?? ''
    expect(html).toBe(`<html>
  <head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta charset="utf-8">
    <title>/terms</title>
    <link rel="preload" href="/x/assets/font.woff2" as="font" type="font/woff2" crossorigin>
    <style>@font-face{src:url(/x/assets/font.woff2)}</style>
    <style data-emotion="css a b" data-s="">.css-a{}</style>
    <script>${scriptOf(html)}</script>
  </head>
  <body>
    <div id="root" data-page="/terms" data-elements="1"><h1 id='a'>costs $& and $1</h1></div>
  </body>
</html>`)
  })

  test('hosts are told the hashes of every script and style, for Netlify, Cloudflare Pages and nginx', async () => {
    await build()
    const pages = ['index.html', 'terms.html', 'a/b/c.html', '404.html'].map(built)
    const scripts = [...new Set(pages.map((html) => hash(scriptOf(html))))]
    const told = `script-src 'self' ${scripts.join(' ')};style-src ${hash('@font-face{src:url(/x/assets/font.woff2)}')} ${hash('.css-a{}')} `
    expect(scripts.length).toBeGreaterThan(1)
    for (const text of [built('_headers'), readFileSync(fileIn('.cache/nginx.conf'), 'utf8')])
      expect(text).toContain(told)
  })

  test('elements of the page are counted, not what else begins like one', async () => {
    entry.page =
      "{ '/terms': { body: '<h1>1 <2 <!-- <b> --></h1><P></P>' }, '/': { body: '<h1><svg><path/></svg></h1>' } }"
    await build()
    expect(built('index.html')).toContain('data-elements="3"')
    expect(built('terms.html')).toContain('data-elements="2"')
  })

  test('a page without a font preloads none', async () => {
    entry.page = "{ '/terms': { globalCss: ':root{}' } }"
    await build()
    expect(built('terms.html')).not.toContain('rel="preload"')
    expect(built('terms.html')).toContain('<title>/terms</title>\n    <style>:root{}</style>')
  })

  test('the policy allows what was written, by its hash, and nothing else', async () => {
    await build()
    const html = built('terms.html')
    const [global, own] = [...html.matchAll(/<style[^>]*>(.*)<\/style>/g)].map(([, css]) => css)
    expect(/content="(.*)">/.exec(html)?.[1]?.split(';')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hash(scriptOf(html))}`,
      `style-src ${hash(global)} ${hash(own)} ${hash('')}`,
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

  test('what only the styles refer to is copied, but no script and nothing that is there already', async () => {
    await build()
    expect(built('assets/font.woff2')).toBe('font')
    expect(built('assets/shared.webp')).toBe('of the browser build')
    expect(existsSync(fileIn('dist/assets/chunk.js'))).toBe(false)
  })

  test('what an earlier build left is gone', async () => {
    write('.cache/prerender/assets/old.webp', 'old')
    await build()
    expect(existsSync(fileIn('dist/assets/old.webp'))).toBe(false)
  })
})

describe('the script of a page', () => {
  test('it fetches what the entry and the page need, each once', async () => {
    await build()
    expect(fetchedBy(built('terms.html')).sort()).toEqual([
      '/x/assets/legal.js',
      '/x/assets/react.js',
      '/x/assets/shared.js',
      '/x/assets/start.js',
      '/x/assets/terms.js',
    ])
  })

  test.each([
    ['index.html', 'home'],
    ['a/b/c.html', 'deep'],
  ])('that of %s fetches the route’s own script: %s', async (file, own) => {
    await build()
    expect(fetchedBy(built(file)).sort()).toEqual([
      ...(own === 'deep' ? ['/x/assets/deep.js'] : ['/x/assets/home.js']),
      '/x/assets/react.js',
      '/x/assets/shared.js',
      '/x/assets/start.js',
    ])
  })

  test('that of the not-found page fetches no route’s script', async () => {
    await build()
    expect(fetchedBy(built('404.html')).sort()).toEqual([
      '/x/assets/react.js',
      '/x/assets/shared.js',
      '/x/assets/start.js',
    ])
  })

  /** Runs the script in a page of its own; `idle` says whether the browser tells when it is idle. */
  async function page(idle: boolean) {
    await build()
    const listeners = new Map<string, () => void>()
    const waits: [() => void, unknown][] = []
    const window = {
      addEventListener: (type: string, listener: () => void) => void listeners.set(type, listener),
      removeEventListener: (type: string) => void listeners.delete(type),
      ...(idle && { requestIdleCallback: (next: () => void, options: unknown) => waits.push([next, options]) }),
    }
    const links: { rel?: string; href?: string }[] = []
    const document = {
      readyState: 'interactive',
      createElement: () => ({}),
      head: { append: (link: (typeof links)[number]) => links.push(link) },
    }
    const load = vi.fn(async () => {
      throw new Error('no network')
    })
    const script = scriptOf(built('terms.html')).replaceAll('import(', 'load(')
    const later = (next: () => void, ms: number) => waits.push([next, ms])
    const painters: ((name: string) => void)[] = []
    class Observer {
      constructor(tell: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        painters.push((paint) => tell({ getEntriesByName: (name) => (name === paint ? [name] : []) }))
      }
      observe(options: unknown) {
        expect(options).toEqual({ type: 'paint', buffered: true })
      }
    }
    const run = new Function('window', 'document', 'load', 'setTimeout', 'PerformanceObserver', script)
    run(window, document, load, later, Observer)
    const paint = (name: string) => {
      for (const tell of painters) tell(name)
    }
    /** The page is complete; the script finds out as its wait ends. */
    const complete = () => {
      document.readyState = 'complete'
      waits.shift()?.[0]()
    }
    return { listeners, waits, links, load, paint, complete }
  }

  test('it fetches nothing before the page is loaded', async () => {
    const { load, links, waits, paint } = await page(true)
    waits.shift()?.[0]()
    paint('first-contentful-paint')
    expect([load.mock.calls.length, links.length]).toEqual([0, 0])
    expect(waits.map(([, ms]) => ms)).toEqual([99])
  })

  test.each([
    [true, { timeout: 1500 }],
    [false, 300],
  ])('once the page is loaded and painted it waits until the browser is idle, or a little: %s', async (idle, wait) => {
    const { waits, load, paint, complete } = await page(idle)
    complete()
    paint('first-paint')
    expect(waits.map(([, options]) => options)).toEqual([3000])
    paint('first-contentful-paint')
    expect(waits.map(([, options]) => options)).toEqual([3000, wait])
    waits[1]?.[0]()
    expect(load.mock.calls).toEqual([['/x/assets/main.js']])
  })

  test('where no paint is told of, three seconds after the page is loaded are enough', async () => {
    const { waits, load, complete } = await page(true)
    complete()
    waits[0]?.[0]()
    expect(load.mock.calls).toEqual([['/x/assets/main.js']])
  })

  test.each(['pointerdown', 'touchstart', 'keydown'])('it fetches at once at a %s, and only once', async (type) => {
    const { listeners, load, links } = await page(true)
    const heard = listeners.get(type)
    heard?.()
    heard?.()
    expect(load.mock.calls).toEqual([['/x/assets/main.js']])
    expect(links.map(({ rel }) => rel)).toEqual(Array.from({ length: 5 }, () => 'modulepreload'))
    expect(listeners.size).toBe(0)
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

  test('the error that stands behind it is kept', async () => {
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

  test('an element whose name only begins like a heading’s is none', async () => {
    entry.page = "{ '/terms': { body: '<h1>a</h1><h1x></h1x>' } }"
    await build()
    expect(built('terms.html')).toContain('<h1x>')
  })

  test('a browser build without an entry is named', async () => {
    output = chunks().filter((file) => !('isEntry' in file && file.isEntry))
    await expect(build()).rejects.toThrow('the browser build has no entry')
  })

  test('a route tree without paths is named', async () => {
    entry.paths = '[]'
    await expect(build()).rejects.toThrow('prerender: the route tree has no paths')
  })

  test.each([{ client }, { ssr }, {}])('a missing environment is named', async (environments) => {
    await expect(build({ environments })).rejects.toThrow('prerender: the client and ssr environments are missing')
  })
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

  test('both builds go where the pages are made from', () => {
    expect(configured('build')).toMatchObject({
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            manifest: false,
            modulePreload: false,
            rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: expect.any(Array) } } },
          },
        },
        ssr: {
          build: {
            outDir: '.cache/prerender',
            emitAssets: true,
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
    head: '<title>Terms</title>',
    body: '<h1>Terms</h1>',
    globalCss: ':root{}',
    css: '.css-a{}',
    cssNames: ['a'],
  }
  const renderPage = vi.fn<(path: string) => Promise<RenderedPage>>()
  const listFiles = () => [['.well-known/security.txt', 'write to us']]
  const fixed = vi.fn()

  interface Request {
    originalUrl?: string
    headers: { accept?: string }
  }
  type Handler = (request: Request, response: object, next: (error?: unknown) => void) => Promise<void>
  /** Asks the development server; what came back, or what was left to the next handler. */
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
    expect(body).toContain(
      '<title>Terms</title>\n    <style>:root{}</style>\n    <style data-emotion="css a" data-s="">.css-a{}</style>\n',
    )
    expect(body).toContain('<script type="module"')
    expect(body).not.toContain('Content-Security-Policy')
    expect(next).not.toHaveBeenCalled()
  })

  test('a request without an address is one for the home page', async () => {
    await ask({ headers: { accept } }, '/')
    expect(renderPage.mock.calls).toEqual([['/']])
  })

  test.each([{ accept: '*/*' }, {}])('what asks for no page is left to the next handler: %j', async (headers) => {
    const { next, body } = await ask({ originalUrl: '/x/src/main.tsx', headers })
    expect([next.mock.calls, body]).toEqual([[[]], undefined])
  })

  test('a file beside the pages comes as in the build', async () => {
    const { body, next } = await ask({ originalUrl: '/x/.well-known/security.txt', headers: { accept } })
    expect([body, next.mock.calls]).toEqual(['write to us', []])
  })

  test('a page that throws is told to the next handler, with its places in the source', async () => {
    const error = new Error('it broke')
    renderPage.mockRejectedValue(error)
    const { next } = await ask({ originalUrl: '/x/terms', headers: { accept } })
    expect([next.mock.calls, fixed.mock.calls]).toEqual([[[error]], [[error]]])
  })

  test('what is thrown and is no error is told as it is', async () => {
    renderPage.mockRejectedValue('odd')
    const { next } = await ask({ originalUrl: '/x/terms', headers: { accept } })
    expect([next.mock.calls, fixed.mock.calls]).toEqual([[['odd']], []])
  })
})
