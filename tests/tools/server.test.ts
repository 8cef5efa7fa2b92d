// @vitest-environment node
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { headerRules, headersFile } from '../../tools/headers.ts'
import { createSiteServer, type SiteServerOptions } from '../../tools/server.ts'

/** A built site of seven files. */
const dir = mkdtempSync(join(tmpdir(), 'formline-server-'))
mkdirSync(join(dir, 'assets'))
writeFileSync(join(dir, 'index.html'), 'home')
writeFileSync(join(dir, 'terms.html'), 'terms')
writeFileSync(join(dir, '404.html'), 'not found')
writeFileSync(join(dir, '_headers'), headersFile(headerRules('/', "default-src 'none'")))
writeFileSync(join(dir, 'assets/app-1a2b.js'), 'script')
mkdirSync(join(dir, '.well-known'))
writeFileSync(join(dir, '.well-known/apple-app-site-association'), '{}')
mkdirSync(join(dir, 'old'))
writeFileSync(join(dir, 'old/index.html'), 'old home')

const running: ReturnType<typeof createSiteServer>[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})
afterAll(() => rmSync(dir, { recursive: true }))

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Requests a path, unchanged, from a server, by default a new one. */
async function ask(
  path: string,
  options: SiteServerOptions = {},
  method = 'GET',
  asked: Record<string, string> = {},
  server = createSiteServer({ dir, ...options }),
): Promise<Answer> {
  running.push(server)
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: asked }, (response) => {
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

  test.each([
    '/nowhere',
    '/Terms',
    '/404',
    '/404.html',
    '/_headers',
    '/_headers/',
    '//_headers',
    '/%5Fheaders',
    '/404/',
    '/assets/app-1a2b.js/',
    '/404?x=1',
    '/%E0%A4%A',
    '/%00',
    '/../package.json',
    '/..%2fpackage.json',
    `/${'a'.repeat(8000)}`,
  ])('%s is answered with the not-found page and status 404', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'not found' })
  })

  test('a page comes as HTML in UTF-8', async () => {
    expect((await ask('/terms')).headers['content-type']).toBe('text/html;charset=utf-8')
  })

  test('a header of the site sets the type of a file without extension', async () => {
    const { headers } = await ask('/.well-known/apple-app-site-association')
    expect(headers['content-type']).toBe('application/json')
  })

  test('the not-found page comes as HTML in UTF-8', async () => {
    expect((await ask('/nowhere')).headers['content-type']).toBe('text/html;charset=utf-8')
  })

  test('a page is revalidated each time', async () => {
    expect((await ask('/terms')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('the not-found page is revalidated each time', async () => {
    expect((await ask('/nowhere')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('a missing script is revalidated each time', async () => {
    expect((await ask('/assets/gone-3c4d.js')).headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  test('a file with a hash in its name is kept for a year', async () => {
    expect((await ask('/assets/app-1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/', '/terms', '/nowhere', '/assets/app-1a2b.js'])(
    '%s carries the headers that seal the site',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers['strict-transport-security']).toMatch(/^max-age=[1-9]\d+/)
      expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\)/)
    },
  )

  test('HEAD is answered without a body', async () => {
    expect(await ask('/terms', {}, 'HEAD')).toMatchObject({ status: 200, body: '' })
  })

  test('HEAD for an unknown path is answered without a body, too', async () => {
    expect(await ask('/nowhere', {}, 'HEAD')).toMatchObject({ status: 404, body: '' })
  })
})

describe('compressed files', () => {
  writeFileSync(join(dir, 'terms.html.br'), 'squeezed')
  const takesBrotli = { 'accept-encoding': 'br' }

  test('are sent to clients that accept them, if there are any', async () => {
    expect((await ask('/terms', { brotli: true }, 'GET', takesBrotli)).body).toBe('squeezed')
    expect((await ask('/terms', { brotli: true })).body).toBe('terms')
    expect((await ask('/', { brotli: true }, 'GET', takesBrotli)).body).toBe('home')
  })

  test('say that they are, and that it depends on who asks', async () => {
    const { headers } = await ask('/terms', { brotli: true }, 'GET', takesBrotli)
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'content-length': '8' })
    const plain = (await ask('/terms', { brotli: true })).headers
    expect(plain).toMatchObject({ vary: 'Accept-Encoding', 'content-length': '5' })
    expect(plain['content-encoding']).toBeUndefined()
    expect((await ask('/terms')).headers.vary).toBeUndefined()
  })

  test('are not used without the option', async () => {
    expect((await ask('/terms', {}, 'GET', takesBrotli)).body).toBe('terms')
  })
})

test('a page is found by its ending .html alone', async () => {
  writeFileSync(join(dir, 'older.htm'), 'old')
  expect((await ask('/older')).status).toBe(404)
})

test('a slash more or less before a hidden name does not show it', async () => {
  for (const path of ['///404', '//_headers//', '/404.html//']) expect((await ask(path)).body).toBe('not found')
})

describe('the server under a sub-path', () => {
  test.each([
    ['/x/', 200, 'home'],
    ['/x/terms', 200, 'terms'],
    ['/x/assets/app-1a2b.js', 200, 'script'],
    ['/x/nowhere', 404, 'not found'],
    ['/x/404', 404, 'not found'],
    ['/terms', 404, 'not found'],
    ['/', 404, 'not found'],
    ['/xterms', 404, 'not found'],
  ])('%s is answered with %i', async (path, status, body) => {
    expect(await ask(path, { base: '/x/' })).toMatchObject({ status, body })
  })
})

describe('the base path without its closing slash', () => {
  test.each([
    ['/x', '/x/'],
    ['/x?from=mail', '/x/?from=mail'],
  ])('%s is led to %s for good', async (path, location) => {
    const answer = await ask(path, { base: '/x/' })
    expect([answer.status, answer.headers.location, answer.body]).toEqual([301, location, ''])
  })

  test('a path that only ends like it is not', async () => {
    expect((await ask('/y/x', { base: '/x/' })).status).toBe(404)
  })
})

test('a query string is not part of the path', async () => {
  expect((await ask('/x/?next=/404', { base: '/x/' })).body).toBe('home')
})

describe('a folder without a complete build', () => {
  const refused = (dir: string) => expect(() => createSiteServer({ dir })).toThrow(`${dir} holds no built site`)

  test('cannot be served, and the error is a sentence', () => {
    refused(join(dir, 'gone'))
    refused(join(dir, 'assets'))
  })

  test.each(['404.html', '_headers'])('%s alone is none', (file) => {
    const half = mkdtempSync(join(dir, 'half-'))
    writeFileSync(join(half, file), '')
    refused(half)
    rmSync(half, { recursive: true })
  })
})

describe('a build beside the server', () => {
  /** Writes a built site in which every file names its build. */
  function build(folder: string, name: string) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    for (const file of ['index.html', '404.html', `${name}.js`]) writeFileSync(join(folder, file), `${name} ${file}`)
    return () => writeFileSync(join(folder, '_headers'), headersFile(headerRules('/', `img-src ${name}`)))
  }
  const folder = join(dir, 'rebuilt')

  test('shows the site as it was until it has ended, then the new one, headers and all', async () => {
    build(folder, 'first')()
    const server = createSiteServer({ dir: folder })
    const answers = async () => {
      const [home, gone, script] = await Promise.all(
        ['/', '/nowhere', '/first.js'].map((path) => ask(path, {}, 'GET', {}, server)),
      )
      return [home?.body, home?.headers['content-security-policy'], gone?.body, script?.status]
    }
    const first = ['first index.html', "img-src first;frame-ancestors 'none'", 'first 404.html', 200]
    expect(await answers()).toEqual(first)
    const end = build(folder, 'a much longer second')
    expect(await answers()).toEqual(first)
    end()
    const second = ['a much longer second index.html', "img-src a much longer second;frame-ancestors 'none'"]
    expect(await answers()).toEqual([...second, 'a much longer second 404.html', 404])
  })

  test('a folder that is taken away, or whose next build cannot be read, leaves the site as it was', async () => {
    build(folder, 'first')()
    const server = createSiteServer({ dir: folder })
    rmSync(folder, { recursive: true })
    expect(await ask('/', {}, 'GET', {}, server)).toMatchObject({ status: 200, body: 'first index.html' })
    build(folder, 'second')()
    rmSync(join(folder, '404.html'))
    expect(await ask('/', {}, 'GET', {}, server)).toMatchObject({ status: 200, body: 'first index.html' })
  })
})

test('500 random addresses are answered with a file or the not-found page, and lead nowhere else', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%00',
      '%',
      '//',
      'terms',
      '404',
      '__proto__',
      'index.html',
      'assets',
      '_headers',
    ),
    fc.webSegment(),
    fc.string().map(encodeURIComponent),
  )
  const address = fc.tuple(fc.array(piece, { maxLength: 6 }), fc.option(fc.webQueryParameters(), { nil: '' }))
  await fc.assert(
    fc.asyncProperty(address, async ([pieces, query]) => {
      const { status, headers } = await ask(`/${pieces.join('/')}${query && `?${query}`}`)
      expect([200, 404]).toContain(status)
      expect(headers.location).toBeUndefined()
      expect(headers['content-security-policy']).toBeTruthy()
    }),
    { numRuns: 500 },
  )
})
