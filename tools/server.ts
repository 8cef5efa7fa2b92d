import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** The path that a built site is served at, with a slash at both ends. @throws when the folder has no built site */
export function baseOf(dir = 'dist'): string {
  const home = join(dir, 'index.html')
  const base = existsSync(home) && /href="([^"]*)favicon\.ico"/.exec(readFileSync(home, 'utf8'))?.[1]
  if (base) return base
  throw new Error(`there is no built site in ${dir}: run "npm run build".`)
}

/**
 * Creates a server that behaves like a plain static host: it serves files unchanged, pages at URLs without an
 * extension, `404.html` with status 404 for anything else, and the headers of the site's `_headers` file. It redirects
 * the base path without its trailing slash, and reads the disk on each request, so a new build needs no restart.
 *
 * @throws when the folder contains no built site
 */
export function createSiteServer(dir = 'dist'): Server {
  const base = baseOf(dir)
  const headers = join(dir, '_headers')
  // Otherwise Node closes idle connections after five seconds, and a test that reuses one at that moment fails.
  return createServer({ keepAliveTimeout: 0 }, (request, response) => {
    // The build writes `_headers` last.
    if (!existsSync(headers)) return response.writeHead(503).end('The site is being built.')
    const url = request.url ?? '/'
    const path = url.replace(/\?.*/, '')
    if (`${path}/` === base) return response.writeHead(301, { Location: base + url.slice(path.length) }).end()
    response.setHeaders(headersFor(readFileSync(headers, 'utf8'), path))
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
      response.end(readFileSync(join(dir, '404.html')))
    }
    // Like nginx, merges slashes.
    request.url = url.slice(base.length - 1).replace(/^\/+/, '/')
    // Unlike sirv, plain hosts have no page at `/terms/`.
    if (!path.startsWith(base) || (path !== base && path.endsWith('/'))) answerNotFound()
    // Lists the files anew: with the `dev` option, sirv would serve `/Terms` where the file system ignores case.
    else sirv(dir, { dotfiles: true, etag: true, extensions: ['html'] })(request, response, answerNotFound)
  })
}

/**
 * The default of hosts that read a `_headers` file. That file cannot set a longer lifetime for hashed files: its rules
 * also apply to missing files, and browsers would cache the 404 for a year
 * (https://github.com/sveltejs/kit/issues/16615).
 */
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** The headers of a path, for any status, as Netlify and Cloudflare Pages apply the text of a `_headers` file. */
function headersFor(text: string, path: string): Headers {
  const headers = new Headers({ 'Cache-Control': REVALIDATE })
  for (const rule of text.split(/^(?=\S)/m)) {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n')
    const applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    for (const line of applies ? lines : []) headers.set(...(line.trim().split(/: (.*)/, 2) as [string, string]))
  }
  return headers
}
