// @vitest-environment node
import { expect, test } from 'vitest'
import {
  CACHE,
  headerRules,
  headersFile,
  headersFor,
  nginxSnippet,
  readHeadersFile,
  TYPES,
} from '../../tools/headers.ts'

const rules = () => headerRules('/x/', "default-src 'none'", { days: 1, includeSubDomains: false })

test('every response has the policy of all pages and the headers that turn off unused features', () => {
  const [all] = rules()
  expect(all?.path).toBe('/x/*')
  const { 'Permissions-Policy': permissions = '', ...others } = { ...all?.headers }
  expect(others).toEqual({
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
  expect(permissions.split(', ')).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'xr-spatial-tracking=()']),
  )
  expect(permissions).toMatch(/^[a-z\d-]+=\(\)(?:, [a-z\d-]+=\(\))*$/)
})

test('HSTS has the days and the subdomains of the settings', () => {
  const told = (days: number, includeSubDomains: boolean) =>
    headerRules('/', '', { days, includeSubDomains })[0]?.headers['Strict-Transport-Security']
  expect(told(1, false)).toBe('max-age=86400')
  expect(told(365, true)).toBe('max-age=31536000; includeSubDomains')
})

test('only files with hashed names are cached forever', () => {
  expect(headersFor('/x/assets/app-1a2b.js', rules())['Cache-Control']).toBe('public, max-age=31536000, immutable')
  expect(headersFor('/x/terms', rules())['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(headersFor('/x/terms', rules())['X-Content-Type-Options']).toBe('nosniff')
  expect(headersFor('/elsewhere', rules())).toEqual({ 'Cache-Control': CACHE.rest })
})

test('Apple’s file without extension is JSON', () => {
  const type = (path: string) => headersFor(path, rules())['Content-Type']
  expect(type('/x/.well-known/apple-app-site-association')).toBe('application/json')
  expect(type('/x/.well-known/security.txt')).toBeUndefined()
})

test('a star in the middle of a path is an ordinary character', () => {
  const rule = { path: '/a*b/*', headers: { 'X-Seen': 'yes' } }
  expect(headersFor('/a*b/page', [rule])).toHaveProperty('X-Seen', 'yes')
  expect(headersFor('/ab/page', [rule])).not.toHaveProperty('X-Seen')
})

test('the file for Netlify and Cloudflare Pages is written as they read it, and read as it was written', () => {
  const two = [
    { path: '/*', headers: { 'X-One': 'a: b', 'X-Two': 'c' } },
    { path: '/assets/*', headers: { 'X-Three': 'd' } },
  ]
  expect(headersFile(two)).toBe('/*\n  X-One: a: b\n  X-Two: c\n/assets/*\n  X-Three: d\n')
  expect(readHeadersFile(headersFile(two))).toEqual(two)
  expect(readHeadersFile(`\n\n${headersFile(two)}\n`)).toEqual(two)
  expect(readHeadersFile('  X-Lost: of no address\n')).toEqual([])
  expect(readHeadersFile('/page  X-No: header\n')).toEqual([{ path: '/page  X-No: header', headers: {} }])
})

test('nginx gets the same headers, types and caching, and the addresses that are not found', () => {
  const lines = nginxSnippet(rules()).split('\n')
  expect(lines).toEqual([
    '# Made by the build: include this in the server block, after its root.',
    'index index.html;',
    'charset utf-8;',
    `types { text/html html; ${Object.entries(TYPES)
      .map(([ending, type]) => `${type} ${ending};`)
      .join(' ')} }`,
    'error_page 404 /404.html;',
    `set $cache "${CACHE.rest}";`,
    `if ($uri ~ "^/x/assets/") { set $cache "${CACHE.assets}"; }`,
    'add_header Cache-Control $cache always;',
    ...Object.entries(rules()[0]?.headers ?? {}).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'location / { try_files $uri $uri.html $uri/ =404; }',
    'location = /x/.well-known/apple-app-site-association { types {} default_type application/json; }',
    'location = /404 { return 404; }',
    'location = /404.html { internal; }',
    'location = /_headers { return 404; }',
    '',
  ])
})
