/** Tested by the compiler (`npm run typecheck`): the line after each `@ts-expect-error` has to be an error. */
import { expect, test } from 'vitest'
import { type Fact, facts, isUnfilled, Unfilled } from '../../src/content/facts'
import { site } from '../../src/content/site'

test('a fact that may be unfilled is no string, so that no text and no link can use it', () => {
  // @ts-expect-error it may be a note that the jurisdiction is still to come
  const place: string = site.jurisdiction
  // @ts-expect-error it may be a note that the address is still to come
  const address: string = site.stores.apple.address
  expect([place, address]).toEqual([facts.jurisdiction, facts.stores.apple.address])
  const missing = new Unfilled('[name]')
  // @ts-expect-error it is a note, not the name
  const name: string = missing
  // @ts-expect-error nor does it have what a string has
  expect([name === 'Copper', missing.length]).toEqual([false, undefined])
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
