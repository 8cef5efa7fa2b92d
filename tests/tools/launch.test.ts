import { expect, test } from 'vitest'
import type { Facts } from '../../src/content/facts'
import { assertLaunchable, missingFacts } from '../../tools/launch'
import { launchedFacts } from '../launchedFacts'

const complete = launchedFacts('apple', 'google')
const { operator, hosts } = complete

test.each([{ stores: ['apple'] }, { stores: ['google'] }, { stores: ['apple', 'google'] }] as const)(
  'complete facts for a launch in $stores are accepted',
  ({ stores }) => {
    const facts = launchedFacts(...stores)
    expect(missingFacts(facts)).toEqual({ required: [], recommended: [] })
    expect(() => assertLaunchable(facts)).not.toThrow()
  },
)

test.each<[missing: string, change: Partial<Facts>]>([
  ['nameCleared', { nameCleared: false }],
  ['domain', { domain: null }],
  ['mailDomain', { mailDomain: null }],
  ['operator.name', { operator: { ...operator, name: null } }],
  ['operator.address', { operator: { ...operator, address: null } }],
  ['operator.phone', { operator: { ...operator, phone: null } }],
  ['evidence.accuracy', { evidence: { ...complete.evidence, accuracy: null } }],
  ['jurisdiction', { jurisdiction: null }],
  ['hosts.app', { hosts: { ...hosts, app: null } }],
  ['hosts.website', { hosts: { ...hosts, website: null } }],
  ['stores', { stores: launchedFacts().stores }],
])('with this fact missing or wrong, a launched site fails to build but a preview does not: %s', (missing, change) => {
  expect(() => assertLaunchable({ ...complete, ...change })).toThrow(`facts are missing:\n${missing}`)
  expect(() => assertLaunchable({ ...complete, ...change, launched: false })).not.toThrow()
})

const { apple, google } = complete.stores
test.each<[path: string, change: Partial<Facts>]>([
  ['domain', { domain: 'https://a.uk' }],
  ['mailDomain', { mailDomain: 'a.uk/' }],
  ['operator.phone', { operator: { ...operator, phone: '+0 20 7946' } }],
  [
    'stores.apple.url',
    { stores: { apple: { ...apple, url: 'https://apps.apple.com/gb/app/photo-call/id0x1' }, google } },
  ],
  ['stores.apple.appId', { stores: { apple: { ...apple, appId: 'A1B2.com.racing' }, google } }],
  [
    'stores.google.url',
    { stores: { apple, google: { ...google, url: 'https://play.google.com/store/apps/details?id=x' } } },
  ],
  ['stores.google.fingerprint', { stores: { apple, google: { ...google, fingerprint: 'a1:b2' } } }],
])('a malformed fact fails the build, even of a preview: %s', (path, change) => {
  expect(() => assertLaunchable({ ...complete, launched: false, ...change })).toThrow(`facts.ts: ${path} is "`)
})

test('a fact that the site can do without is recommended, not required', () => {
  const facts = { ...complete, disputeBody: null, operator: { ...operator, vat: null } }
  expect(missingFacts(facts)).toEqual({ required: [], recommended: ['operator.vat', 'disputeBody'] })
})
