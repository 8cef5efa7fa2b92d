import { describe, expect, test } from 'vitest'
import { contacts } from '../../src/content/contacts'
import { listNotes, signOffNotes } from '../../src/content/factNotes'
import { facts, isUnfilled, shown, unfilled } from '../../src/content/facts'
import { hosting, site } from '../../src/content/site'
import { someOf } from '../list'
import { claims, constants, helplines } from '../product'

test('SPEC 9: the constants are those of the product', () => {
  expect({ ...site, ...hosting }).toMatchObject(constants)
  expect(Object.values(site.figures).map(({ value, label }) => [value, label])).toEqual(claims)
  expect(Object.values(site.helplines).map(({ country, number }) => [country, number])).toEqual(helplines)
  expect(Object.values(site.stores).map(({ owner, name }) => `${owner}: ${name}`)).toEqual([
    'Apple: App Store',
    'Google: Google Play',
  ])
})

test('SPEC 7: there are addresses for legal, support, privacy and data protection officer, on our own domain', () => {
  expect(Object.keys(contacts)).toEqual(['legal', 'support', 'privacy', 'dpo', 'security'])
  const addresses = Object.values(contacts).map(({ address }) => address)
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

describe('unfilled facts', () => {
  test('each has a note of its own that says in one line what it is for', () => {
    const words = someOf([...listNotes(), ...listNotes(signOffNotes)], 'notes').map(([, { what }]) => what)
    expect(words.filter((text) => text.length < 20 || text.includes('\n'))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
  })

  test('are shown as their placeholder, and using one in a text fails the build', () => {
    const missing = unfilled('[name]')
    expect([shown('Copper'), shown(missing)]).toEqual(['Copper', '[name]'])
    expect([missing, '', null, undefined, {}].map(isUnfilled)).toEqual([true, false, false, false, false])
    expect(() => `Made by ${missing}.`).toThrow('This fact is still to be filled in: [name].')
  })
})
