import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { CACHE, readHeadersFile, TYPES } from './headers.ts'

/** Files that hosts do not serve at their own path. */
const HIDDEN = ['/404', '/404.html', '/_headers']

export interface SiteServerOptions {
  /** Folder of the built site; where a file has a compressed version beside it (`terms.html.br`), that one is sent. */
  dir?: string
  /** Path that the site was built for, with a slash at both ends. */
  base?: string
}

/** Time at which the build of a site ended, ms: `_headers` is written last. Undefined while there is no whole build. */
const buildTime = (dir: string) => statSync(join(dir, '_headers'), { throwIfNoEntry: false })?.mtimeMs

/** @throws when the folder contains no complete build */
function readSite(dir: string) {
  const builtAt = buildTime(dir)
  if (builtAt === undefined) throw new Error(`${dir} holds no built site: run "npm run build".`)
  const headersOf = readHeadersFile(readFileSync(join(dir, '_headers'), 'utf8'))
  const notFound = readFileSync(join(dir, '404.html'))
  const setHeaders = (response: ServerResponse, path: string) => {
    const type = TYPES[extname(path).slice(1)]
    if (type) response.setHeader('Content-Type', type)
  }
  return { builtAt, headersOf, notFound, serve: sirv(dir, { brotli: true, extensions: ['html'], setHeaders }) }
}

/** Whether hosts serve nothing at this path, although sirv would: a file that they keep, or a file's path with a slash. */
function isHidden(path: string): boolean {
  const name = path.replace(/\/$/, '')
  if (name !== path && extname(name)) return true
  try {
    return HIDDEN.includes(decodeURI(name))
  } catch {
    return true // An invalid escape: no host decodes it.
  }
}

/**
 * Creates a server that behaves like a plain static host: files as they are, pages without extension, `404.html` with
 * status 404 for anything else, the headers of the site's `_headers` file; the base path without its trailing slash is
 * redirected. While the site is built anew it answers with 503. The server is not started.
 *
 * @throws when the folder contains no built site
 */
export function createSiteServer({ dir = 'dist', base = '/' }: SiteServerOptions = {}): Server {
  let site = readSite(dir)
  return createServer((request, response) => {
    const builtAt = buildTime(dir)
    if (builtAt === undefined) return response.writeHead(503).end('The site is being built.')
    if (builtAt !== site.builtAt) site = readSite(dir)
    const { headersOf, notFound, serve } = site
    const url = request.url ?? '/'
    const path = url.replace(/\?.*/, '')
    response.setHeaders(new Headers(headersOf(path)))
    if (`${path}/` === base) return response.writeHead(301, { Location: base + url.slice(path.length) }).end()
    const answerNotFound = () => {
      response.writeHead(404, {
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Length': notFound.length,
        'Cache-Control': CACHE.rest,
      })
      response.end(notFound)
    }
    if (!path.startsWith(base)) return answerNotFound()
    request.url = url.slice(base.length - 1)
    // A new build may delete a file that is about to be sent.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    if (isHidden(path.slice(base.length - 1))) answerNotFound()
    else serve(request, response, answerNotFound)
  })
}
