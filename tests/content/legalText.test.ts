import { describe, expect, test } from 'vitest'
import { accessibility } from '../../src/content/accessibility'
import { facts, shown } from '../../src/content/facts'
import type { LegalSection } from '../../src/content/legalText'
import { personalData } from '../../src/content/personalData'
import { privacy } from '../../src/content/privacy'
import { site } from '../../src/content/site'
import { terms } from '../../src/content/terms'
import { withoutFacts } from '../facts'
import { someOf } from '../list'
import { plain, runsOf, textsOf, wordsOf } from './runs'

const texts = [
  { name: 'Terms', text: terms },
  { name: 'Privacy Policy', text: privacy },
  { name: 'statement on accessibility', text: accessibility },
] as const

describe.each(texts)('the text of the $name', ({ text }) => {
  const sections = someOf(text.sections as readonly LegalSection[], 'sections')

  test('no section and no run of text is empty, and every section has its own title', () => {
    expect(sections.filter(({ body }) => body.length === 0).map(({ id }) => id)).toEqual([])
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
    expect(someOf(runsOf(sections), 'runs').filter((run) => wordsOf(run) === '')).toEqual([])
  })

  test('runs are separated by exactly one space', () => {
    const joined = someOf(
      sections.flatMap(({ body }) => body.flatMap(textsOf)),
      'paragraphs',
    ).map((text) => withoutFacts(plain(text)))
    expect(joined.filter((line) => /\s{2}|^\s|\s$|[a-z][.,;:][A-Za-z]|\s[.,;:]/.test(line))).toEqual([])
  })

  test('apostrophes and quotation marks are typographic', () => {
    expect(runsOf(text).filter((run) => /['"]/.test(withoutFacts(wordsOf(run))))).toEqual([])
  })
})

/** The whole text of these pages, without their lists of what is not collected. */
const whole = texts.flatMap(({ text }) =>
  (text.sections as readonly LegalSection[]).flatMap(({ short, body }) => [
    plain(short),
    ...body.flatMap(textsOf).map(plain),
  ]),
)

describe('personal data', () => {
  const names = someOf(personalData, 'kinds').map(({ name }) => name.toLowerCase())
  const described = personalData.map(({ name, what }) => `${name}: ${what}`.toLowerCase()).join('\n')

  /** Names of personal data, in the words of the stores' lists of data types and of this policy. */
  const kind =
    /\b(?:(?:account|profile|usage|device|racing|purchase|payment|billing|financial|location|health|identity|biometric|browsing|search|diagnostic|crash|analytics|advertising|marketing|subscription|website|server) (?:info|information|data|details|records|logs|history|reports|identifier)|records of choices|race records|messages|email address|password|display name|ip address|proof of age(?: or identity)?|card number|bank details|date of birth)\b/g
  /** Kinds of data that a text says we do not get. */
  const notOurs = ['card number', 'bank details', 'payment details', 'card details', 'advertising identifier']

  test('every kind that a text names is one of the inventory', () => {
    const named = someOf(new Set(whole.flatMap((text) => text.toLowerCase().match(kind) ?? [])), 'kinds')
    expect(named.filter((words) => !described.includes(words) && !notOurs.includes(words))).toEqual([])
  })

  test('no two kinds have the same name', () => {
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('addresses', () => {
  test('no text contains one: it names the purpose, which gives the address', () => {
    const written = texts
      .flatMap(({ text }) => runsOf(text))
      .filter((run) => typeof run === 'string' && run.includes('@'))
    expect(written).toEqual([])
  })

  test('every purpose is used, so that the list is that of the texts', () => {
    const used = texts
      .flatMap(({ text }) => runsOf(text))
      .flatMap((run) => (typeof run === 'object' && 'mail' in run ? [run.mail] : []))
    expect(Object.keys(site.writeTo).filter((purpose) => !used.some((mail) => mail === purpose))).toEqual([])
  })
})

describe('who the company is', () => {
  const { operator, representatives, hosts, disputeBody } = facts
  const missing = Object.entries({ ...operator, ...representatives, ...hosts, disputeBody }).map(
    ([name, value]) => [name, value] as const,
  )

  test.each(missing)('the placeholder of a legal person does not read like a name: %s', (_, value) => {
    if (typeof value !== 'string') expect(shown(value)).toMatch(/^\[[^\]]+\]$/)
    expect(shown(value)).not.toBe(site.name)
  })

  test('no text lets the product act or own as a person does', () => {
    const person = new RegExp(
      `\\b(?:to|by|with|from|is) ${site.name}\\b(?! App)|${site.name} (?:is|decides|owns|makes|may|will|must)\\b`,
    )
    // The company may have the product's name.
    expect(whole.filter((text) => person.test(text.replaceAll(shown(operator.name), '')))).toEqual([])
  })
})
