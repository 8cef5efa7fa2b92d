import { describe, expect, test } from 'vitest'
import { accessibility } from '../../src/content/accessibility'
import { writeTo } from '../../src/content/contacts'
import type { LegalSection } from '../../src/content/legalText'
import { personalData } from '../../src/content/personalData'
import { privacy } from '../../src/content/privacy'
import { site } from '../../src/content/site'
import { terms } from '../../src/content/terms'
import { withoutFacts } from '../facts'
import { someOf } from '../list'
import { plain, runsOf, textsOf, wordsOf } from './runs'

const texts = [terms, privacy, accessibility] as const
const sectionsOf = (text: (typeof texts)[number]) => someOf(text.sections as readonly LegalSection[], 'sections')
const paragraphsOf = (text: (typeof texts)[number]) =>
  sectionsOf(text).flatMap(({ short, body }) => [plain(short), ...body.flatMap(textsOf).map(plain)])

describe.each(texts)('the text of $path', (text) => {
  test('no section and no run of text is empty, and every section has its own title', () => {
    const sections = sectionsOf(text)
    expect(sections.filter(({ body }) => body.length === 0).map(({ id }) => id)).toEqual([])
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
    expect(someOf(runsOf(sections), 'runs').filter((run) => wordsOf(run) === '')).toEqual([])
  })

  test('runs are separated by exactly one space, and quotation marks are typographic', () => {
    const lines = paragraphsOf(text).map(withoutFacts)
    expect(lines.filter((line) => /\s{2}|^\s|\s$|[a-z][.,;:][A-Za-z]|\s[.,;:]|['"]/.test(line))).toEqual([])
  })

  test('it names a purpose where an address belongs, and no address', () => {
    expect(runsOf(text).filter((run) => typeof run === 'string' && run.includes('@'))).toEqual([])
  })
})

/** Names of personal data, in the words of the stores' lists of data types and of the Privacy Policy. */
const KIND =
  /\b(?:(?:account|profile|usage|device|racing|purchase|payment|billing|financial|location|health|identity|biometric|browsing|search|diagnostic|crash|analytics|advertising|marketing|subscription|website|server) (?:info|information|data|details|records|logs|history|reports|identifier)|records of choices|race records|messages|email address|password|display name|ip address|proof of age(?: or identity)?|card number|bank details|date of birth)\b/g
/** Kinds of data that a text says we do not get. */
const NOT_OURS = ['card number', 'bank details', 'payment details', 'card details', 'advertising identifier']

test('every kind of personal data that a text names is one of the inventory', () => {
  const described = personalData.map(({ name, what }) => `${name}: ${what}`.toLowerCase()).join('\n')
  const named = new Set(texts.flatMap(paragraphsOf).flatMap((text) => text.toLowerCase().match(KIND) ?? []))
  expect(someOf(named, 'kinds').filter((words) => !described.includes(words) && !NOT_OURS.includes(words))).toEqual([])
})

test('every purpose that has an address is used', () => {
  const used = runsOf(texts).map((run) => (typeof run === 'object' && 'mail' in run ? run.mail : ''))
  expect(Object.keys(writeTo).filter((purpose) => !used.some((mail) => mail === purpose))).toEqual([])
})

test('no text lets the product act or own as a person does', () => {
  const person = new RegExp(
    `\\b(?:to|by|with|from|is) ${site.name}\\b(?! App)|${site.name} (?:is|decides|owns|makes|may|will|must)\\b`,
  )
  // The company may have the product's name.
  const lines = texts.flatMap(paragraphsOf).map((text) => text.replaceAll(site.operator.name, ''))
  expect(lines.filter((text) => person.test(text))).toEqual([])
})
