import { spawnSync } from 'node:child_process'
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
  ['https://a.uk is not a domain', { domain: 'https://a.uk' }],
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

test('a fact that the site can do without is recommended, not required', () => {
  const facts = { ...complete, disputeBody: null, operator: { ...operator, vat: null } }
  expect(missingFacts(facts)).toEqual({ required: [], recommended: ['operator.vat', 'disputeBody'] })
})

test('npm run launch-check fails while a required fact is missing', () => {
  const { status, stdout } = spawnSync(process.execPath, ['tools/launch.ts'], { encoding: 'utf8' })
  expect(status).toBe(/^Required/m.test(stdout) ? 1 : 0)
  expect(stdout).toMatch(/^(Not ready|Ready|Launched)/m)
})
