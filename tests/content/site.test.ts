import { describe, expect, test } from 'vitest'
import { listNotes } from '../../src/content/factNotes'
import { facts, isUnfilled, shown, unfilled } from '../../src/content/facts'
import { site } from '../../src/content/site'
import { someOf } from '../list'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

test('SPEC 9: docs/constants.md has the constants of site.ts', async () => {
  const { figures, platforms, helplines, stores } = site
  const rows = {
    'Minimum age': site.minimumAge,
    Billing: `${site.billingPeriods}, paid through the ${Object.values(stores)
      .map(({ owner }) => owner)
      .join(' or ')} stores`,
    'Price changes': `${site.priceNoticeDays} days' notice`,
    'Changes of the Terms or a feature': `${site.changeNoticeDays} days' notice`,
    Cancellation: `at least ${site.cancellationHours} hours before the period ends`,
    'Withdrawal from a purchase': `within ${site.withdrawalDays} days, repaid within ${site.repaymentDays}`,
    'Liability cap': `what was paid in the prior ${site.liabilityMonths} months`,
    'Account data': `kept ${site.accountRetentionDays} days after deletion`,
    'Privacy requests': `answered within ${site.privacyResponseDays} days`,
    'Complaints about personal data': `acknowledged within ${site.complaintDays} days`,
    'Problem-gambling helplines': Object.values(helplines)
      .map(({ country, number }) => `${country} ${number}`)
      .join(', '),
    ...Object.fromEntries(Object.values(figures).map(({ value, label }) => [capitalized(label), value])),
    Platforms: `${platforms.ios}, ${platforms.android}`,
    'HTTPS only': `for ${site.hsts.days} day${site.hsts.days === 1 ? '' : 's'} after a visit, subdomains ${site.hsts.includeSubDomains ? '' : 'not '}included`,
  }
  const table = Object.entries(rows).map(([item, value]) => `| ${item} | ${value} |`)
  // `npm run baselines` writes the file again: in review a changed constant is a changed line.
  await expect(
    `# Constants\n\nWritten from \`src/content/site.ts\` by \`npm run baselines\`.\n\n| Item | Value |\n|---|---|\n${table.join('\n')}\n`,
  ).toMatchFileSnapshot('../../docs/constants.md')
})

describe('names, dates and addresses', () => {
  test('SPEC 7: there are addresses for legal, support, privacy and data protection officer, on our own domain', () => {
    expect(Object.keys(site.contacts)).toEqual(['legal', 'support', 'privacy', 'dpo', 'security'])
    const addresses = Object.values(site.contacts).map(({ address }) => address)
    expect(addresses.filter((address) => address.split('@')[1] !== shown(facts.mailDomain))).toEqual([])
    expect(new Set(addresses).size).toBe(addresses.length)
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
