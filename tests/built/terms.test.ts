import { expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { site, stores } from '../../src/content/site'
import { periods } from '../product'
import { boxText, sectionText, wrongPeriods } from './legal'
import { all, documentOf, textOf } from './site'

const page = documentOf('/terms')
const text = (id: string) => sectionText(page, id)

test('every section mentions its periods and no others', () => {
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

test('a higher legal gambling age in the user’s jurisdiction applies', () => {
  expect(text('age')).toContain('18 years old, or the legal gambling age where you live if that is higher')
  expect(boxText(page)).toContain('at least 18, or the legal gambling age where you live')
})

test('only the tap on “Agree” accepts the Terms or a change; neither use nor silence does', () => {
  expect(text('acceptance')).toMatch(/tap “Agree” before you use it.* tap is how you accept them/)
  expect(text('acceptance')).toContain('read this website without accepting anything')
  expect(boxText(page)).toContain('With that tap you accept them')
  expect(text('changes')).toContain('If you go on using it, or do not answer, that is not agreement')
  expect(text('changes')).toMatch(/If you do not answer\. Your current Terms continue to apply until/)
})

test.each([
  ['service', 'the supported platforms', /The App runs on (iOS 14\+|Android 8\+|iOS 14\+ and Android 8\+)/],
  ['subscription', 'billing', /monthly, quarterly or annually\b.*\b(Apple|Google)/],
  ['subscription', 'renewal', /renews automatically/],
  ['subscription', 'when a cancellation takes effect', /at the end of the billing period/i],
])('the section %s states %s', (section, _, words) => {
  expect(text(section)).toMatch(words)
})

test('the section contact lists the legal and support addresses', () => {
  const { legal, support } = contacts
  expect(all(page, '#contact a[href^="mailto:"]').map(textOf)).toEqual([legal.address, support.address])
})

test.each(stores)('there are steps to cancel and a refund link for $name', ({ refunds, cancel }) => {
  const list = all(page, '#subscription ol').find((each) => each.querySelector(`a[href="${refunds}"][rel=noreferrer]`))
  expect(cancel.filter((step) => !textOf(list).includes(step))).toEqual([])
})

test.skipIf(!site.stores.apple)('the section appstore has the minimum terms that Apple requires', () => {
  const terms = ['acknowledgment', 'scope of license', 'maintenance and support', 'warranty', 'product claims']
    .concat(['intellectual property claims', 'legal compliance', 'developer name and contact'])
    .concat(['third-party terms of agreement', 'third-party beneficiary'])
  const headings = all(page, '#appstore h3').map(textOf)
  expect(headings).toEqual(expect.arrayContaining(terms.map((term) => `Apple: ${term}`)))
})
