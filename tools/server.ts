import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

export interface SiteServerOptions {
  /** Folder of the built site. */
  dir?: string
  /** Path that the site was built for, with a slash at both ends. */
  base?: string
}

/**
 * A server that behaves as a plain static host: files as they are, pages without their ending, `404.html` with status
 * 404 for anything else; a base path that lacks its closing slash is led to it. Not started yet.
 */
export function createSiteServer({ dir = 'dist', base = '/' }: SiteServerOptions = {}): Server {
  const notFound = readFileSync(join(dir, '404.html'))
  const files = sirv(dir, {
    extensions: ['html'],
    setHeaders(response, pathname) {
      const hashed = pathname.startsWith('/assets/')
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
  return createServer((request, response) => {
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
      response.end(notFound)
    }
    const url = request.url as string // Every request to a server has one.
    const path = url.replace(/\?.*/, '')
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base + url.slice(path.length) })
      return response.end()
    }
    if (!path.startsWith(base) || path === `${base}404` || path === `${base}404.html`) return answerNotFound()
    request.url = url.slice(base.length - 1)
    files(request, response, answerNotFound)
  })
}
