import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { readHeadersFile } from './headers.ts'

export interface SiteServerOptions {
  /** Folder of the built site. */
  dir?: string
  /** Path that the site was built for, with a slash at both ends. */
  base?: string
}

/**
 * Creates a server that behaves like a plain static host: it serves files unchanged, pages at URLs without an
 * extension, `404.html` with status 404 for anything else, and the headers of the site's `_headers` file. It redirects
 * the base path without its trailing slash, and reads the disk on each request, so a new build needs no restart.
 *
 * @throws when the folder contains no built site
 */
export function createSiteServer({ dir = 'dist', base = '/' }: SiteServerOptions = {}): Server {
  const headers = join(dir, '_headers')
  if (!existsSync(headers))
    throw new Error(`${dir} contains no built site: run "npm run build" or "npm run build:project-site".`)
  const serve = sirv(dir, { dev: true, dotfiles: true, etag: true, extensions: ['html'] })
  // Otherwise Node closes idle connections after five seconds, and a test that reuses one at that moment fails.
  return createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // The build writes `_headers` last.
    if (!existsSync(headers)) return response.writeHead(503).end('The site is being built.')
    const url = request.url ?? '/'
    const path = url.replace(/\?.*/, '')
    if (`${path}/` === base) return response.writeHead(301, { Location: base + url.slice(path.length) }).end()
    response.setHeaders(new Headers(readHeadersFile(readFileSync(headers, 'utf8'))(path)))
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
      response.end(readFileSync(join(dir, '404.html')))
    }
    request.url = url.slice(base.length - 1)
    // Unlike sirv, plain hosts have no page at `/terms/`.
    if (!path.startsWith(base) || (path !== base && path.endsWith('/'))) answerNotFound()
    else serve(request, response, answerNotFound)
  })
}
