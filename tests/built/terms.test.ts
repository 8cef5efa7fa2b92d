import { describe, expect, test } from 'vitest'
import { isUnfilled, shown } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { all, documentOf, only, sectionText, textOf } from './site'

const page = documentOf('/terms')
const text = (id: string) => sectionText(page, id)

describe('SPEC 9 and 4 in the Terms', () => {
  test('the minimum age is 18, in section age', () => {
    expect(text('age')).toMatch(/at least 18 years old/)
  })

  test('SPEC 5: a higher legal gambling age in the user’s jurisdiction goes before, in section age', () => {
    expect(text('age')).toMatch(/18 years old, or the legal gambling age in your jurisdiction if that is higher/)
  })

  test('subscriptions are billed monthly, quarterly or annually, in section subscription', () => {
    expect(text('subscription')).toMatch(/billed monthly, quarterly or annually/)
  })

  test('subscriptions are paid through the Apple or Google stores, in section subscription', () => {
    expect(text('subscription')).toMatch(/billed [^.]*through the Apple or Google store/)
  })

  test('price changes come with 30 days’ notice, in section subscription', () => {
    expect(text('subscription')).toMatch(/30 days’ notice before a new price/)
  })

  test('price changes come with 30 days’ notice, in section changes', () => {
    expect(text('changes')).toMatch(/30 days’ notice of price changes/)
  })

  test('SPEC 4: a subscription renews automatically, in section subscription', () => {
    expect(text('subscription')).toMatch(/A subscription renews automatically/)
  })

  test('a subscription is cancelled at least 24 hours before the period ends, in section subscription', () => {
    expect(text('subscription')).toMatch(
      /renews automatically,[^.]* unless you cancel it at least 24 hours before the end of the current period/,
    )
  })

  test('SPEC 4: cancellation takes effect at the end of the billing period, in section subscription', () => {
    expect(text('subscription')).toMatch(/Cancellation takes effect at the end of the billing period\./)
  })

  test('liability is capped at the payments of the prior 12 months, in section liability', () => {
    expect(text('liability')).toMatch(/limited to the amount you paid for the App in the 12 months before the claim/)
  })

  test('account data is kept for 90 days after deletion, in section accounts', () => {
    expect(text('accounts')).toMatch(/90 days after deletion/)
  })

  test('account data is kept for 90 days after deletion, in section termination', () => {
    expect(text('termination')).toMatch(/for 90 days after your account is deleted/)
  })

  test.each([
    ['0808 8020 133', 'tel:+448088020133'],
    ['1-800-GAMBLER', 'tel:+18004262537'],
  ])('the problem-gambling helpline %s can be called from section gambling', (number, href) => {
    const call = all(page, '#gambling a').find((link) => textOf(link) === number)
    expect(call?.getAttribute('href')).toBe(href)
  })

  test('the supported platforms are iOS 14+ and Android 8+, in section service', () => {
    expect(text('service')).toMatch(/runs on iOS 14\+ and Android 8\+/)
  })

  test('the governing law is that of the jurisdiction; while that is unfilled, its placeholder is shown as such', () => {
    const marks = [...page.querySelectorAll('mark')].map((mark) => [textOf(mark), mark.closest('section')?.id])
    expect(marks).toEqual(isUnfilled(site.jurisdiction) ? [['[Jurisdiction]', 'governing']] : [])
    expect(textOf(page.getElementById('governing'))).toContain(shown(site.jurisdiction))
  })

  test('the acknowledgment box repeats the age', () => {
    expect(textOf(only(page, 'section.box'))).toMatch(/at least 18, or of the legal gambling age in your jurisdiction/)
  })

  test('SPEC 7: the addresses for legal and support enquiries stand in section contact', () => {
    expect(all(page, '#contact a[href^="mailto:"]').map(textOf)).toEqual([
      site.contacts.legal.address,
      site.contacts.support.address,
    ])
  })

  test('the same number means the same thing in the In short lines', () => {
    const short = (id: string) => textOf(only(page, `#${id} .short`))
    expect(short('age')).toContain('18')
    expect(short('subscription')).toContain('24 hours')
    expect(short('liability')).toContain('12 months')
  })
})

describe('what the stores ask of custom terms', () => {
  test.each([
    'acknowledgment',
    'scope of license',
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

  test('Apple may enforce the terms as a third-party beneficiary', () => {
    expect(text('appstore')).toMatch(/Apple has the right[^.]*to enforce them against you as a third-party beneficiary/)
  })

  test('Google is said to be no party to the terms', () => {
    expect(text('appstore')).toContain('Google is not a party to them.')
  })
})
