import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontPackage } from '../../tools/fontSource'
import { GLYPHS } from '../../tools/glyphs'
import { builtPaths, documentOf, textOf } from './site'

test('the built pages need no glyph that the font was cut to leave out', () => {
  const shown = builtPaths.map((path) => textOf(documentOf(path).body)).join('')
  const missing = [...new Set(shown)].filter((glyph) => !GLYPHS.includes(glyph))
  expect(shown.length).toBeGreaterThan(10_000)
  expect(missing).toEqual([])
})

test('the committed font is that of tools/fontSource.ts: else `npx node tools/font.ts`', () => {
  expect(readFileSync('src/assets/fonts/LICENSE.txt', 'utf8')).toBe(readFileSync(`${fontPackage}/LICENSE`, 'utf8'))
})
