import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listNotes, valueAt } from '../../src/content/factNotes'
import { facts, isUnfilled } from '../../src/content/facts'
import { launchProblems, lineOf } from '../../tools/launchProblems'
import { everyFact, type Filling, filledWith, sample } from '../fillings'

const TODAY = new Date('2027-06-15')
const site = { base: '/', securityExpires: '2027-10-31' }
const [filling = {}] = sample(everyFact, 1)

/** The problems, as `path: message`, if these facts are changed and all others are valid. */
function problems(changed: Filling, settings = site, today = TODAY): string[] {
  const read = (file: string) =>
    file.startsWith('gone') ? undefined : Buffer.from(file.endsWith('copy.svg') ? 'icon.svg' : file)
  return launchProblems(filledWith({ ...filling, ...changed }, facts), settings, { today, read }).map(
    ({ path, what }) => `${path}: ${what}`,
  )
}
const said = (value: unknown, path: string) => problems({ [path]: value })

describe('npm run launch-check', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['tools/launchCheck.ts', ...args], { encoding: 'utf8' })

  test('fails while a fact is missing, and lists each with its line, purpose and an example', () => {
    const { status, stdout } = run('--today=2026-12-01')
    const lines = readFileSync('src/content/facts.ts', 'utf8').split('\n')
    const missing = listNotes().filter(([path]) => isUnfilled(valueAt(path, facts)))
    if (missing.length > 0) expect(status).toBe(1)
    for (const [path, { what }] of missing) {
      const [, line = ''] =
        new RegExp(`^src/content/facts\\.ts:(\\d+)  facts\\.${path}\n    ${escaped(what)}\\. For example: `, 'm').exec(
          stdout,
        ) ?? []
      expect(lines[Number(line) - 1], path).toContain(`${path.split('.').at(-1)}: `)
    }
  })

  test('rejects an invalid day', () => {
    const { status, stderr } = run('--today=soon')
    expect([status, stderr]).toEqual([1, 'soon is not a date: write --today=2027-01-31\n'])
  })
})

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

describe('facts that are filled', () => {
  test('are accepted, whatever fits their kinds', () => {
    fc.assert(
      fc.property(everyFact, (filling) => {
        expect(problems(filling)).toEqual([])
      }),
      { numRuns: 50, seed: 17 },
    )
  })

  test.each(listNotes().map(([path, { example }]) => [path, example]))(
    'the example of %s is refused',
    (path, example) => {
      const own = said(example, path).filter((problem) => problem.startsWith(`facts.${path}: `))
      expect(own).toEqual([expect.stringMatching(/ is the example$/)])
    },
  )

  const fingerprint = (pair: string, count = 32) => Array(count).fill(pair).join(':')
  test.each<[path: string, right: string[], wrong: string[]]>([
    [
      'domain',
      ['www.racing.co.uk', 'xn--rennen-hva.xn--p1ai', 'racing.examples', 'example-racing.com', 'test.com'],
      [
        ...['racing.example', 'racing.test', 'racing.invalid', 'racing.localhost', 'localhost'],
        ...['www.example.org', 'example.net', 'https://racing.com', 'racing.com/', 'racing.com/site'],
        ...['Racing.com', '-racing.com', 'racing', '10.0.0.1', ''],
      ],
    ],
    ['mailDomain', [], ['mail.example.com']],
    ['operator.address', ['Test Street 1, for example.'], ['Formline, formline.example', 'write to help@example.com.']],
    ['operator.name', [], ['', ' ', 'Racing Ltd ', '[to be settled]']],
    ['stores.google.id', [], ['com.example.racing']],
    ['stores.apple.appId', ['A1B2C3D4E5.com.racing.app'], ['com.racing.app', 'A1B2C3D4E5']],
    ['stores.google.fingerprint', [fingerprint('A1')], [fingerprint('A1', 20), fingerprint('a1')]],
    ['legalReview', ['2027-06-15'], ['2027-06-16', '31 January', '2027-02-30', '2027-2-3', '2027-13-01']],
    ['helplinesCalled.uk', [], ['yesterday']],
  ])('%s may be %j and not %j', (path, right, wrong) => {
    const count = (value: string) => said(value, path).filter((problem) => problem.startsWith(`facts.${path}: `)).length
    expect(right.filter((value) => count(value) !== 0)).toEqual([])
    expect(wrong.filter((value) => count(value) !== 1)).toEqual([])
  })

  test('a problem is reported as a sentence', () => {
    expect(said('www.racing.test', 'domain')).toEqual([
      'facts.domain: www.racing.test contains www.racing.test: this domain is reserved for examples',
    ])
    expect(said('2027-06-16', 'legalReview')).toEqual(['facts.legalReview: 2027-06-16 is in the future'])
  })
})

describe('a badge', () => {
  const badge = (file: string, height = 72) => ({ file, width: 200, height })
  const wrong = (...parts: Parameters<typeof badge>) => said(badge(...parts), 'stores.google.badge')

  test('has to be there, with its size', () => {
    expect(wrong('google.svg')).toEqual([])
    expect(wrong('gone.svg')).toEqual(['facts.stores.google.badge: gone.svg is missing: there is no public/gone.svg'])
    expect(wrong('google.svg', 0)[0]).toContain('has no size')
  })

  test.each(['icon.svg', 'icon-192.png', 'favicon.ico', 'copy.svg'])('must not be an icon of the site: %s', (file) => {
    expect(wrong(file)).toEqual([`facts.stores.google.badge: ${file} is an icon of this site, not a badge`])
  })

  test('of Google is no smaller than Apple’s', () => {
    expect(wrong('google.svg', 60)[0]).toContain('is smaller than Apple’s badge')
  })
})

test.each([
  ['apple', '17', 'https://apps.apple.com/gb/app/racing/id17', 0],
  ['apple', '17', 'https://apps.apple.com/gb/app/racing/id170', 1],
  ['apple', '17', 'https://apps.apple.co/gb/app/racing/id17', 1],
  ['apple', '17', 'http://apps.apple.com/app/id17', 1],
  ['apple', '17', 'apps.apple.com/app/id17', 1],
  ['google', 'uk.a', 'https://play.google.com/store/apps/details?id=uk.a&hl=en', 0],
  ['google', 'uk.a', 'https://play.google.com/store/apps/details?id=uk.ab', 1],
  ['google', 'uk.a', 'https://www.racing.com/?id=uk.a', 1],
])('the address of %s leads to its app %s: %s, %i problems', (store, id, address, count) => {
  expect(problems({ [`stores.${store}.id`]: id, [`stores.${store}.address`]: address })).toHaveLength(count)
})

test.each([
  ['securityExpires', ['2027-08-14'], ['2027-08-13', 'soon', '2027-11-31']],
  ['base', ['/', '/site/', '/a/b.c/'], ['', '/site', 'site/', 'https://a.b/', '/a b/']],
])('the setting %s of the site may be %j and not %j', (name, right, wrong) => {
  const count = (value: string) => problems({}, { ...site, [name]: value }).length
  expect([right.map(count), wrong.map(count)]).toEqual([right.map(() => 0), wrong.map(() => 1)])
})

describe('the line of a fact', () => {
  const source = `import { unfilled } from './facts'
export const other = { a: 1 }
export const facts: Facts = {
  // a: 'a'
  a: 'same',
  'b': { c: "same", d: \`same\`, },
  e: ['same',
    'same'].join(' '), f: unfilled(
    '[f]'),
  g: { ...other } as const,
} satisfies Facts
`
  test.each([
    ['facts.a', 5],
    ['facts.b', 6],
    ['facts.b.c', 6],
    ['facts.b.d', 6],
    ['facts.e', 7],
    ['facts.f', 8],
    ['other.a', 2],
    // Found as far as it is there.
    ['facts.g.a', 10],
    ['facts.a.b', 5],
    ['facts.z', 3],
    ['gone.a', 1],
  ])('%s is in line %i, whatever its notation', (path, line) => {
    expect(lineOf(path, source)).toBe(line)
  })

  test('every fact has a line of the file', () => {
    const text = readFileSync('src/content/facts.ts', 'utf8')
    const lines = text.split('\n')
    // A long value is on the line after its name.
    for (const [path] of listNotes())
      expect(lines[lineOf(`facts.${path}`, text) - 1], path).toMatch(new RegExp(`\\b${path.split('.').at(-1)}:`))
  })
})
