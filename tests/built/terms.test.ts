import { expect, test } from 'vitest'
import { site, stores } from '../../src/content/site'
import { boxText, sectionText } from './legal'
import { all, documentOf, textOf } from './site'

const page = documentOf('/terms')
const text = (id: string) => sectionText(page, id)

test.each([
  [
    'acceptance',
    'that only the tap on “Agree” accepts the Terms',
    /tap “Agree” before you use it.* tap is how you accept them/,
  ],
  ['acceptance', 'that reading the website accepts nothing', /read this website without accepting anything/],
  ['changes', 'what happens without an answer', /If you do not answer\. Your current Terms continue to apply until/],
  ['changes', 'that neither use nor silence accepts a change', /using it, or do not answer, that is not agreement/],
  ['service', 'the supported platforms', /The App runs on (iOS 14\+|Android 8\+|iOS 14\+ and Android 8\+)/],
  ['subscription', 'billing', /monthly, quarterly or annually\b.*\b(Apple|Google)/],
  ['subscription', 'renewal', /renews automatically/],
  ['subscription', 'when a cancellation takes effect', /at the end of the billing period/i],
])('the section %s states %s', (section, _, words) => {
  expect(text(section)).toMatch(words)
})

test('the box says that the tap accepts the Terms', () => {
  expect(boxText(page)).toContain('With that tap you accept them')
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
