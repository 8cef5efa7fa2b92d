import fc from 'fast-check'
import { type AnyNote, type Kinds, listNotes } from '../src/content/factNotes'
import type { Facts } from '../src/content/facts'

/** Random facts as an owner may fill them: each value fits its kind, and none is the example. */

const letters = 'abcdefghijklmnopqrstuvwxyz'
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 9 })
const name = word.map((text) => text.charAt(0).toUpperCase() + text.slice(1))
/** Text with special meaning in HTML, JSON, JavaScript or `String.replace`. */
const awkward = fc.constantFrom('&', '&amp;', '<b>', '"to" the', 'O’Brien', "d'Or", '$&', '`x`', '50%', 'n°', '</p>')
const text = fc.tuple(name, awkward, word).map((parts) => parts.join(' '))
const domain = fc.tuple(word, fc.constantFrom('com', 'co.uk', 'racing')).map((parts) => parts.join('.'))

const values: { [Kind in keyof Kinds]: fc.Arbitrary<Kinds[Kind]> } = {
  text,
  domain,
  address: fc.tuple(domain, word, word).map(([host, path, query]) => `https://www.${host}/${path}?id=${query}&hl=en`),
  phone: fc.integer({ min: 1_000_000, max: 9_999_999 }).map((number) => `+44 20 3${number}`),
  day: fc.integer({ min: 0, max: 300 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
  badge: fc.record({
    file: word.map((file) => `badges/${file}.svg`),
    width: fc.integer({ min: 100, max: 300 }),
    height: fc.constant(72),
  }),
  appId: word.map((bundle) => `A1B2C3D4E5.uk.${bundle}`),
  fingerprint: fc
    .array(fc.integer({ min: 16, max: 255 }), { minLength: 32, maxLength: 32 })
    .map((bytes) => bytes.map((byte) => byte.toString(16).toUpperCase()).join(':')),
}

/** Facts whose values depend on more than their kind. */
const special: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  // The name is used in titles, headlines and file formats with room for a name, not for a sentence.
  name: fc.tuple(name, awkward).map((parts) => parts.join(' ')),
  'stores.apple.id': fc.integer({ min: 1, max: 2 ** 31 }).map(String),
  'stores.google.id': fc.tuple(word, word).map((parts) => `uk.${parts.join('.')}`),
}

function arbitraryOf(path: string, { kind }: AnyNote): fc.Arbitrary<unknown> {
  return special[path] ?? values[kind]
}

/** The URL of an app in each store. */
const storeAddress = {
  apple: (id: unknown) => `https://apps.apple.com/gb/app/the-app/id${id}`,
  google: (id: unknown) => `https://play.google.com/store/apps/details?id=${id}&hl=en`,
}

/** Values of facts, by their path: `stores.apple.address`. */
export type Filling = Readonly<Record<string, unknown>>

/** Every fact filled. */
export const everyFact: fc.Arbitrary<Filling> = fc
  .record(Object.fromEntries(listNotes().map(([path, note]) => [path, arbitraryOf(path, note)])))
  .map((filled) => ({
    ...filled,
    'stores.apple.address': storeAddress.apple(filled['stores.apple.id']),
    'stores.google.address': storeAddress.google(filled['stores.google.id']),
  }))

/** Facts that are filled together, since their values depend on each other: those of the stores. */
const unitOf = (path: string) => (path.startsWith('stores.') ? 'stores' : path)

/** Any number of facts filled, from none to all of them. */
export const someFacts: fc.Arbitrary<Filling> = fc
  .tuple(everyFact, fc.subarray([...new Set(listNotes().map(([path]) => unitOf(path)))]))
  .map(([filled, units]) => Object.fromEntries(Object.entries(filled).filter(([path]) => units.includes(unitOf(path)))))

/** `count` fillings, the same in every run. */
export function sample(fillings: fc.Arbitrary<Filling>, count: number): Filling[] {
  return fc.sample(fillings, { numRuns: count, seed: 17 })
}

/** The facts with these values in their places. */
export function filledWith(filled: Filling, facts: Facts): Facts {
  const copy = (tree: object, path: string): object =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value]) => {
        const here = path + key
        if (here in filled) return [key, filled[here]]
        return [key, Object.getPrototypeOf(value) === Object.prototype ? copy(value, `${here}.`) : value]
      }),
    )
  return copy(facts, '') as Facts
}
