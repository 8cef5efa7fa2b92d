import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { nonEmpty } from '../nonEmpty'
import { periods } from '../product'
import { boxText, sectionText, wrongPeriods } from './legal'
import { all, documentOf, only, textOf } from './site'

/** Names of personal data, in the words of the stores' lists of data types and of the Privacy Policy. */
const KIND =
  /\b(?:(?:account|profile|usage|device|racing|purchase|payment|billing|financial|location|health|identity|biometric|browsing|search|diagnostic|crash|analytics|advertising|marketing|subscription|website|server) (?:info|information|data|details|records|logs|history|reports|identifier)|records of choices|race records|messages|email address|password|display name|ip address|proof of age(?: or identity)?|card number|bank details|date of birth)\b/g
/** Kinds of data that a text says we do not get. */
const NOT_OURS = ['card number', 'bank details', 'payment details', 'card details', 'advertising identifier']

const page = documentOf('/privacy')
const text = (id: string) => sectionText(page, id)

describe('SPEC 3, the kinds of data', () => {
  const kinds = all(page, '#how-we-use h4').map(textOf)

  test('are the five kinds, and others, each with source, uses, recipients and retention', () => {
    const five = ['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data']
    expect(kinds).toEqual(expect.arrayContaining(five))
    const details = all(page, '#how-we-use h4 + dl').map((list) => all(list, 'dd').map(textOf))
    expect(details.map((texts) => texts.filter(Boolean).length)).toEqual(kinds.map(() => 4))
  })

  test('have a legal basis for each use, which section gdpr explains', () => {
    const bases = all(page, '#how-we-use dd b').map((basis) => textOf(basis).replace(':', '.'))
    const explained = all(page, '#gdpr li > b').map(textOf)
    expect(bases.length).toBeGreaterThanOrEqual(kinds.length)
    expect(bases.filter((basis) => !explained.includes(basis))).toEqual([])
  })

  test('include every kind of data that the legal texts name', () => {
    const entries = all(page, '#how-we-use h4, #information-collected li').map(textOf).join(' ').toLowerCase()
    const texts = [page, documentOf('/terms')]
      .map(({ body }) => textOf(body))
      .join(' ')
      .toLowerCase()
    const named = nonEmpty(new Set(texts.match(KIND)), 'kinds')
    expect(named.filter((kind) => !entries.includes(kind) && !NOT_OURS.includes(kind))).toEqual([])
  })

  test('are each in a category of Californian law', () => {
    expect(kinds.filter((kind) => !text('california').includes(kind))).toEqual([])
  })
})

test('SPEC 9: every period is in its sections, and no section names another', () => {
  expect(
    wrongPeriods(page, {
      'how-we-use': [periods.account],
      'data-retention': [periods.account],
      'your-rights': [periods.request],
      california: [periods.request],
      gdpr: [periods.complaint],
      contact: [periods.request],
    }),
  ).toEqual([])
})

test('SPEC 5: the minimum age is 18, or the legal gambling age if higher', () => {
  for (const said of [text('children'), boxText(page)])
    expect(said).toContain('at least 18, or the legal gambling age where you live if that is higher')
})

test('SPEC 7: section contact has the four contact addresses and no others', () => {
  const { privacy, dpo, support, legal } = contacts
  const addresses = all(page, '#contact a[href^="mailto:"]').map(textOf)
  expect(addresses).toEqual([privacy, dpo, support, legal].map(({ address }) => address))
})

test('an account can be deleted in steps, and by mail without the App', () => {
  const steps = only(page, '#data-retention ol')
  expect(textOf(only(steps, 'a[href^="mailto:"]'))).toBe(contacts.privacy.address)
})

test.each([
  ['gdpr', 'where people in the EEA can complain', /data protection authority/],
  ['gdpr', 'where people in the UK can complain', /Information Commissioner’s Office/],
  ['international', 'the safeguards for transfers', /adequacy decision.*standard contractual clauses/i],
  ['california', 'that nothing is sold', /not sell/],
  ['california', 'which signal is honored', /Global Privacy Control/],
  ['cookies', 'that the site has no cookies and no analytics', /no cookies, no analytics/],
  ['cookies', 'what the tab stores, by the router’s names', /tsr-scroll-restoration.*tanstack_router_reload/],
])('section %s says %s', (section, _, words) => {
  expect(text(section)).toMatch(words)
})
