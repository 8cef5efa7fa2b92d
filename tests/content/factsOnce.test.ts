import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { someOf } from '../list'

/** The files that contain the facts, and generated files. */
const EXEMPT = ['src/content/facts.ts', 'src/content/site.ts', 'src/routeTree.gen.ts']
const LEGAL_TEXTS = ['src/content/terms.ts', 'src/content/privacy.ts', 'src/content/personalData.ts']

const files = someOf(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((name) => /\.(tsx?|css|html)$/.test(name) && !EXEMPT.some((path) => name.startsWith(path)))
    .concat('index.html'),
  'source files',
)

/** Every match of a pattern, as `file:line: text`. */
function placesOf(pattern: RegExp, where: readonly string[]): string[] {
  return where.flatMap((file) =>
    withoutComments(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
}

/** Source without its comments; line numbers stay the same. */
function withoutComments(source: string): string {
  return source
    .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<![:'"`])\/\/.*$/gm, '')
}

const escaped = (literal: string) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** The literal by itself, not as part of a longer word or number. */
const alone = (literal: string) => new RegExp(`(?<![\\w.,#-])${escaped(literal)}(?![\\w-]|[.,]\\d)`)

const literals =
  `Formline|formline.example|0808 8020 133|+448088020133|1-800-GAMBLER|+18004262537|1,000+|10K+|85%|1M+|iOS 14
|Android 8|October 27, 2025|2025-10-27|monthly, quarterly|[Jurisdiction]`.split(/\n?\|/)

test.each(literals)('the fact "%s" is written in content/site.ts or facts.ts alone', (literal) => {
  expect(placesOf(new RegExp(escaped(literal), 'i'), files)).toEqual([])
})

test('no page writes the age mark out', () => {
  expect(placesOf(new RegExp(`(?<!\\d)${site.minimumAge}(\\+|s\\b)`), files)).toEqual([])
})

/** Every number of `site`: ages, days, hours, months. */
const numbers = Object.values(site).filter((value) => typeof value === 'number')

test.each([
  ...[...new Set(numbers)].map((number) => alone(`${number}`)),
  /\b(eighteen|thirty|twenty-four|ninety|fourteen)\b/i,
  /\b(Apple|Google|App Store|Google Play)\b(?! Media| Terms)/,
])('the legal texts take numbers and names from content/site.ts: %s', (pattern) => {
  expect(placesOf(pattern, LEGAL_TEXTS)).toEqual([])
})

test('the search does find a number that is written out', () => {
  const found = ['within 30 days', '(30)', 'the 30.', '`30`'].filter((line) => alone('30').test(line))
  const passed = ['300', '2030', 'v1.30', '30px', '#30', '30-day', '1,30', 'M30 4'].filter((line) =>
    alone('30').test(line),
  )
  expect([found.length, passed]).toEqual([4, []])
})
