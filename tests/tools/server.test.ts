import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { headerRules, headersFile } from '../../tools/headers.ts'
import { createSiteServer, type SiteServerOptions } from '../../tools/server.ts'

/** What they say: headers.test.ts. */
const rules = headerRules('/', "default-src 'none'")
const dir = mkdtempSync(join(tmpdir(), 'formline-server-'))
function write(files: Record<string, string>, folder = dir) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
write({
  'index.html': 'home',
  'terms.html': 'terms',
  'terms.html.br': 'squeezed',
  'older.htm': 'no page',
  '404.html': 'not found',
  _headers: headersFile(rules),
  'assets/app-1a2b.js': 'script',
  '.well-known/apple-app-site-association': '{}',
  'old/index.html': 'old home',
})

const running = new Set<ReturnType<typeof createSiteServer>>()
afterEach(() => {
  for (const server of running) server.close()
  running.clear()
})
afterAll(() => rmSync(dir, { recursive: true }))

interface Asked extends SiteServerOptions {
  method?: string
  headers?: Record<string, string>
  server?: ReturnType<typeof createSiteServer>
}

/** Requests a path, unchanged, from a server, by default a new one. */
async function ask(path: string, { method = 'GET', headers = {}, server, ...options }: Asked = {}) {
  const asked = server ?? createSiteServer({ dir, ...options })
  running.add(asked)
  if (!asked.listening) await once(asked.listen(0, '127.0.0.1'), 'listening')
  const { port } = asked.address() as AddressInfo
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('the server', () => {
  test.each([
    ['/', 'home'],
    ['/terms', 'terms'],
    ['/terms?x=1', 'terms'],
    ['/terms/', 'terms'],
    ['/t%65rms', 'terms'],
    ['/old/', 'old home'],
    ['/old', 'old home'],
    ['/assets/app-1a2b.js', 'script'],
  ])('%s is answered with its file', async (path, body) => {
    expect(await ask(path)).toMatchObject({ status: 200, body })
  })

  const gone = `/nowhere /older /Terms /404 /404.html /404/ ///404 /404.html// /404?x=1 /_headers /_headers/ //_headers
    //_headers// /%5Fheaders /assets/app-1a2b.js/ /%E0%A4%A /%00 /../package.json /..%2fpackage.json`
  test.each([...gone.split(/\s+/), `/${'a'.repeat(8000)}`])(
    '%s is answered with the not-found page and status 404',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, body: 'not found' })
    },
  )

  const HTML = 'text/html;charset=utf-8'
  const REVALIDATED = 'public, max-age=0, must-revalidate'
  test.each([
    ['/', HTML, REVALIDATED],
    ['/terms', HTML, REVALIDATED],
    ['/nowhere', HTML, REVALIDATED],
    ['/assets/gone-3c4d.js', HTML, REVALIDATED],
    ['/assets/app-1a2b.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/.well-known/apple-app-site-association', 'application/json', REVALIDATED],
  ])('%s is %s, kept as %s, and carries the headers that seal the site', async (path, type, cache) => {
    const { headers } = await ask(path)
    const sealing = Object.entries(rules[0]?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])
    expect(headers).toMatchObject(Object.fromEntries(sealing))
    expect(sealing).toHaveLength(7)
    expect([headers['content-type'], headers['cache-control']]).toEqual([expect.stringContaining(type), cache])
  })

  test.each([
    ['/terms', 200],
    ['/nowhere', 404],
  ])('HEAD for %s is answered with %i without a body', async (path, status) => {
    expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status, body: '' })
  })
})

test('a compressed file is sent to clients that accept it, which the headers say, if the option is set', async () => {
  const headers = { 'accept-encoding': 'br' }
  const squeezed = await ask('/terms', { brotli: true, headers })
  expect(squeezed.body).toBe('squeezed')
  expect(squeezed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-length': '8' })
  const plain = await ask('/terms', { brotli: true })
  expect(plain.body).toBe('terms')
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': '5' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect((await ask('/', { brotli: true, headers })).body).toBe('home')
  const unset = await ask('/terms', { headers })
  expect([unset.body, unset.headers.vary]).toEqual(['terms', undefined])
})

test.each([
  ['/x/', 200, 'home', undefined],
  ['/x/?next=/404', 200, 'home', undefined],
  ['/x/terms', 200, 'terms', undefined],
  ['/x/assets/app-1a2b.js', 200, 'script', undefined],
  ['/x/nowhere', 404, 'not found', undefined],
  ['/x/404', 404, 'not found', undefined],
  ['/terms', 404, 'not found', undefined],
  ['/', 404, 'not found', undefined],
  ['/xterms', 404, 'not found', undefined],
  ['/y/x', 404, 'not found', undefined],
  ['/x', 301, '', '/x/'],
  ['/x?from=mail', 301, '', '/x/?from=mail'],
])('under the sub-path /x/, %s is answered with %i', async (path, status, body, location) => {
  const answer = await ask(path, { base: '/x/' })
  expect([answer.status, answer.body, answer.headers.location]).toEqual([status, body, location])
})

test.each([undefined, {}, { '404.html': '' }, { _headers: '' }])(
  'a folder without a complete build cannot be served, and the error is a sentence: %j',
  (files) => {
    const folder = join(mkdtempSync(join(dir, 'half-')), 'site')
    if (files) mkdirSync(folder)
    write(files ?? {}, folder)
    expect(() => createSiteServer({ dir: folder })).toThrow(`${folder} holds no built site`)
  },
)

describe('a build beside the server', () => {
  const folder = join(dir, 'rebuilt')

  /** Begins a build in which every file names the build; returns a function that ends it. */
  function build(name: string) {
    rmSync(folder, { recursive: true, force: true })
    const files = ['index.html', '404.html', `${name}.js`].map((file) => [file, `${name} ${file}`])
    write(Object.fromEntries(files), folder)
    return () => write({ _headers: headersFile(headerRules('/', `img-src ${name}`)) }, folder)
  }

  test('shows the site as it was until it has ended, then the new one, headers and all', async () => {
    build('first')()
    const server = createSiteServer({ dir: folder })
    const answers = async () => {
      const [home, gone, script] = await Promise.all(
        ['/', '/nowhere', '/first.js'].map((path) => ask(path, { server })),
      )
      return [home?.body, home?.headers['content-security-policy'], gone?.body, script?.status]
    }
    const first = ['first index.html', "img-src first;frame-ancestors 'none'", 'first 404.html', 200]
    expect(await answers()).toEqual(first)
    const end = build('a much longer second')
    expect(await answers()).toEqual(first)
    end()
    const second = ['a much longer second index.html', "img-src a much longer second;frame-ancestors 'none'"]
    expect(await answers()).toEqual([...second, 'a much longer second 404.html', 404])
  })

  test('a folder that is taken away, or whose next build cannot be read, leaves the site as it was', async () => {
    build('first')()
    const server = createSiteServer({ dir: folder })
    rmSync(folder, { recursive: true })
    expect(await ask('/', { server })).toMatchObject({ status: 200, body: 'first index.html' })
    build('second')()
    rmSync(join(folder, '404.html'))
    expect(await ask('/', { server })).toMatchObject({ status: 200, body: 'first index.html' })
  })
})

test('500 random addresses are answered with a file or the not-found page, and lead nowhere else', async () => {
  const odd = '.. . %2e%2e %00 % // terms 404 __proto__ index.html assets _headers'.split(' ')
  const piece = fc.oneof(fc.constantFrom(...odd), fc.webSegment(), fc.string().map(encodeURIComponent))
  const address = fc.tuple(fc.array(piece, { maxLength: 6 }), fc.option(fc.webQueryParameters(), { nil: '' }))
  // One server: 500 would need more sockets than a machine may allow.
  const server = createSiteServer({ dir })
  await fc.assert(
    fc.asyncProperty(address, async ([pieces, query]) => {
      const { status, headers } = await ask(`/${pieces.join('/')}${query && `?${query}`}`, { server })
      expect([200, 404]).toContain(status)
      expect(headers.location).toBeUndefined()
      expect(headers['content-security-policy']).toBeTruthy()
    }),
    { numRuns: 500 },
  )
})
