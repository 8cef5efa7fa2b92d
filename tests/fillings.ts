import { type Kinds, listNotes, signOffNotes } from '../src/content/factNotes'

/** Facts as an owner may fill them: each value fits its kind, is used once, and is written awkwardly where it may be. */

/** Values of facts, by their path: `stores.apple.address`. */
export type Filling = Readonly<Record<string, unknown>>

/** Text with special meaning in HTML, JSON, JavaScript or `String.replace`. */
const AWKWARD = ['&', '&amp;', '<b>', '"to" the', 'O’Brien', "d'Or", '$&', '`x`', '50%', 'n°', '</p>']

/** A value of each kind, by a number of its own. */
const values: { [Kind in keyof Kinds]: (own: number) => Kinds[Kind] } = {
  text: (own) => `Fact ${AWKWARD[own % AWKWARD.length]} ${own}`,
  domain: (own) => `fact-${own}.racing`,
  address: (own) => `https://www.fact-${own}.racing/path?id=${own}&hl=en`,
  phone: (own) => `+44 20 3000 0${own}`,
  day: (own) => new Date(Date.UTC(2026, 0, own)).toISOString().slice(0, 10),
  badge: (own) => ({ file: `badges/${own}.svg`, width: own, height: 72 }),
  appId: (own) => `A1B2C3D4E5.uk.fact${own}`,
  fingerprint: () => Array(32).fill('A1').join(':'),
}
/** Facts of a store depend on each other: its address names the app by its id. */
const ofStores: Filling = {
  'stores.apple.id': '1234567890',
  'stores.apple.address': 'https://apps.apple.com/gb/app/the-app/id1234567890',
  'stores.google.id': 'uk.fact.app',
  'stores.google.address': 'https://play.google.com/store/apps/details?id=uk.fact.app&hl=en',
}

const fill = (notes: ReturnType<typeof listNotes>): Filling =>
  Object.fromEntries(notes.map(([path, note], index) => [path, ofStores[path] ?? values[note.kind](100 + index)]))
export const everyFact = fill(listNotes())
export const everyDay = fill(listNotes(signOffNotes))

/** Every second fact, and none of the stores. */
export const halfOfThem: Filling = Object.fromEntries(
  Object.entries(everyFact).filter(([path], index) => index % 2 === 0 && !path.startsWith('stores.')),
)

/** The facts with these values in their places. */
export function filledWith<Facts extends object>(filled: Filling, facts: Facts): Facts {
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
