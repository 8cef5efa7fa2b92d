import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { CACHE, type HeaderRule, headersFor, readHeadersFile, TYPES } from './headers.ts'

/** Files that hosts do not serve at their own path. */
const HIDDEN = ['404', '404.html', '_headers']

export interface SiteServerOptions {
  /** Folder of the built site. */
  dir?: string
  /** Path that the site was built for, with a slash at both ends. */
  base?: string
  /** Whether each file has a compressed version beside it (`terms.html.br`), for clients that accept it. */
  brotli?: boolean
}

/** A built site in memory, so that a build that runs meanwhile never changes only a part of what is served. */
interface BuiltSite {
  /** Content of each file by its path in the site's folder, with a leading slash. */
  readonly files: ReadonlyMap<string, Buffer>
  readonly notFound: Buffer
  readonly rules: readonly HeaderRule[]
  /** Time at which the build ended, ms. */
  readonly builtAt: number
}

/**
 * Time at which the build of a site ended, ms: `_headers` is written last. Undefined while there is no complete build.
 */
const buildTime = (dir: string) => statSync(join(dir, '_headers'), { throwIfNoEntry: false })?.mtimeMs

/** @throws when the folder contains no complete build */
function readSite(dir: string): BuiltSite {
  const builtAt = buildTime(dir)
  const entries = builtAt === undefined ? [] : readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(dir, file).replaceAll(sep, '/')}`, readFileSync(file)]),
  )
  const notFound = files.get('/404.html')
  const headers = files.get('/_headers')
  if (builtAt === undefined || !notFound || !headers)
    throw new Error(`${dir} holds no built site (404.html or _headers is missing): run "npm run build".`)
  return { files, notFound, rules: readHeadersFile(headers.toString()), builtAt }
}

/** The current site; the previous one if it was not built again or is being built. */
function currentSite(dir: string, before: BuiltSite): BuiltSite {
  if ([undefined, before.builtAt].includes(buildTime(dir))) return before
  try {
    return readSite(dir)
  } catch {
    return before // The next build has started meanwhile.
  }
}

/**
 * Whether hosts serve nothing at this path although the folder has such a file: it is meant for the host alone, or the
 * path ends in a slash.
 */
function isHidden(path: string): boolean {
  const name = path.replace(/^\/+|\/+$/g, '')
  if (path.endsWith('/') && extname(name)) return true
  try {
    return HIDDEN.includes(decodeURIComponent(name))
  } catch {
    return true // An invalid escape: no host decodes it.
  }
}

/**
 * Creates a server that behaves like a plain static host: files as they are, pages without extension, `404.html` with
 * status 404 for anything else, the headers of the site's `_headers` file; the base path without its trailing slash is
 * redirected. After a new build it serves the new site as soon as the build is complete. The server is not started.
 *
 * @throws when the folder contains no built site
 */
export function createSiteServer({ dir = 'dist', base = '/', brotli = false }: SiteServerOptions = {}): Server {
  let site = readSite(dir)
  return createServer((request, response) => {
    site = currentSite(dir, site)
    const url = request.url as string // Always set on a server's requests.
    const path = url.replace(/\?.*/, '')
    const headers = new Headers(headersFor(path, site.rules))
    response.setHeaders(headers)
    const answer = (status: number, type: string, body: Buffer) =>
      response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length }).end(body)
    const answerNotFound = () => {
      response.setHeader('Cache-Control', CACHE.rest)
      answer(404, 'text/html;charset=utf-8', site.notFound)
    }
    if (`${path}/` === base) return response.writeHead(301, { Location: base + url.slice(path.length) }).end()
    if (!path.startsWith(base) || isHidden(path.slice(base.length))) return answerNotFound()
    const name = decodeURIComponent(path.slice(base.length - 1)).replace(/\/$/, '')
    const file = [name, `${name}.html`, `${name}/index.html`].find((file) => site.files.has(file))
    const body = file && site.files.get(file)
    if (!body) return answerNotFound()
    const type = headers.get('Content-Type') ?? TYPES[extname(file).slice(1)] ?? 'text/html;charset=utf-8'
    const compressed = brotli && site.files.get(`${file}.br`)
    if (!compressed) return answer(200, type, body)
    response.setHeader('Vary', 'Accept-Encoding')
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return answer(200, type, body)
    response.setHeader('Content-Encoding', 'br')
    answer(200, type, compressed)
  })
}
