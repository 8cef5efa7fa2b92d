import { expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { facts } from '../../src/content/facts'
import { longDate } from '../../src/content/longDate'
import { hosting, site, stores } from '../../src/content/site'
import { constants, helplines, stores as products } from '../product'

test('the constants match the specification', () => {
  expect({ ...site, ...hosting }).toMatchObject(constants)
  expect(Object.values(site.helplines).map(({ country, number, tel }) => [country, number, tel])).toEqual(helplines)
  const { apple, google } = facts.stores
  const offered = apple.url || google.url ? products.filter((_, i) => [apple, google][i]?.url) : products
  expect(stores.map(({ owner, name, platform }) => [owner, name, platform])).toEqual(offered)
})

test('there is an address for legal, support, privacy, the data protection officer and security, all on one domain', () => {
  expect(Object.keys(contacts)).toEqual(['legal', 'support', 'privacy', 'dpo', 'security'])
  const addresses = Object.values(contacts).map(({ address }) => address.split('@'))
  expect(new Set(addresses.map(([name]) => name)).size).toBe(addresses.length)
  expect(new Set(addresses.map(([, domain]) => domain)).size).toBe(1)
})

test('the first version of the legal texts is dated October 27, 2025, even in a time zone behind UTC', () => {
  expect(new Date().getTimezoneOffset()).toBeGreaterThan(0)
  expect(longDate(facts.legalVersions.at(-1)?.date ?? '')).toBe('October 27, 2025')
})
