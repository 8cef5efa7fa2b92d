import { expect, test } from 'vitest'
import { headerRules, headersFile, nginxSnippet, readHeadersFile } from '../../tools/headers.ts'

const rules = headerRules('/x/', "default-src 'none'", ['app-1a2b.js'], { days: 1, includeSubDomains: false })
const { 'Permissions-Policy': permissions, ...others } = rules[0]?.headers ?? {}
const REVALIDATED = 'public, max-age=0, must-revalidate'

test('every response has the policy of all pages and the headers that turn off what the site does not use', () => {
  expect(others).toEqual({
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  expect(permissions).toMatch(/^accelerometer=\(\)(?:, [a-z-]+=\(\))*, usb=\(\)$/)
  const [long] = headerRules('/', '', [], { days: 365, includeSubDomains: true })
  expect(long?.headers).toHaveProperty('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
})

test.each([
  ['/x/assets/app-1a2b.js', { ...rules[0]?.headers, 'Cache-Control': 'public, max-age=31536000, immutable' }],
  // A missing file: browsers keep a 404 as long as its headers say.
  ['/x/assets/app-0000.js', { ...rules[0]?.headers, 'Cache-Control': REVALIDATED }],
  ['/x/terms', { ...rules[0]?.headers, 'Cache-Control': REVALIDATED }],
  [
    '/x/.well-known/apple-app-site-association',
    { ...rules[0]?.headers, 'Cache-Control': REVALIDATED, 'Content-Type': 'application/json' },
  ],
  ['/elsewhere', { 'Cache-Control': REVALIDATED }],
])('%s has its headers, as the file for Netlify and Cloudflare Pages says them', (path, headers) => {
  expect(readHeadersFile(headersFile(rules))(path)).toEqual(headers)
})

test('the file is written as those hosts read it, and nginx gets the same headers', () => {
  expect(headersFile(rules).split('\n').slice(0, 2)).toEqual([
    '/x/*',
    "  Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
  ])
  for (const [name, value] of Object.entries(rules[0]?.headers ?? {}))
    expect(nginxSnippet(rules)).toContain(`add_header ${name} "${value}" always;`)
})

test('nginx redirects an address with a trailing slash, and sends no lifetime with errors', () => {
  expect(nginxSnippet(rules)).toContain('rewrite ^/(.+)/$ /$1 permanent;')
  expect(nginxSnippet(rules)).toContain('add_header Cache-Control $cache;')
})
