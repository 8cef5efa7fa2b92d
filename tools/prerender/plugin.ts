import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite'
import { headerRules, headersFile, nginxSnippet, TYPES } from '../headers.ts'
import { filesOfPage } from './chunks.ts'
import { checkPage, contentSecurityPolicy, fillTemplate, finishPage, moveStyleAttributes, styleTexts } from './page.ts'

/** The build's entry for Node: renders pages. */
const ENTRY = 'src/build/prerender.tsx'
type Renderer = typeof import('../../src/build/prerender.tsx')

/** Folder of that build and of other files outside the site. */
const CACHE = '.cache'
const RENDERER = `${CACHE}/prerender`

/** One chunk with the code of every page: React, the router, Chakra and the parts of ui. */
const CHUNKS = [
  {
    name: 'app',
    test: /\/react-dom\/client\.js$|\/src\/(browser\/hydrate|layout\/PageHead|theme\/textPart|ui\/\w+)\.tsx?$|\/esm\/styled-system\/system\.js$/,
  },
]

/** Short hashes save bytes wherever a page names a file. Client and server build use the same names for assets. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
}

/** The build of every page's inline script: one classic script, which is written only into the pages. */
const loaderEnvironment: EnvironmentOptions = {
  consumer: 'client',
  build: {
    write: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/browser/loader.ts', output: { format: 'iife' } },
  },
}

/**
 * Vite plugin that writes one finished HTML file for every path of the route tree, and `404.html`:
 *
 * 1. build `src/build/prerender.tsx` for Node (environment `ssr`), `src/browser/loader.ts` (`loader`) and the browser's script (`client`)
 * 2. render each page; a page that throws, has another status than expected or not exactly one `h1` fails the build
 * 3. put it into index.html with its policy and its loader; write the files beside the pages and the hosts' headers
 */
export function prerender(): Plugin {
  return {
    name: 'formline:prerender',
    config: (_, { command }) => ({
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            manifest: false,
            // A route's chunk is preloaded together with its imports; for index.html the loader does this.
            modulePreload: {
              polyfill: false,
              resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files),
            },
            rolldownOptions: {
              input: 'index.html',
              output: { codeSplitting: { groups: CHUNKS }, ...NAMES },
              // 0.1 to 0.2 kB less script on every page.
              optimization: { inlineConst: { mode: 'all', pass: 3 } },
            },
          },
        },
        ssr: {
          ...(command === 'build' && { resolve: { noExternal: true } }),
          build: {
            outDir: RENDERER,
            copyPublicDir: false,
            rolldownOptions: { input: ENTRY, output: { assetFileNames: NAMES.assetFileNames } },
          },
        },
        ...(command === 'build' && { loader: loaderEnvironment }),
      },
    }),
    /**
     * The development server renders pages too, so that hydration errors show, and serves the files beside them, but
     * without a policy.
     */
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost')
        const path = url.pathname.slice(server.config.base.length - 1)
        try {
          const { renderPage, listFiles } = (await server.ssrLoadModule(`/${ENTRY}`)) as Renderer
          const beside = listFiles().find(([name]) => path === `/${name}`)
          if (beside) {
            response.writeHead(200, { 'Content-Type': TYPES[extname(path).slice(1)] ?? '' })
            return response.end(beside[1])
          }
          if (!request.headers.accept?.includes('text/html')) return next()
          const file = await readFile(join(server.config.root, 'index.html'), 'utf8')
          const template = await server.transformIndexHtml(url.pathname, file)
          const page = await renderPage(path)
          response.writeHead(page.status, { 'Content-Type': 'text/html' })
          response.end(fillTemplate(template, path, page))
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        }
      })
    },
    buildApp: {
      async handler(builder) {
        const { root, base } = builder.config
        const { client, ssr, loader } = builder.environments
        if (!client || !ssr || !loader) throw new Error('prerender: the client, ssr or loader environment is missing')
        const dist = resolve(root, client.config.build.outDir)
        const write = async (file: string, text: string) => {
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, text)
        }

        await rm(join(root, RENDERER), { recursive: true, force: true })
        await builder.build(ssr)
        const renderer: Renderer = await import(pathToFileURL(join(root, RENDERER, 'prerender.js')).href)
        const code = loaderCode((await builder.build(loader)) as Rolldown.RolldownOutput)
        const { output } = (await builder.build(client)) as Rolldown.RolldownOutput
        const template = await readFile(join(dist, 'index.html'), 'utf8')
        const allStyles = new Set<string>()
        for (const path of [...pathsOf(renderer), renderer.NOT_FOUND_PATH]) {
          try {
            const page = moveStyleAttributes(await renderer.renderPage(path))
            checkPage(page, path === renderer.NOT_FOUND_PATH ? 404 : 200)
            const files = filesOfPage(page, output)
            const file = path === '/' ? 'index.html' : `${path}.html`
            await write(join(dist, file), finishPage(template, path, page, code, files, base))
            for (const text of styleTexts(page)) allStyles.add(text)
          } catch (cause) {
            const reason = cause instanceof Error ? cause.message : cause
            throw new Error(`prerender: page ${path} failed: ${reason}`, { cause })
          }
        }
        for (const [name, text] of renderer.listFiles()) await write(join(dist, name), text)
        const rules = headerRules(base, contentSecurityPolicy([code], [...allStyles]))
        await write(join(dist, '_headers'), headersFile(rules))
        // The snippet is for the root of a domain; a build for a sub-path does not write it.
        if (base === '/') await write(join(root, CACHE, 'nginx.conf'), nginxSnippet(rules))
      },
    },
  }
}

/**
 * The paths of the route tree.
 *
 * @throws when there are none, or when one has a parameter (`/$id`, `/files/$`) and therefore is not a single page
 */
function pathsOf({ listPaths }: Renderer): string[] {
  const paths = listPaths()
  if (paths.length === 0) throw new Error('prerender: the route tree has no paths')
  const open = paths.find((path) => path.includes('$'))
  if (open) throw new Error(`prerender: the path ${open} has a parameter: it is not a single page`)
  return paths
}

/**
 * @param built output of the loader's environment
 * @returns the script's code
 * @throws when the output is not a single script
 */
function loaderCode({ output }: Pick<Rolldown.RolldownOutput, 'output'>): string {
  const [chunk, ...others] = output.filter((file) => file.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error('prerender: the loader is not one script')
  return chunk.code.trim()
}
