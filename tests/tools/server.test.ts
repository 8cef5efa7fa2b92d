import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSiteServer } from '../../tools/server.ts'

const dir = mkdtempSync(join(tmpdir(), 'formline-server-'))
const files = {
  'index.html': 'home <link href="/x/favicon.ico">',
  'terms.html': 'terms',
  '404.html': 'not found',
  'assets/app.js': 'code',
  '.well-known/app': '{}',
  _headers: '/x/*\n  X-Test: yes\n/x/.well-known/app\n  Content-Type: application/json\n',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), text)
}

const server = createSiteServer(dir).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true })
})

/** Requests a path without the normalization that `fetch` would apply; returns status, body and headers. */
async function get(path: string) {
  const { port } = server.address() as AddressInfo
  // Without keep-alive, since the server could close an idle connection just when it is reused.
  const [response] = await once(request({ host: '127.0.0.1', port, path, agent: false }).end(), 'response')
  let body = ''
  for await (const part of response) body += part
  return { status: response.statusCode, body, ...response.headers }
}

// Browsers have to revalidate cached responses, for missing and existing files.
const revalidate = { 'cache-control': 'public, max-age=0, must-revalidate' }

test.each([
  ['/x/', files['index.html'], 'text/html;charset=utf-8'],
  ['/x/terms?x=/404', 'terms', 'text/html;charset=utf-8'],
  ['/x/t%65rms', 'terms', 'text/html;charset=utf-8'],
  ['/x/assets/app.js', 'code', 'text/javascript'],
  ['/x/.well-known/app', '{}', 'application/json'],
])('%s is served with its content type and the headers in _headers', async (path, body, type) => {
  const headers = { 'content-type': type, 'x-test': 'yes', etag: expect.any(String), ...revalidate }
  expect(await get(path)).toMatchObject({ status: 200, body, ...headers })
})

const missing = `/x/nowhere /x/Terms /x/terms/ /x/assets /x/assets/ /x/assets/app.js/ /x/assets/gone.js /x/%E0%A4%A /x/%00
  /x/../package.json /x/..%2fpackage.json /x/${'a'.repeat(8000)} /terms /y/terms`
test.each(missing.split(/\s+/))('%s gets the not-found page with status 404', async (path) => {
  const headers = path.startsWith('/x/') && { 'x-test': 'yes', ...revalidate }
  expect(await get(path)).toMatchObject({ status: 404, body: 'not found', ...headers })
})

test('the base path without its slash redirects', async () => {
  expect(await get('/x?from=mail')).toMatchObject({ status: 301, location: '/x/?from=mail' })
})
