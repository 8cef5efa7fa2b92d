import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { CACHE, headersFor, readHeadersFile, TYPES } from './headers.ts'

/** What hosts do not serve under its own name. */
const HIDDEN = ['404', '404.html', '_headers']

export interface SiteServerOptions {
  /** Folder of the built site. */
  dir?: string
  /** Path that the site was built for, with a slash at both ends. */
  base?: string
  /** Whether each file has its compressed form beside it (`terms.html.br`), to be sent to those who take it. */
  brotli?: boolean
}

/** Whether hosts have nothing at this path, though the folder has a file of the name: theirs alone, or no folder. */
function isHidden(path: string): boolean {
  const name = path.replace(/^\/+|\/+$/g, '')
  if (path.endsWith('/') && extname(name)) return true
  try {
    return HIDDEN.includes(decodeURIComponent(name))
  } catch {
    return true // No host makes a name of it.
  }
}

/**
 * A server that behaves as a plain static host: files as they are, pages without their ending, `404.html` with status
 * 404 for anything else, the headers of the site's `_headers` file; a base path that lacks its closing slash is led to
 * it. Not started yet.
 */
export function createSiteServer({ dir = 'dist', base = '/', brotli = false }: SiteServerOptions = {}): Server {
  const notFound = readFileSync(join(dir, '404.html'))
  const rules = readHeadersFile(readFileSync(join(dir, '_headers'), 'utf8'))
  const files = sirv(dir, { extensions: ['html'], brotli })
  return createServer((request, response) => {
    const url = request.url as string // Every request to a server has one.
    const path = url.replace(/\?.*/, '')
    response.setHeaders(new Headers(headersFor(path, rules)))
    const type = TYPES[extname(path).slice(1)]
    if (type) response.setHeader('Content-Type', type)
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': CACHE.rest })
      response.end(notFound)
    }
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base + url.slice(path.length) })
      return response.end()
    }
    if (!path.startsWith(base) || isHidden(path.slice(base.length))) return answerNotFound()
    request.url = url.slice(base.length - 1)
    files(request, response, answerNotFound)
  })
}
