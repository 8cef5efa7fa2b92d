import { expect, test } from 'vitest'
import { headersFile } from '../../src/prerender/headersFile.ts'

test('every response has the Content-Security-Policy and the other security headers, and Apple’s file its type', () => {
  const [all, apple] = headersFile('/x/', "default-src 'none'", { days: 1, includeSubDomains: false }).split(/\n(?=\S)/)
  expect(all?.replace(/(?<=camera=\(\)).*/, ' …').split('\n  ')).toEqual([
    '/x/*',
    "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
    'Strict-Transport-Security: max-age=86400',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'Permissions-Policy: accelerometer=(), camera=() …',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: cross-origin',
  ])
  expect(apple).toBe('/x/.well-known/apple-app-site-association\n  Content-Type: application/json\n')
})
