import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, minify, type Plugin, type ResolvedConfig, transformWithOxc } from 'vite'
import { contentSecurityPolicy, ENTRY, filesOfPage, fillTemplate, finishPage, inlineStyles } from './finishPage.ts'
import { headersFile } from './headersFile.ts'

/** Renders pages in Node. */
const RENDERER = 'src/prerender/renderPage.tsx'
type Renderer = typeof import('./renderPage.tsx')

/** Build output that is not deployed. */
const CACHE = '.cache'

/**
 * Vite plugin that writes one finished HTML file for every page, and `404.html` (docs/decisions/001):
 *
 * 1. build the renderer (environment `ssr`), the inline script of every page and the browser's JavaScript (environment
 *    `client`)
 * 2. render each page; a page that throws or has an unexpected status fails the build
 * 3. insert it into index.html with its policy and loader; write the files that are not pages, such as robots.txt
 */
export function prerender(): Plugin {
  return {
    name: 'formline:prerender',
    config: (_, { command }) => ({
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: {
              input: ENTRY,
              // Bundling everything that the entry imports into one file instead of five saves 4 kB on every page.
              output: { codeSplitting: { groups: [{ name: 'app', test: /\/src\/browser\/main\.tsx$/ }] } },
            },
          },
        },
        ssr: {
          ...(command === 'build' && { resolve: { noExternal: true } }),
          build: { outDir: `${CACHE}/prerender`, copyPublicDir: false, rolldownOptions: { input: RENDERER } },
        },
      },
    }),
    /** The development server renders pages too, so that hydration errors appear, but without a policy. */
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        const path = url.pathname.slice(server.config.base.length - 1)
        try {
          const { renderPage, listFiles } = (await server.ssrLoadModule(`/${RENDERER}`)) as Renderer
          const file = listFiles().find(([name]) => path === `/${name}`)
          if (file) return response.setHeader('Content-Type', path.endsWith('.svg') ? 'image/svg+xml' : '').end(file[1])
          if (!request.headers.accept?.includes('text/html')) return next()
          const template = await readFile(join(server.config.root, 'index.html'), 'utf8')
          const page = await renderPage(path)
          response.writeHead(page.status, { 'Content-Type': 'text/html' })
          response.end(fillTemplate(await server.transformIndexHtml(url.pathname, template), path, page))
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
        if (!client || !ssr) throw new Error('prerender: the client or ssr environment is missing')
        const dist = resolve(root, client.config.build.outDir)
        const write = async (file: string, text: string) => {
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, text)
        }

        await rm(join(root, CACHE, 'prerender'), { recursive: true, force: true })
        await builder.build(ssr)
        const renderer: Renderer = await import(pathToFileURL(join(root, CACHE, 'prerender/renderPage.js')).href)
        const code = await compileLoader(builder.config)
        await builder.build(client)
        const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
        await rm(join(dist, '.vite'), { recursive: true })

        const template = (await readFile(join(root, 'index.html'), 'utf8'))
          .replaceAll('%BASE_URL%', base)
          .replace('%COMMIT%', process.env.GITHUB_SHA ?? 'development')
        const styles: string[] = []
        const { pagePaths, NOT_FOUND_PATH } = renderer
        const paths = pagePaths.map((path) => base + path.slice(1))
        for (const path of [...pagePaths, NOT_FOUND_PATH]) {
          try {
            const page = await renderer.renderPage(path)
            const status = path === NOT_FOUND_PATH ? 404 : 200
            if (page.status !== status) throw new Error(`its status is ${page.status} instead of ${status}`)
            const urls = status === 404 ? [] : filesOfPage(manifest, page).map((file) => base + file)
            await write(
              join(dist, path === '/' ? 'index.html' : `${path}.html`),
              finishPage(template, path, page, code, urls, paths),
            )
            styles.push(...inlineStyles(page))
          } catch (cause) {
            const reason = cause instanceof Error ? cause.message : cause
            throw new Error(`prerender: page ${path} failed: ${reason}`, { cause })
          }
        }
        for (const [name, text] of renderer.listFiles()) await write(join(dist, name), text)
        await write(join(dist, '_headers'), headersFile(base, contentSecurityPolicy(code, styles)))
      },
    },
  }
}

/** The loader's code, minified, in a function of its own. @throws when it imports other files */
async function compileLoader({ root, build }: ResolvedConfig): Promise<string> {
  const file = join(root, 'src/browser/loader.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { target: build.target || 'esnext' })
  const minified = await minify('loader.js', `(()=>{${code}})()`)
  if (minified.errors.length > 0) throw new Error(`prerender: ${file}: ${minified.errors[0]?.message}`)
  return minified.code.trim()
}
