// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { listNotes } from '../../src/content/factNotes'
import { facts, isUnfilled, shown, unfilled } from '../../src/content/facts'
import { longDate } from '../../src/content/longDate'
import { site } from '../../src/content/site'
import { someOf } from '../list'

describe('SPEC 9, the constants', () => {
  test('minimum age: 18', () => {
    expect(site.minimumAge).toBe(18)
  })

  test('subscription billing: monthly, quarterly or annually', () => {
    expect(site.billingPeriods).toBe('monthly, quarterly or annually')
  })

  test('subscription billing: paid through the Apple or Google stores', () => {
    expect(Object.values(site.stores).map(({ owner }) => owner)).toEqual(['Apple', 'Google'])
  })

  test('price changes: 30 days notice', () => {
    expect(site.priceNoticeDays).toBe(30)
  })

  test('cancellation: at least 24 hours before period end', () => {
    expect(site.cancellationHours).toBe(24)
  })

  test('liability cap: amount paid in the prior 12 months', () => {
    expect(site.liabilityMonths).toBe(12)
  })

  test('account data retention: 90 days after deletion', () => {
    expect(site.accountRetentionDays).toBe(90)
  })

  test('privacy request response: within 30 days', () => {
    expect(site.privacyResponseDays).toBe(30)
  })

  test('problem-gambling helplines: the national ones of the UK and the US', () => {
    expect(Object.values(site.helplines).map(({ number }) => number)).toEqual(['0808 8020 133', '1-800-GAMBLER'])
  })

  test('data points per race (marketing): 1,000+', () => {
    expect(site.figures.dataPoints.value).toBe('1,000+')
  })

  test('users (marketing): 10K+', () => {
    expect(site.figures.users.value).toBe('10K+')
  })

  test('accuracy (marketing): 85%', () => {
    expect(site.figures.accuracy.value).toBe('85%')
  })

  test('races analyzed (marketing): 1M+', () => {
    expect(site.figures.races.value).toBe('1M+')
  })

  test('supported platforms: iOS 14+, Android 8+', () => {
    expect(site.platforms).toEqual({ ios: 'iOS 14+', android: 'Android 8+' })
  })
})

describe('names, dates and addresses', () => {
  test.each(['terms', 'privacy'] as const)('SPEC 2: the first version of the %s is of October 27, 2025', (text) => {
    expect(longDate(site.versions[text].at(-1)?.date ?? '')).toBe('October 27, 2025')
  })

  test('SPEC 7: there are addresses for legal, support, privacy and data protection officer', () => {
    expect(Object.keys(site.contacts)).toEqual(['legal', 'support', 'privacy', 'dpo', 'security'])
  })

  test('SPEC 7: every address is on the product’s own domain', () => {
    const addresses = someOf(Object.values(site.contacts), 'addresses').map(({ address }) => address)
    expect(addresses.filter((address) => address.split('@')[1] !== shown(facts.mailDomain))).toEqual([])
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('the origin is the domain, with https and without a trailing slash', () => {
    expect(site.origin).toBe(`https://${site.domain}`)
  })

  test('the number that is dialled is the number that is displayed', () => {
    const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
    const digits = (printed: string) =>
      printed
        .replaceAll(/[A-Z]/g, (letter) => `${keys.findIndex((key) => key.includes(letter)) + 2}`)
        .replaceAll(/\D/g, '')
    const { uk, us } = site.helplines
    expect(uk.tel).toBe(`+44${digits(uk.number).slice(1)}`)
    expect(us.tel).toBe(`+${digits(us.number)}`)
  })
})

describe('unfilled facts', () => {
  const missing = unfilled('[name]')

  test('each has a note that says in one line what it is for', () => {
    const words = someOf(listNotes(), 'notes').map(([, { what }]) => what)
    expect(words.filter((text) => text.length < 20 || text.includes('\n'))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  test('only an `Unfilled` counts as unfilled', () => {
    const values = [missing, '', 'unfilled', 0, null, undefined, {}, ['unfilled']]
    expect(values.map(isUnfilled)).toEqual([true, false, false, false, false, false, false, false])
  })

  test('a fact is shown as its value, or as its placeholder', () => {
    expect([shown('Copper'), shown(missing)]).toEqual(['Copper', '[name]'])
  })

  test('using one in a text fails the build', () => {
    expect(() => `Made by ${missing}.`).toThrow('This fact is still to be filled in: [name].')
  })
})
