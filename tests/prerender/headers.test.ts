import { expect, test } from 'vitest'
import { headerRules, headersFile, nginxSnippet, readHeadersFile } from '../../src/prerender/headers.ts'

const rules = headerRules('/x/', "default-src 'none'", { days: 1, includeSubDomains: false })
const { 'Permissions-Policy': permissions, ...others } = rules[0]?.headers ?? {}

test('every response has the Content-Security-Policy and the other security headers', () => {
  expect(others).toEqual({
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=86400',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  expect(permissions).toMatch(/^accelerometer=\(\)(?:, [a-z-]+=\(\))*, usb=\(\)$/)
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment'])
    expect(permissions).toContain(`${feature}=()`)
})

const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
test.each([
  // Revalidated despite the hash in its name: otherwise browsers would cache a 404 if the file is missing.
  ['/x/assets/app-1a2b.js', revalidate],
  ['/x/terms', revalidate],
  ['/x/.well-known/apple-app-site-association', { ...revalidate, 'Content-Type': 'application/json' }],
])('Netlify and Cloudflare Pages serve %s with its headers', (path, headers) => {
  expect(readHeadersFile(headersFile(rules))(path)).toEqual({ ...rules[0]?.headers, ...headers })
})

test('nginx sends the same headers, redirects trailing slashes and gives errors no cache lifetime', () => {
  const snippet = nginxSnippet(rules)
  for (const [name, value] of Object.entries(rules[0]?.headers ?? {}))
    expect(snippet).toContain(`add_header ${name} "${value}" always;`)
  // A block with an add_header of its own does not inherit those of the server block (nginx/nginx#487), and `expires`
  // adds a second Cache-Control.
  const blocks = [...snippet.matchAll(/^(?:location|if)[^{]*\{((?:[^{}]|\{[^{}]*\})*)\}/gm)]
  expect(blocks.length).toBeGreaterThan(3)
  expect(blocks.map(([block]) => block).filter((block) => /add_header|expires/.test(block))).toEqual([])
  for (const line of [
    'rewrite ^/(.+)/$ /$1 permanent;',
    'error_page 404 /404.html;',
    'set $cache "public, max-age=0, must-revalidate";',
    'if ($uri ~ "^/assets/") { set $cache "public, max-age=31536000, immutable"; }',
    'add_header Cache-Control $cache;',
    'location = /.well-known/apple-app-site-association { types {} default_type application/json; }',
  ])
    expect(snippet.split('\n')).toContain(line)
})
