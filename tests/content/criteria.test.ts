import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checks as gateChecks } from '../../gate/checks'
import { known } from '../../src/content/accessibility'
import { type CheckKey, checks, criteria, judgedCriteria, wcag } from '../../src/content/criteria'
import { conformanceReport } from '../../tools/conformance'
import { someOf } from '../list'

interface Listed {
  readonly title: string
  readonly versions: readonly (readonly [version: string, { readonly level: string }])[]
}

const judged = someOf(judgedCriteria, 'criteria')
const judgedBy = (key: CheckKey) =>
  judged.filter(({ evidence }) => 'by' in evidence && evidence.by.includes(key)).map(({ number }) => number)

describe('the criteria of WCAG 2.2', () => {
  test('are those 55 of levels A and AA that W3C lists', async () => {
    // Siteimprove generates its list from W3C's.
    const list = resolve('node_modules', '@siteimprove', 'alfa-wcag', 'dist', 'criterion', 'data.js')
    const { Criteria } = await import(pathToFileURL(list).href)
    const listed = Object.entries(Criteria as Record<string, Listed>).flatMap(([number, { title, versions }]) => {
      const { level } = versions.find(([version]) => version === '2.2')?.[1] ?? {}
      return level === 'A' || level === 'AA' ? [[number, title.toLowerCase(), level]] : []
    })
    expect(listed).toHaveLength(55)
    expect(Object.entries(wcag).map(([number, [name, level]]) => [number, name.toLowerCase(), level])).toEqual(listed)
  })

  test('each is met by a check, or has a reason why it does not apply', () => {
    const empty = judged.filter(({ evidence }) =>
      'by' in evidence ? evidence.by.length === 0 : !evidence.notApplicable.endsWith('.'),
    )
    expect(empty).toEqual([])
  })

  test('a criterion without a check or a reason does not compile', () => {
    const { '1.1.1': _, ...without } = criteria
    // @ts-expect-error 1.1.1 has no evidence
    const list: Record<keyof typeof wcag, object> = without
    // @ts-expect-error the list of checks is empty
    const none: (typeof judged)[number]['evidence'] = { by: [] }
    // @ts-expect-error there is no such check
    const strange: (typeof judged)[number]['evidence'] = { by: ['wave'] }
    expect([list, none, strange]).toHaveLength(3)
  })
})

describe('the checks that they name', () => {
  test.each(Object.values(checks))('$name is there: $at', ({ at }) => {
    if (!at.startsWith('gate ')) expect(existsSync(at)).toBe(true)
    else expect(gateChecks.map(({ name }) => `gate ${name}`)).toContain(at)
  })

  test.each(Object.keys(checks) as CheckKey[])('%s is named by a criterion', (key) => {
    expect(judgedBy(key)).not.toEqual([])
  })

  test.each(judgedBy('criteria'))('there is a test of %s', (number) => {
    expect(readFileSync(checks.criteria.at, 'utf8')).toMatch(
      new RegExp(`test\\(\`[^\`]*WCAG [^\`]*\\b${number.replaceAll('.', '\\.')}\\b`),
    )
  })

  test('there is a test of 1.4.11', () => {
    expect(judgedBy('colors')).toEqual(['1.4.11'])
    expect(readFileSync(checks.colors.at, 'utf8')).toContain("describe('WCAG 1.4.11'")
  })
})

test('the page lists the known problems with screen readers', () => {
  const [, list = ''] = /const known = \[(.*?)\n\] as const/s.exec(readFileSync('e2e/listen.ts', 'utf8')) ?? []
  const heard = Array.from(list.matchAll(/rule: '([\w-]+)'/g), ([, rule]) => rule)
  expect(Object.keys(known).sort()).toEqual([...new Set(heard)].sort())
})

test('docs/conformance.yaml says the same', async () => {
  await expect(conformanceReport()).toMatchFileSnapshot('../../docs/conformance.yaml')
})
