import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { longDate } from '../../src/content/longDate'
import { pages, versionOf } from '../../src/content/pages'
import { withoutFacts } from '../facts'
import { constants, sections as expectedSections } from '../product'
import { boxText, periodsIn, sectionText, summaryOf, wrongPeriods } from './legal'
import { all, documentOf, only, textOf } from './site'

const { legal, support, privacy, dpo } = contacts
const { accountRetentionDays, changeNoticeDays, priceNoticeDays, privacyResponseDays } = constants
const days = (count: number) => `${count} days`

describe.each([
  {
    path: '/terms',
    title: 'Terms of Service',
    age: 'age',
    expectedContacts: [legal, support],
    expectedPeriods: {
      service: [days(changeNoticeDays)],
      age: [`${constants.minimumAge} years`],
      accounts: [days(accountRetentionDays)],
      subscription: [
        days(constants.withdrawalDays),
        days(constants.repaymentDays),
        `${constants.cancellationHours} hours`,
        days(priceNoticeDays),
      ],
      liability: [`${constants.liabilityMonths} months`],
      termination: [days(accountRetentionDays)],
      changes: [days(changeNoticeDays), days(priceNoticeDays)],
    },
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    age: 'children',
    expectedContacts: [privacy, dpo, support, legal],
    expectedPeriods: {
      'how-we-use': [days(accountRetentionDays)],
      'data-retention': [days(accountRetentionDays)],
      'your-rights': [days(privacyResponseDays)],
      california: [days(privacyResponseDays)],
      gdpr: [days(constants.complaintDays)],
      contact: [days(privacyResponseDays)],
    },
  },
] as const)('$title', ({ path, title, age, expectedContacts, expectedPeriods }) => {
  const page = documentOf(path)
  const ids = pages[path].sections
  const sections = all(page, 'article section[id]')

  test('shows its title and the date of its newest version', () => {
    const { date } = versionOf(path)
    expect(textOf(only(page, 'h1'))).toBe(title)
    const updated = only(page, 'article header time')
    expect([textOf(updated), updated.getAttribute('datetime')]).toEqual([`Last Updated: ${longDate(date)}`, date])
  })

  test('numbers its sections, in order', () => {
    expect(sections.map(({ id }) => id)).toEqual(ids)
    const specified: readonly string[] = expectedSections[path]
    expect(ids.filter((id) => specified.includes(id))).toEqual(specified)
    const numbers = sections.map((section) => /^(\d+)\.\s\S/.exec(textOf(only(section, 'h2')))?.[1])
    expect(numbers).toEqual(ids.map((_, index) => `${index + 1}`))
  })

  test('mentions the expected periods in each section, and no others', () => {
    expect(wrongPeriods(page, expectedPeriods)).toEqual([])
  })

  test('sets the minimum age at 18, or the legal gambling age if that is higher, in its section and in the box', () => {
    const wording = /\b18(?: years old)?, or the legal gambling age where you live if that is higher/
    for (const text of [sectionText(page, age), boxText(page)]) expect(text).toMatch(wording)
  })

  test('lists the addresses for questions about it in the section contact, and no others', () => {
    const addresses = all(page, '#contact a[href^="mailto:"]').map(textOf)
    expect(addresses).toEqual(expectedContacts.map(({ address }) => address))
  })

  test('starts every section with a summary of one to three sentences, which mentions no period that the section does not', () => {
    expect(sections.map(summaryOf).filter((text) => !/^In short:(?: [^.]+\.){1,3}$/.test(text))).toEqual([])
    const added = sections.flatMap((section) => {
      const periods = periodsIn(sectionText(page, section.id))
      return periodsIn(summaryOf(section)).filter((period) => !periods.includes(period))
    })
    expect(added).toEqual([])
  })

  test('has single spaces between words', () => {
    const article = only(page, 'article').cloneNode(true) as Element
    for (const link of all(article, 'a')) link.textContent = 'link'
    const texts = all(article, 'p, li, th, td, dt, dd').map((element) => withoutFacts(element.textContent ?? ''))
    expect(texts.filter((text) => /\s{2}|^\s|\s$|[a-z][.,;:][A-Za-z]|\s[.,;:]/.test(text))).toEqual([])
  })

  test('links every email address, all of them our own', () => {
    const addresses = all(page, 'a[href^="mailto:"]').map(textOf)
    expect(all(page, 'a[href^="mailto:"]').map((link) => link.getAttribute('href'))).toEqual(
      addresses.map((address) => `mailto:${address}`),
    )
    expect(textOf(page.body).match(/\S+@[\w.-]+\w/g)).toHaveLength(addresses.length)
    const own: string[] = Object.values(contacts).map(({ address }) => address)
    expect(addresses.filter((address) => !own.includes(address))).toEqual([])
  })

  test('highlights every placeholder', () => {
    const marked = [...page.querySelectorAll('span[class]:not(:has(*))')].map(textOf)
    const placeholders =
      textOf(page.body).match(/\[[^\]]*\]|\{[^}]*\}|\b(?:lorem|TODO|TBD|undefined|null|NaN)\b/g) ?? []
    expect(placeholders.filter((text) => !marked.includes(text))).toEqual([])
  })
})
