import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { someOf } from '../list'
import { builtPaths, htmlOf } from './site'

const names = (css: string, pattern: RegExp) => new Set(Array.from(css.matchAll(pattern), ([, name = '']) => name))
/** Tokens that CSS declares for the whole page, and those that it uses. */
const declared = (css: string) => names((css.match(/:root\{[^}]*\}/g) ?? []).join(''), /(--[cf]-[\w-]+):/g)
const used = (css: string) => names(css, /var\((--[cf]-[\w-]+)/g)

const files = readdirSync('dist/assets').filter((name) => name.endsWith('.css'))
const cssOf = (file: string) => readFileSync(`dist/assets/${file}`, 'utf8')
const globalCss = cssOf(files.find((file) => file.startsWith('index-')) ?? '')
const stylesOf = (path: string) => /<style>(.*?)<\/style>/s.exec(htmlOf(path))?.[1] ?? ''
const sheets = [
  ...files.map((file) => [file, cssOf(file)] as const),
  ...builtPaths.map((path) => [path, stylesOf(path)] as const),
]

test.each(someOf(sheets, 'style sheets'))('every token that %s uses is declared in it or globally', (_, css) => {
  const known = new Set([...declared(globalCss), ...declared(css)])
  expect([...used(css)].filter((token) => !known.has(token))).toEqual([])
})

test('a page declares only tokens that some style sheet of it uses', () => {
  for (const [, css] of someOf(sheets, 'style sheets')) {
    const elsewhere = files.map(cssOf).join('')
    expect([...declared(css)].filter((token) => !used(elsewhere).has(token))).toEqual([])
  }
})

test('the tokens of the home page’s drawings are not on the legal pages', () => {
  const legal = declared(stylesOf('/terms'))
  expect([...declared(stylesOf('/'))].filter((token) => !legal.has(token)).length).toBeGreaterThan(5)
})
