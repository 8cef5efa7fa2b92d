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
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(dir, name)), { recursive: true })
  writeFileSync(join(dir, name), text)
}
write('index.html', 'home')
write('terms.html', 'terms')
write('terms.html.br', 'squeezed')
write('404.html', 'not found')
write('assets/app.js', 'script')
write('.well-known/app', '{}')
const headers = { 'X-Seal': 'yes' }
const rules = (base: string) => [
  { path: `${base}*`, headers },
  { path: `${base}.well-known/app`, headers: { 'Content-Type': 'application/json' } },
]
const keep = { path: '/assets/app.js', headers: { 'Cache-Control': 'immutable' } }
write('_headers', headersFile([...rules('/'), ...rules('/x/'), keep]))

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

/** Requests a path as it is written, which `fetch` does not; returns status, body and headers. */
async function ask(path: string, { server = root, method = 'GET', accept = '' } = {}) {
  const { port } = server.address() as AddressInfo
  // Not kept alive: the server closes an idle connection, on a busy machine just as it is used again.
  const options = { host: '127.0.0.1', port, path, method, headers: { 'accept-encoding': accept }, agent: false }
  const sent = request(options).end()
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const part of response) body += part
  return { status: response.statusCode, body, ...response.headers }
}

test.each([
  ['/', 'home', 'text/html;charset=utf-8'],
  ['/terms?x=/404', 'terms', 'text/html;charset=utf-8'],
  ['/t%65rms', 'terms', 'text/html;charset=utf-8'],
  ['/assets/app.js', 'script', 'text/javascript'],
  ['/.well-known/app', '{}', 'application/json'],
])('%s is answered with its file, its type and the site’s headers', async (path, body, type) => {
  expect(await ask(path)).toMatchObject({ status: 200, body, 'content-type': type, 'x-seal': 'yes' })
})

const gone = `/nowhere /Terms /terms/ /assets /assets/ /assets/gone.js /assets/app.js/ /%E0%A4%A /%00
  /../package.json /..%2fpackage.json /${'a'.repeat(8000)}`
test.each(gone.split(/\s+/))('%s is answered with the not-found page and status 404', async (path) => {
  const type = 'text/html;charset=utf-8'
  expect(await ask(path)).toMatchObject({ status: 404, body: 'not found', 'content-type': type, 'x-seal': 'yes' })
})

test('browsers keep a file with a hash in its name for good, and no answer that it is missing', async () => {
  expect(await ask('/assets/app.js')).toMatchObject({ status: 200, 'cache-control': 'immutable' })
  expect(await ask('/assets/gone.js')).toMatchObject({
    status: 404,
    'cache-control': 'public, max-age=0, must-revalidate',
  })
})

test('HEAD gets no body, and who accepts brotli the compressed file', async () => {
  expect(await ask('/terms', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  expect(await ask('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' })
  expect(await ask('/terms', { accept: 'br' })).toMatchObject({ body: 'squeezed', 'content-encoding': 'br' })
})

test.each([
  ['/x/', 200, 'home'],
  ['/x/terms', 200, 'terms'],
  ['/x/terms/', 404, 'not found'],
  ['/terms', 404, 'not found'],
  ['/y/terms', 404, 'not found'],
])('below /x/, %s is answered with %i', async (path, status, body) => {
  expect(await ask(path, { server: below })).toMatchObject({ status, body })
})

test('the base path without its slash is redirected', async () => {
  expect(await ask('/x?from=mail', { server: below })).toMatchObject({ status: 301, location: '/x/?from=mail' })
})
