// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { facts, unfilled, unfilledFacts } from '../../src/content/site'
import { launchProblems, lineOf } from '../../tools/launchCheck'

const SOURCE = 'src/content/site.ts'
/** A day on which everything that has a date still holds. */
const TODAY = '2026-12-01'

describe('the site as it is', () => {
  test('the check fails while a fact is unfilled, and names each with its line', () => {
    const { status, stdout } = spawnSync(process.execPath, ['tools/launchCheck.ts', `--today=${TODAY}`], {
      encoding: 'utf8',
    })
    const missing = unfilledFacts()
    expect(status).toBe(missing.length > 0 ? 1 : 0)
    const lines = readFileSync(SOURCE, 'utf8').split('\n')
    for (const { path, fact } of missing) {
      const line = lines.findIndex((text) => text.includes(fact.unfilled)) + 1
      expect(stdout).toContain(`${SOURCE}:${line}  ${path}\n    ${fact.unfilled}\n`)
    }
  })
})

describe('facts that cannot be true', () => {
  const { apple } = facts.stores
  const problemsOf = (changed: Partial<typeof facts>, today = TODAY) =>
    launchProblems({ ...facts, ...changed }, new Date(today), (file) => file !== 'gone.svg')
      .filter(({ at }) => at.startsWith("'"))
      .map(({ path, at }) => [path, at])
  const stores = (changed: object) => ({ stores: { ...facts.stores, apple: { ...apple, ...changed } } })

  test.each([
    ['2027-10-31', '2027-09-01', []],
    ['2027-10-31', '2027-09-02', [['securityExpires', "'2027-10-31'"]]],
    ['soon', '2027-01-01', [['securityExpires', "'soon'"]]],
  ])('security.txt until %s, launched on %s', (securityExpires, today, expected) => {
    expect(problemsOf({ securityExpires }, today)).toEqual(expected)
  })

  test.each([
    ['www.racing.co.uk', 0],
    ['racing.example', 1],
    ['racing.test', 1],
    ['racing.invalid', 1],
    ['racing.examples', 0],
    ['racing.tests', 0],
    ['racing.invalids', 0],
    ['https://racing.com', 1],
    ['racing.com/', 1],
  ])('the domain %s: %i problem', (domain, count) => {
    expect(problemsOf({ domain, mailDomain: domain })).toHaveLength(count * 2)
  })

  test('an address of another app is none of ours', () => {
    const id = '17'
    expect(problemsOf(stores({ id, address: 'https://apps.apple.com/app/id17' }))).toEqual([])
    for (const address of ['https://apps.apple.com/app/id18', 'http://apps.apple.com/app/id17'])
      expect(problemsOf(stores({ id, address }))).toEqual([['stores.apple.address', `'${address}'`]])
  })

  test('a badge has to be there', () => {
    const size = { width: 1, height: 1 }
    expect(problemsOf(stores({ badge: { ...size, file: 'there.svg' } }))).toEqual([])
    expect(problemsOf(stores({ badge: { ...size, file: 'gone.svg' } }))).toEqual([['stores.apple.badge', "'gone.svg'"]])
  })

  test('what is wrong is told with what it is about', () => {
    const said = (changed: object) =>
      launchProblems({ ...facts, ...changed }, new Date(TODAY), () => false).map(({ what }) => what)
    expect(said({ domain: 'racing.example' })).toContain('racing.example is no domain that can be registered')
    expect(said(stores({ id: '17', address: 'https://a.b/18' }))).toContain('https://a.b/18 does not lead to app 17')
    expect(said(stores({ badge: { width: 1, height: 1, file: 'gone.svg' } }))).toContain('public/gone.svg is missing')
    expect(said({ securityExpires: '2026-12-03' })).toContain(
      'security.txt holds for 2 days more; it has to be 60: read it again and set a day',
    )
  })

  test('an address is judged once the app’s id is known, and the other way round', () => {
    const missing = unfilled('the fact', '')
    expect(problemsOf(stores({ id: missing, address: 'https://a.b' }))).toEqual([])
    expect(problemsOf(stores({ id: '17', address: missing }))).toEqual([])
  })

  test('a badge is looked for in public/', () => {
    const badge = (file: string) => stores({ badge: { width: 1, height: 1, file } })
    const ofBadge = (file: string) =>
      launchProblems({ ...facts, ...badge(file) }, new Date(TODAY)).filter(({ path }) => path === 'stores.apple.badge')
    expect(ofBadge('icon.svg').map(({ at }) => at)).not.toContain("'icon.svg'")
    expect(ofBadge('gone.svg').map(({ at }) => at)).toEqual(["'gone.svg'"])
  })

  test('a line is found by its text, which has to be on one alone', () => {
    expect(lineOf('b', 'a\nb\nc')).toBe(2)
    expect(() => lineOf('d', 'a\nb')).toThrow('0 lines')
    expect(() => lineOf('a', 'a\na')).toThrow('2 lines')
  })
})
