import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencies } from '../../package.json'
import { nonEmpty } from '../nonEmpty'

/** Licenses that only require their text to be distributed with the code. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']

const [, ...parts] = readFileSync('dist/licenses.txt', 'utf8').split(/^## /m)
const shipped = nonEmpty(parts, 'shipped packages').map((part) => {
  const [, name, license, text = ''] = /^(.+?) - \S+ \((.+)\)\n([\s\S]*)$/.exec(part) ?? [part]
  return { name, license: license ?? 'unknown', text: text.trim() }
})

test('every shipped package has an allowed license, and its text is included', () => {
  expect(shipped.filter(({ license, text }) => !ALLOWED.includes(license) || text.length < 100)).toEqual([])
})

test('the license list has every package in the dependencies', () => {
  const names = shipped.map(({ name }) => name)
  expect(nonEmpty(Object.keys(dependencies), 'dependencies').filter((name) => !names.includes(name))).toEqual([])
})
