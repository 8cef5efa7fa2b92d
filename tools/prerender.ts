import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { RenderedPage } from '../src/prerender.tsx'
import { headerRules, headersFile, nginxSnippet } from './headers.ts'
import { type CompiledRecipes, compiledRecipes } from './recipes.ts'

type Page = typeof import('../src/prerender.tsx')

/** The two chunks that every page starts with, each with what it imports: React, and everything else. */
const CHUNKS = [
  { name: 'react', test: /react-dom\/client/, priority: 2 },
  { name: 'start', test: /src\/start/, priority: 1 },
]

/**
 * Vite plugins: builds `src/prerender.tsx` for Node, then the browser's script with the recipes that it compiled, and
 * writes one finished HTML file for every path of the route tree, and `404.html`. A page that throws, answers another
 * status than expected or lacks its one `h1` fails the build with its name.
 */
export function prerender(): Plugin[] {
  let recipes: CompiledRecipes = {}
  const pages: Plugin = {
    name: 'formline:prerender',
    config: (_, { command }) => ({
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            manifest: false,
            modulePreload: false,
            rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups: CHUNKS } } },
          },
        },
        ssr: {
          ...(command === 'build' && { resolve: { noExternal: true } }),
          build: {
            outDir: '.cache/prerender',
            emitAssets: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/prerender.tsx' },
          },
        },
      },
    }),
    /** In development pages come rendered as well, so that hydration errors show, and the files beside them; the policy is left out. */
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        const path = url.pathname.slice(server.config.base.length - 1)
        try {
          const { renderPage, listFiles } = (await server.ssrLoadModule('/src/prerender.tsx')) as Page
          const beside = listFiles().find(([name]) => path === `/${name}`)
          if (beside) return response.end(beside[1])
          if (!request.headers.accept?.includes('text/html')) return next()
          const file = await readFile(join(server.config.root, 'index.html'), 'utf8')
          const template = await server.transformIndexHtml(url.pathname, file)
          const page = await renderPage(path)
          response.writeHead(page.status, { 'Content-Type': 'text/html' })
          response.end(fill(template, path, page, []))
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        }
      })
    },
    buildApp: {
      async handler(builder) {
        const { root, base } = builder.config
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('prerender: the client and ssr environments are missing')
        const dist = resolve(root, client.config.build.outDir)
        const server = join(root, '.cache/prerender')
        await rm(server, { recursive: true, force: true })
        await builder.build(ssr)
        const page: Page = await import(pathToFileURL(join(server, 'prerender.js')).href)
        recipes = page.compileRecipes()
        const built = (await builder.build(client)) as Rolldown.RolldownOutput
        const chunks = built.output.filter((file) => file.type === 'chunk')

        // What only the styles refer to (the font) is emitted by the second build; names are content hashes in both.
        await cp(join(server, 'assets'), join(dist, 'assets'), {
          recursive: true,
          force: false,
          filter: (file) => !file.endsWith('.js'),
        })
        const template = await readFile(join(dist, 'index.html'), 'utf8')
        const paths = page.listPaths()
        if (paths.length === 0) throw new Error('prerender: the route tree has no paths')
        const scripts = new Set<string>()
        const allStyles = new Set<string>()
        for (const path of [...paths, page.NOT_FOUND_PATH]) {
          const expected = path === page.NOT_FOUND_PATH ? 404 : 200
          const { html, script, styles } = await renderFile(page, path, expected, template, chunks, base).catch(
            (cause) => {
              throw new Error(`prerender: page ${path} failed: ${cause instanceof Error ? cause.message : cause}`, {
                cause,
              })
            },
          )
          scripts.add(script)
          for (const style of styles) allStyles.add(style)
          const file = join(dist, path === '/' ? 'index.html' : `${path}.html`)
          await mkdir(join(file, '..'), { recursive: true })
          await writeFile(file, html)
        }
        for (const [name, text] of page.listFiles()) {
          await mkdir(join(dist, name, '..'), { recursive: true })
          await writeFile(join(dist, name), text)
        }
        const rules = headerRules(base, contentSecurityPolicy([...scripts], [...allStyles]))
        await writeFile(join(dist, '_headers'), headersFile(rules))
        await writeFile(join(root, '.cache/nginx.conf'), nginxSnippet(rules))
      },
    },
  }
  return [compiledRecipes(() => recipes), pages]
}

async function renderFile(
  { renderPage }: Page,
  path: string,
  expectedStatus: number,
  template: string,
  chunks: readonly Rolldown.OutputChunk[],
  base: string,
): Promise<{ html: string; script: string; styles: string[] }> {
  const page = await renderPage(path)
  if (page.status !== expectedStatus) throw new Error(`it answers ${page.status} instead of ${expectedStatus}`)
  const headings = page.body.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1) throw new Error(`it has ${headings} h1 instead of one`)
  const script = loader(path, chunks, base)
  const font = /url\(([^)]+\.woff2)\)/.exec(page.globalCss)?.[1]
  const policy = contentSecurityPolicy([script], [page.globalCss, page.css])
  const bare = template
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`)
  const html = fill(bare, path, page, [
    font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '',
    `<script>${script}</script>`,
  ])
  return { html, script, styles: [page.globalCss, page.css] }
}

/** Puts a rendered page into the template. */
function fill(template: string, path: string, page: RenderedPage, extra: readonly string[]): string {
  const [before = '', ...after] = extra
  const styles = [
    `<style>${page.globalCss}</style>`,
    `<style data-emotion="css ${page.cssNames.join(' ')}" data-s="">${page.css}</style>`,
  ]
  const head = [page.head, before, ...styles, ...after].filter(Boolean).join('\n    ')
  const elements = page.body.match(/<[a-z]/g)?.length
  const root = `<div id="root" data-page="${path}" data-elements="${elements}">${page.body}</div>`
  return template.replace('<!--head-->', () => head).replace('<div id="root"><!--page--></div>', () => root)
}

/**
 * The one inline script: fetches the page's script when the page is complete, painted and the browser idle, or at the
 * first touch or key, whichever comes first. A quick host has a page loaded before anything is painted; where a browser
 * does not tell of its paints, or has none to do, three seconds more are enough. That the page is complete it asks now and
 * then: who listens for `load` runs in the one task in which the browser lays the page out anew in its font.
 */
function loader(path: string, chunks: readonly Rolldown.OutputChunk[], base: string): string {
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('the browser build has no entry')
  const routeFile = `/src/routes/${path === '/' ? 'index' : path.slice(1).replaceAll('/', '.')}.tsx`
  const needed = new Set<string>()
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk.fileName)) return
    needed.add(chunk.fileName)
    for (const file of chunk.imports) follow(chunks.find(({ fileName }) => fileName === file))
  }
  follow(entry)
  for (const file of entry.dynamicImports) follow(chunks.find(({ fileName }) => fileName === file))
  for (const chunk of chunks) if (chunk.facadeModuleId?.includes(`${routeFile}?tsr-split=`)) follow(chunk)
  needed.delete(entry.fileName)
  const files = JSON.stringify([...needed].map((file) => base + file))
  return [
    '(()=>{let d=document,w=window,s,t=["pointerdown","touchstart","keydown"],g=()=>{if(s)return;s=1;',
    't.map(e=>w.removeEventListener(e,g));',
    `${files}.map(f=>{let l=d.createElement("link");l.rel="modulepreload";l.href=f;d.head.append(l)});`,
    `import("${base}${entry.fileName}").catch(()=>{})};`,
    't.map(e=>w.addEventListener(e,g,{passive:true}));',
    'let i=()=>{try{w.requestIdleCallback(g,{timeout:1500})}catch{setTimeout(g,300)}},',
    'c=()=>{if(d.readyState!="complete")return setTimeout(c,99);',
    'setTimeout(g,3000);try{new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&i())',
    '.observe({type:"paint",buffered:true})}catch{i()}};c()})()',
  ].join('')
}

/** Lets Emotion insert rules into its empty style element, without `unsafe-inline`. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The page's policy, with the hashes of what the build wrote into it. */
function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src ${styles.map(hash).join(' ')} ${EMPTY_STYLE}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
