import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dependencies } from '../../package.json'
import { LICENSES } from '../../tools/licenses'
import { someOf } from '../list'

/** Licenses that require nothing but their text beside the code. */
const ALLOWED = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']

const text = readFileSync(`dist/${LICENSES}`, 'utf8')
const shipped = someOf(text.split('='.repeat(80))[0]?.match(/^.+: \S+$/gm) ?? [], 'shipped packages').map((line) => {
  const [, name = '', license = ''] = /^(.+?)(?: [\d.]+\S*)?: (\S+)$/.exec(line) ?? []
  return { name, license }
})

test('every shipped package has a license that requires only its text', () => {
  expect(shipped.filter(({ license }) => !ALLOWED.includes(license))).toEqual([])
})

test('every package that the site depends on is in the list of licenses', () => {
  const names = shipped.map(({ name }) => name)
  expect(someOf(Object.keys(dependencies), 'dependencies').filter((name) => !names.includes(name))).toEqual([])
})

test('the text of every license is there', () => {
  const words = text.split(/^-{80}$/m)
  expect(words).toHaveLength(shipped.length)
  expect(words.filter((part) => part.trim().length < 100)).toEqual([])
})
