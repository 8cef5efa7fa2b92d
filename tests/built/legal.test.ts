import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { longDate } from '../../src/content/longDate'
import { pages } from '../../src/content/pages'
import { site } from '../../src/content/site'
import { withoutFacts } from '../facts'
import { ageRule, constants, sections as expectedSections } from '../product'
import { all, documentOf, only, textOf } from './documents'

const { legal, support, privacy, dpo } = contacts
const { accountRetentionDays, changeNoticeDays, priceNoticeDays, privacyResponseDays } = constants
const days = (count: number) => `${count} days`

/** The periods in a text, such as `30 days`: sorted, without duplicates. */
const periodsIn = (text: string) => [...new Set(text.match(/\b\d+ (?:hours?|days?|weeks?|months?|years?)\b/g))].sort()

describe.each([
  {
    path: '/terms',
    title: 'Terms of Service',
    ageSection: 'age',
    expectedContacts: [support, legal],
    expectedPeriods: {
      service: [days(changeNoticeDays)],
      accounts: [days(accountRetentionDays)],
      subscription: [
        days(constants.withdrawalDays),
        days(constants.repaymentDays),
        `${constants.cancellationHours} hours`,
        days(priceNoticeDays),
      ],
      liability: [`${constants.liabilityMonths} months`],
      termination: [days(changeNoticeDays)],
      changes: [days(changeNoticeDays)],
    },
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    ageSection: 'children',
    expectedContacts: [privacy, dpo, support, legal],
    expectedPeriods: {
      'data-retention': [days(accountRetentionDays)],
      'your-rights': [days(privacyResponseDays), days(constants.complaintDays)],
      // The second is the period of California’s law.
      california: [days(privacyResponseDays), '12 months'],
      gdpr: [days(constants.complaintDays)],
      contact: [days(privacyResponseDays)],
    },
  },
] as const)('$title', ({ path, title, ageSection, expectedContacts, expectedPeriods }) => {
  const page = documentOf(path)
  const sections = all(page, 'article section[id]')

  test('shows its title, the date of its newest version and its sections, numbered and in order', () => {
    const [{ date }] = pages[path].versions
    expect(textOf(only(page, 'h1'))).toBe(title)
    const updated = only(page, 'article header time')
    expect([textOf(updated), updated.getAttribute('datetime')]).toEqual([`Last Updated: ${longDate(date)}`, date])
    const specified: readonly string[] = expectedSections[path]
    expect(sections.map(({ id }) => id).filter((id) => specified.includes(id))).toEqual(specified)
    const headings = sections.map((section) => only(section, 'h2').textContent)
    expect(all(page, 'nav[aria-label=Contents] a').map(({ textContent }) => textContent)).toEqual(headings)
    // With a space: links to text and searches in the page contain one.
    const numbers = headings.map((heading) => /^(\d+)\. \S/.exec(heading ?? '')?.[1])
    expect(numbers).toEqual(sections.map((_, index) => `${index + 1}`))
  })

  test('mentions the expected periods in every section, and no others', () => {
    const periodsOf = new Map<string, readonly string[]>(Object.entries(expectedPeriods))
    const wrong = sections.flatMap((section) => {
      const text = all(section, 'h3, p, li, th, td, dt, dd').map(textOf).join(' ')
      const expected = periodsOf.get(section.id) ?? []
      const missing = expected.filter((period) => !periodsIn(text).includes(period))
      const others = periodsIn(withoutFacts(text)).filter((period) => !expected.includes(period))
      return [...missing, ...others].map((period) => `${section.id}: ${period}`)
    })
    expect(wrong).toEqual([])
  })

  test('states the minimum age', () => {
    expect(textOf(only(page, `section#${ageSection}`))).toContain(ageRule)
  })

  test('lists the addresses for questions about it in the section contact, and no others', () => {
    const addresses = all(page, '#contact a[href^="mailto:"]').map(textOf)
    expect(addresses).toEqual(expectedContacts.map(({ address }) => address))
  })

  test('has single spaces between words, and no email address that is not a link', () => {
    const article = only(page, 'article').cloneNode(true) as Element
    for (const link of all(article, 'a')) link.textContent = 'link'
    const texts = all(article, 'p, li, th, td, dt, dd').map((element) => withoutFacts(element.textContent ?? ''))
    expect(texts.filter((text) => /\s{2}|^\s|\s$|[a-z][.,;:][A-Za-z]|\s[.,;:]|@/.test(text))).toEqual([])
  })

  test('highlights every placeholder', () => {
    const placeholders = textOf(page.body).match(/\[[^\]]*\]|\b(?:undefined|null|NaN)\b/g) ?? []
    const marked = [...page.querySelectorAll('span[class]:not(:has(*))')].map(textOf)
    expect(placeholders.filter((text) => !marked.includes(text))).toEqual([])
  })
})

test.skipIf(!site.stores.apple)('the Terms have the minimum terms that Apple requires', () => {
  const terms = ['acknowledgment', 'scope of license', 'maintenance and support', 'warranty', 'product claims']
    .concat(['intellectual property claims', 'legal compliance', 'developer name and contact'])
    .concat(['third-party terms of agreement', 'third-party beneficiary'])
  const headings = all(documentOf('/terms'), '#appstore h3').map(textOf)
  expect(headings).toEqual(expect.arrayContaining(terms.map((term) => `Apple: ${term}`)))
})

describe('the Privacy Policy', () => {
  const page = documentOf('/privacy')

  test('states the source, uses, recipients and retention of the specified kinds of data', () => {
    const kinds = all(page, '#how-we-use h4').map(textOf)
    const five = ['Account info', 'Profile info', 'Usage data', 'Device data', 'Racing data']
    expect(kinds).toEqual(expect.arrayContaining(five))
    const details = all(page, '#how-we-use h4 + dl').map((list) => all(list, 'dd').map(textOf).filter(Boolean))
    expect(details.map(({ length }) => length)).toEqual(kinds.map(() => 3))
    expect(all(page, '#data-retention tbody th:has(+ td:not(:empty))').map(textOf)).toEqual(kinds)
  })
})
