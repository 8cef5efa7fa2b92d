import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { baseOf } from '../../tools/server'
import { constants } from '../product'
import { all, builtPaths, fileOf, parse } from './documents'

/** The policy of every page, with HASHES in place of the hashes of its inline scripts or styles, style attributes included. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' HASHES",
  'style-src HASHES',
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]
const directivesOf = (policy: string) =>
  policy.replaceAll(/'sha256-[^']+'( 'sha256-[^']+')*( 'unsafe-hashes')?/g, 'HASHES').split(';')

describe.each(builtPaths)('the policy of %s', (path) => {
  // Not `documentOf`, which changes URLs, and with them hashes, if the site has a base path.
  const page = parse(readFileSync(fileOf(path), 'utf8'))
  const meta = page.head.firstElementChild
  const policy = meta?.getAttribute('content') ?? ''

  test('is the first element of the page, and complete', () => {
    expect(meta?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    expect(directivesOf(policy)).toEqual(POLICY)
  })

  test('allows exactly the inline scripts, styles and style attributes of the page, by hash', () => {
    const inline = all(page, 'script:not([src], [type="application/ld+json"]), style').map(
      ({ textContent }) => textContent,
    )
    const attributes = [...page.querySelectorAll('[style]')].map((element) => element.getAttribute('style'))
    // Emotion adds an empty style element and inserts rules with JavaScript.
    const texts = new Set(['', ...inline, ...attributes])
    const hashes = [...texts].map((code) => createHash('sha256').update(`${code}`).digest('base64'))
    expect(Array.from(policy.matchAll(/sha256-([^']+)/g), ([, hash]) => hash).sort()).toEqual(hashes.sort())
  })
})

const [everywhere = '', apple] = readFileSync('dist/_headers', 'utf8').split(/\n(?=\S)/)
const [responses, policy = '', ...others] = everywhere.split('\n  ')

test('every response has the same policy as the pages, which also forbids framing', () => {
  expect(responses).toBe(`${baseOf()}*`)
  expect(directivesOf(policy.replace('Content-Security-Policy: ', ''))).toEqual([...POLICY, "frame-ancestors 'none'"])
})

test('every response has the other security headers, and Apple’s file its type', () => {
  const { days, includeSubDomains } = constants.hsts
  expect(others.map((header) => header.replace(/(?<=camera=\(\)).*/, ' …'))).toEqual([
    `Strict-Transport-Security: max-age=${days * 86_400}${includeSubDomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: no-referrer',
    'Permissions-Policy: accelerometer=(), camera=() …',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: cross-origin',
  ])
  expect(apple).toBe(`${baseOf()}.well-known/apple-app-site-association\n  Content-Type: application/json\n`)
})
