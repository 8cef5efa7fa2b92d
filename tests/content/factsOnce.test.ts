import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { site } from '../../src/content/site'
import { someOf } from '../list'
import { claims, helplines } from '../product'

/** The files that contain the facts. */
const FACTS = ['src/content/facts.ts', 'src/content/site.ts']
const LEGAL_TEXTS = ['src/content/terms.ts', 'src/content/privacy.ts', 'src/content/personalData.ts']

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => join('src', name).replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !FACTS.includes(name))

/** Every match of a pattern outside of comments, as `file: line`. */
function placesOf(pattern: RegExp, where: readonly string[]): string[] {
  return someOf(where, 'files').flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|(?<![:'"`])\/\/.*?$/gms, '')
    return code.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : []))
  })
}

const escaped = (literal: string) => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

test.each([
  ...[...helplines.map(([, number]) => number), ...claims.map(([value]) => value)],
  ...['Formline', 'formline.example', 'iOS 14', 'Android 8', 'October 27, 2025', '2025-10-27', 'monthly, quarterly'],
  ...['[Jurisdiction]', '18+', '18s'],
])('the fact "%s" is written in content/site.ts or facts.ts alone', (literal) => {
  expect(placesOf(new RegExp(`(?<!\\d)${escaped(literal)}`, 'i'), files)).toEqual([])
})

/** Every number of `site`: ages, days, hours, months. */
const numbers = [...new Set(Object.values(site).filter((value) => typeof value === 'number'))]

test.each([
  new RegExp(`(?<![\\w.,#-])(${numbers.join('|')})(?![\\w-]|[.,]\\d)`),
  /\b(eighteen|thirty|twenty-four|ninety|fourteen)\b/i,
  /\b(Apple|Google|App Store|Google Play)\b(?! Media| Terms)/,
])('the legal texts take numbers and names from content/site.ts: %s', (pattern) => {
  expect(placesOf(pattern, LEGAL_TEXTS)).toEqual([])
})
