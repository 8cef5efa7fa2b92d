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

const rules = headerRules('/x/', "default-src 'none'", { days: 1, includeSubDomains: false })
const onAll = rules[0]?.headers ?? {}

test('every response has the policy of all pages and the headers that turn off unused features', () => {
  const { 'Permissions-Policy': permissions = '', ...others } = onAll
  expect([rules[0]?.path, others]).toEqual([
    '/x/*',
    {
      'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=86400',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  ])
  expect(permissions).toMatch(/^accelerometer=\(\)(?:, [a-z\d-]+=\(\))*, xr-spatial-tracking=\(\)$/)
  const [long] = headerRules('/', '', { days: 365, includeSubDomains: true })
  expect(long?.headers).toHaveProperty('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
})

test.each([
  ['/x/assets/app-1a2b.js', { ...onAll, 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/x/terms', { ...onAll, 'Cache-Control': 'public, max-age=0, must-revalidate' }],
  ['/x/.well-known/security.txt', { ...onAll, 'Cache-Control': CACHE.rest }],
  [
    '/x/.well-known/apple-app-site-association',
    { ...onAll, 'Cache-Control': CACHE.rest, 'Content-Type': 'application/json' },
  ],
  ['/elsewhere', { 'Cache-Control': CACHE.rest }],
])('%s has its headers', (path, headers) => {
  expect(headersFor(path, rules)).toEqual(headers)
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
  expect(readHeadersFile(`\n\n${headersFile(two)}\n`)).toEqual(two)
  expect(readHeadersFile('  X-Lost: of no address\n')).toEqual([])
  expect(readHeadersFile('/page  X-No: header\n')).toEqual([{ path: '/page  X-No: header', headers: {} }])
})

test('nginx gets the same headers, types and caching, and the addresses that are not found', () => {
  const types = Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`)
  expect(nginxSnippet(rules).split('\n')).toEqual([
    '# Made by the build: include this in the server block, after its root.',
    'index index.html;',
    'charset utf-8;',
    `types { text/html html; ${types.join(' ')} }`,
    'error_page 404 /404.html;',
    `set $cache "${CACHE.rest}";`,
    `if ($uri ~ "^/x/assets/") { set $cache "${CACHE.assets}"; }`,
    'add_header Cache-Control $cache always;',
    ...Object.entries(onAll).map(([name, value]) => `add_header ${name} "${value}" always;`),
    'location / { try_files $uri $uri.html $uri/ =404; }',
    'location = /x/.well-known/apple-app-site-association { types {} default_type application/json; }',
    'location = /404 { return 404; }',
    'location = /404.html { internal; }',
    'location = /_headers { return 404; }',
    '',
  ])
})
