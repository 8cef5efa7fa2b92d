import { expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { facts, shown } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { periods } from '../product'
import { boxText, sectionText, wrongPeriods } from './legal'
import { all, documentOf, textOf } from './site'

const page = documentOf('/terms')
const text = (id: string) => sectionText(page, id)

test('SPEC 9: every period is in its sections, and no section names another', () => {
  expect(
    wrongPeriods(page, {
      service: [periods.change],
      age: [periods.age],
      accounts: [periods.account],
      subscription: [periods.withdrawal, periods.repayment, periods.cancellation, periods.price],
      liability: [periods.liability],
      termination: [periods.account],
      changes: [periods.change, periods.price],
    }),
  ).toEqual([])
})

test('SPEC 5: a higher legal gambling age in the user’s jurisdiction has priority, in section age and in the box', () => {
  expect(text('age')).toContain('18 years old, or the legal gambling age in your jurisdiction if that is higher')
  expect(boxText(page)).toContain('at least 18, or of the legal gambling age in your jurisdiction')
})

test.each([
  ['service', 'SPEC 9: for which systems the App is', /iOS 14\+ and Android 8\+/],
  ['subscription', 'SPEC 9: who bills it', /monthly, quarterly or annually\b.*\bApple or Google/],
  ['subscription', 'SPEC 4: that it renews', /renews automatically/],
  ['subscription', 'SPEC 4: when a cancellation takes effect', /at the end of the billing period/],
  ['appstore', 'that Apple may enforce the terms', /Apple has the right to enforce/],
])('section %s says %s', (section, _, words) => {
  expect(text(section)).toMatch(words)
})

test('SPEC 7: the addresses for legal and support enquiries are in section contact', () => {
  const { legal, support } = contacts
  expect(all(page, '#contact a[href^="mailto:"]').map(textOf)).toEqual([legal.address, support.address])
})

test.each([
  ['the withdrawal function', 'subscription', facts.withdrawalFunction],
  ['who gets a withdrawal', 'subscription', facts.operator.address],
  ['the jurisdiction', 'governing', facts.jurisdiction],
  ['the body for disputes', 'governing', facts.disputeBody],
  ['the developer', 'appstore', facts.operator.name],
  ['the developer’s address', 'appstore', facts.operator.address],
  ['the developer’s phone number', 'appstore', facts.operator.phone],
  ...Object.entries(facts.operator).map(([name, fact]) => [`the company’s ${name}`, 'contact', fact] as const),
] as const)('%s is in section %s, or its placeholder', (_, section, fact) => {
  expect(text(section)).toContain(shown(fact))
})

test.each(Object.values(site.stores))('there are steps to cancel and to get a refund: $name', ({ refunds, cancel }) => {
  const list = all(page, '#subscription ol').find((each) => each.querySelector(`a[href="${refunds}"][rel=noreferrer]`))
  expect(list?.children.length).toBeGreaterThanOrEqual(3)
  expect(cancel.filter((step) => !textOf(list).includes(step))).toEqual([])
})

test('Apple’s minimum terms for custom terms are there', () => {
  const terms = ['acknowledgment', 'scope of licence', 'maintenance and support', 'warranty', 'product claims']
    .concat(['intellectual property claims', 'legal compliance', 'developer name and contact'])
    .concat(['third-party terms of agreement', 'third-party beneficiary'])
  const headings = all(page, '#appstore h3').map(textOf)
  expect(headings).toEqual(expect.arrayContaining(terms.map((term) => `Apple: ${term}`)))
})
