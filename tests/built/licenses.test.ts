import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencies } from '../../package.json'
import { LICENSES } from '../../tools/licenses'
import { nonEmpty } from '../nonEmpty'

/** Licenses that require nothing but their text beside the code. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']

const [, ...parts] = readFileSync(`dist/${LICENSES}`, 'utf8').split(/^## /m)
const shipped = nonEmpty(parts, 'shipped packages').map((part) => {
  const [, name, license, text = ''] = /^(.+?)(?: - \S+|, font) \((.+)\)\n([\s\S]*)$/.exec(part) ?? [part]
  return { name, license: license ?? 'unknown', text: text.trim() }
})

test('every shipped package has a license that requires only its text, which is included', () => {
  expect(shipped.filter(({ license, text }) => !ALLOWED.includes(license) || text.length < 100)).toEqual([])
})

test('every package that the site depends on is in the list of licenses', () => {
  const names = shipped.map(({ name }) => name)
  expect(nonEmpty(Object.keys(dependencies), 'dependencies').filter((name) => !names.includes(name))).toEqual([])
})
