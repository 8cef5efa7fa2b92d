// @vitest-environment node
/** Judged by the compiler (`npm run typecheck`): each line below an expected error has to be one. */
import { expect, test } from 'vitest'
import { type Fact, isUnfilled, site } from '../../src/content/site'

test('a fact that may be unfilled cannot pass for a string', () => {
  // @ts-expect-error it may be a note that the jurisdiction is still to come
  const place: string = site.jurisdiction
  expect(isUnfilled(place)).toBe(true)
})

test('a store’s address cannot be linked before it is known', () => {
  // @ts-expect-error it may be a note that the address is still to come
  const address: string = site.stores.apple.address
  expect(isUnfilled(address)).toBe(true)
})

test('a fact is a string once it is known not to be unfilled', () => {
  const fact: Fact<string> = 'England and Wales' as Fact<string>
  const shown: string = isUnfilled(fact) ? fact.placeholder : fact
  expect(shown).toBe('England and Wales')
})

test('the facts of the site cannot be changed', () => {
  const copy = structuredClone(site) as typeof site
  // @ts-expect-error constants are read-only
  copy.minimumAge = 16
  expect(site.minimumAge).not.toBe(copy.minimumAge)
})
