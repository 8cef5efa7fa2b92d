import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { headersFile } from '../../tools/headers.ts'
import { createSiteServer } from '../../tools/server.ts'

const dir = mkdtempSync(join(tmpdir(), 'formline-server-'))
const files = {
  'index.html': 'home',
  'terms.html': 'terms',
  'terms.html.br': 'compressed',
  '404.html': 'not found',
  'assets/app.js': 'code',
  '.well-known/app': '{}',
  _headers: headersFile([
    { path: '/*', headers: { 'X-Test': 'yes' } },
    { path: '/.well-known/app', headers: { 'Content-Type': 'application/json' } },
  ]),
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), text)
}

const start = async (base: string) => {
  const server = createSiteServer({ dir, base }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const [root, below] = [await start('/'), await start('/x/')]
afterAll(() => {
  root.close()
  below.close()
  rmSync(dir, { recursive: true })
})

/** Requests a path without normalizing it, as `fetch` would; returns status, body and headers. */
async function get(path: string, server = root, encoding = '') {
  const { port } = server.address() as AddressInfo
  // Without keep-alive, since the server could close an idle connection just when it is reused.
  const options = { host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding }, agent: false }
  const [response] = await once(request(options).end(), 'response')
  let body = ''
  for await (const part of response) body += part
  return { status: response.statusCode, body, ...response.headers }
}

test.each([
  ['/', 'home', 'text/html;charset=utf-8'],
  ['/terms?x=/404', 'terms', 'text/html;charset=utf-8'],
  ['/t%65rms', 'terms', 'text/html;charset=utf-8'],
  ['/.well-known/app', '{}', 'application/json'],
])('%s is served with its content type and the headers in _headers', async (path, body, type) => {
  expect(await get(path)).toMatchObject({ status: 200, body, 'content-type': type, 'x-test': 'yes' })
})

const missing = `/nowhere /Terms /terms/ /assets /assets/ /assets/app.js/ /%E0%A4%A /%00
  /../package.json /..%2fpackage.json /${'a'.repeat(8000)}`
test.each(missing.split(/\s+/))('%s gets the not-found page with status 404', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: 'not found', 'x-test': 'yes' })
})

test('browsers have to revalidate cached responses, for missing and existing files', async () => {
  const revalidate = { 'cache-control': 'public, max-age=0, must-revalidate' }
  expect(await get('/assets/gone.js')).toMatchObject({ status: 404, ...revalidate })
  expect(await get('/assets/app.js')).toMatchObject({ status: 200, etag: expect.any(String), ...revalidate })
})

test('a browser that accepts Brotli gets the compressed file', async () => {
  expect(await get('/terms', root, 'br')).toMatchObject({ body: 'compressed', 'content-encoding': 'br' })
})

test('only paths under the base path are found, and the base path without its slash redirects', async () => {
  const statuses = ['/x/', '/x/terms', '/x/terms/', '/terms', '/y/terms'].map((path) => get(path, below))
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200, 404, 404, 404])
  expect(await get('/x?from=mail', below)).toMatchObject({ status: 301, location: '/x/?from=mail' })
})
