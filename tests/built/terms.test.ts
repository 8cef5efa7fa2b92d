import { describe, expect, test } from 'vitest'
import { facts, shown } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { someOf } from '../list'
import { periodsOf, uniquePeriods } from './legal'
import { all, documentOf, only, sectionText, textOf } from './site'

const page = documentOf('/terms')
const text = (id: string) => sectionText(page, id)

describe('SPEC 9 and 4 in the Terms', () => {
  test('every period of site.ts is in its sections, and no section names another', () => {
    const expected = uniquePeriods({
      service: [`${site.changeNoticeDays} days`],
      age: [`${site.minimumAge} years`],
      accounts: [`${site.accountRetentionDays} days`],
      subscription: [
        `${site.cancellationHours} hours`,
        `${site.priceNoticeDays} days`,
        `${site.withdrawalDays} days`,
        `${site.repaymentDays} days`,
      ],
      liability: [`${site.liabilityMonths} months`],
      termination: [`${site.accountRetentionDays} days`],
      changes: [`${site.changeNoticeDays} days`, `${site.priceNoticeDays} days`],
    })
    expect(periodsOf(page, expected)).toEqual(expected)
  })

  test('SPEC 5: a higher legal gambling age in the user’s jurisdiction has priority, in section age', () => {
    expect(text('age')).toContain(
      `${site.minimumAge} years old, or the legal gambling age in your jurisdiction if that is higher`,
    )
  })

  test('subscriptions are billed monthly, quarterly or annually by the Apple or Google stores', () => {
    expect(text('subscription')).toMatch(/monthly, quarterly or annually\b.*\bApple or Google/)
  })

  test('SPEC 4: a subscription renews automatically', () => {
    expect(text('subscription')).toMatch(/renews automatically/)
  })

  test('SPEC 4: cancellation takes effect at the end of the billing period', () => {
    expect(text('subscription')).toMatch(/at the end of the billing period/)
  })

  test.each(someOf(Object.values(site.helplines), 'helplines'))(
    'the problem-gambling helpline $number can be called from section gambling',
    ({ number, tel }) => {
      const call = all(page, '#gambling a').find((link) => textOf(link) === number)
      expect(call?.getAttribute('href')).toBe(`tel:${tel}`)
    },
  )

  test('the supported platforms are in section service', () => {
    expect(text('service')).toContain(`${site.platforms.ios} and ${site.platforms.android}`)
  })

  test('the acknowledgment box repeats the age', () => {
    expect(textOf(only(page, '.legal-box'))).toContain(
      `at least ${site.minimumAge}, or of the legal gambling age in your jurisdiction`,
    )
  })

  test('SPEC 7: the addresses for legal and support enquiries are in section contact', () => {
    expect(all(page, '#contact a[href^="mailto:"]').map(textOf)).toEqual([
      site.contacts.legal.address,
      site.contacts.support.address,
    ])
  })
})

describe('unfilled facts show their placeholders', () => {
  test.each([
    ['the company', 'acceptance', facts.operator.name],
    ['the withdrawal function', 'subscription', facts.withdrawalFunction],
    ['who gets a withdrawal', 'subscription', facts.operator.address],
    ['how accuracy is measured', 'disclaimers', facts.evidence.accuracy],
    ['the jurisdiction', 'governing', facts.jurisdiction],
    ['the body for disputes', 'governing', facts.disputeBody],
    ['the developer', 'appstore', facts.operator.name],
    ['the developer’s address', 'appstore', facts.operator.address],
    ['the developer’s phone number', 'appstore', facts.operator.phone],
    ...Object.entries(facts.operator).map(([name, fact]) => [`the company’s ${name}`, 'contact', fact] as const),
  ] as const)('%s is in section %s, or its placeholder', (_, section, fact) => {
    expect(text(section)).toContain(shown(fact))
  })
})

describe('steps a reader can follow', () => {
  const lists = someOf(Object.values(site.stores), 'stores').map((store) => ({ store, list: stepsOf(store.refunds) }))

  function stepsOf(refunds: string): Element | undefined {
    return all(page, '#subscription ol').find((list) => list.querySelector(`a[href="${refunds}"]`))
  }

  test.each(lists)('to cancel and to get a refund: $store.name', ({ store, list }) => {
    expect(all(list ?? page, 'li').length).toBeGreaterThanOrEqual(3)
    expect(store.cancel.filter((step) => !textOf(list).includes(step))).toEqual([])
  })

  test('the link to the store sends no referrer', () => {
    const links = all(page, 'article a[href^="https://"]')
    expect(links.filter((link) => link.getAttribute('rel') !== 'noreferrer')).toEqual([])
  })

  test('a complaint: where to write, then a body, then a court', () => {
    expect(all(page, '#governing ol li').length).toBeGreaterThanOrEqual(3)
  })
})

describe('the stores’ requirements for custom terms', () => {
  test.each([
    'acknowledgment',
    'scope of licence',
    'maintenance and support',
    'warranty',
    'product claims',
    'intellectual property claims',
    'legal compliance',
    'developer name and contact',
    'third-party terms of agreement',
    'third-party beneficiary',
  ])('Apple’s minimum term is there: %s', (term) => {
    expect(all(page, '#appstore h3').map(textOf)).toContain(`Apple: ${term}`)
  })

  test('Apple may enforce the terms', () => {
    expect(text('appstore')).toMatch(/Apple has the right to enforce/)
  })
})
