import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontRanges } from '../../src/theme/fontRanges'
import { fontLicense } from '../../tools/fontSource'
import { charactersOf } from '../../tools/unicodeRange'
import { builtPaths, documentOf, textOf } from './documents'

test('the fonts have every character on the built pages (if not, add it to src/theme/fontRanges.ts)', () => {
  const shown = builtPaths
    .map((path) => textOf(documentOf(path).body))
    .join('')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  const drawn = charactersOf(Object.values(fontRanges).join())
  expect(shown.length).toBeGreaterThan(10_000)
  expect([...new Set(shown)].filter((character) => !drawn.includes(character))).toEqual([])
})

test('the license that is shipped with the fonts is that of the installed package (if not, run `npx node tools/font.ts`)', () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').split(/\r?\n/)
  expect(linesOf(fontLicense).join()).toContain('SIL OPEN FONT LICENSE')
  expect(linesOf('dist/font-license.txt')).toEqual(linesOf(fontLicense))
})
