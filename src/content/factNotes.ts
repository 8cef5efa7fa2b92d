/**
 * What only the owner of the site can say: every fact in `facts.ts`, with its kind, what it is for and an
 * example. Read by the compiler, `npm run launch-check` and the tests; no page imports it, so no visitor downloads it.
 *
 * A new fact is declared here; the compiler then asks for its value in `facts.ts`. Nothing else has to know of it.
 */

/** A store's own badge: a file in `public/`, and its size in CSS px. */
export interface Badge {
  readonly file: string
  readonly width: number
  readonly height: number
}

/** The kinds of facts, each with the type of its value. `npm run launch-check` holds each value to its kind. */
export interface Kinds {
  /** Plain text, shown as it is written. */
  text: string
  /** A domain, in lower case: `www.racing.com`. */
  domain: string
  /** An address that begins with `https://`. */
  address: string
  /** A telephone number in the international form, with blanks or without: `+44 20 3000 0000`. */
  phone: string
  /** A whole number above zero. */
  number: number
  /** A day that has come, ISO 8601: on which something was done. */
  day: string
  badge: Badge
}

export interface Note<Kind extends keyof Kinds = keyof Kinds> {
  readonly kind: Kind
  /** What is missing, and what it is for. */
  readonly what: string
  /** A value of the right form that cannot be true: `npm run launch-check` refuses it. */
  readonly example: Kinds[Kind]
}

export type AnyNote = { [Kind in keyof Kinds]: Note<Kind> }[keyof Kinds]

/** Facts may stand in groups: `stores.apple.address`. */
interface Notes {
  readonly [key: string]: AnyNote | Notes
}

// Stryker disable all: content.
export const factNotes = {
  name: {
    kind: 'text',
    what: 'Name of the product, cleared for use: header, titles, texts, pictures',
    example: 'Photo Call',
  },
  domain: { kind: 'domain', what: 'Domain of this website: every address of a page', example: 'www.example.com' },
  mailDomain: {
    kind: 'domain',
    what: 'Domain of the mailboxes in `contacts`, each of them read by someone',
    example: 'example.com',
  },
  operator: {
    name: {
      kind: 'text',
      what: 'Legal name of the company behind the product: legal texts, copyright line',
      example: 'Photo Call Limited',
    },
    address: {
      kind: 'text',
      what: 'Postal address of that company: contact sections',
      example: '1 Example Street, London EC1A 1AA, UK',
    },
  },
  jurisdiction: {
    kind: 'text',
    what: 'Country or state whose law governs the Terms',
    example: 'Ruritania',
  },
  legalReview: {
    kind: 'day',
    what: 'Day on which a lawyer approved Terms and Privacy Policy as they stand',
    example: '2000-01-31',
  },
  helplinesCalled: {
    uk: {
      kind: 'day',
      what: 'Day on which the UK helpline was called and found right, free and open',
      example: '2000-01-31',
    },
    us: {
      kind: 'day',
      what: 'Day on which the US helpline was called and found right, free and open',
      example: '2000-01-31',
    },
  },
  evidence: {
    dataPoints: {
      kind: 'text',
      what: 'What counts as a data point of a race; how counted, when',
      example: 'Fields read per runner, May 2026.',
    },
    users: {
      kind: 'text',
      what: 'Definition of an active user; period; source',
      example: 'Accounts opened in the app in May 2026.',
    },
    accuracy: {
      kind: 'text',
      what: 'Definition of the accuracy rate; sample; period',
      example: 'Top three held the winner, 900 races, 2026.',
    },
    races: {
      kind: 'text',
      what: 'Which races were analyzed; period; source',
      example: 'Flat and jumps, UK and Ireland, since 2001.',
    },
  },
  stores: {
    apple: {
      address: {
        kind: 'address',
        what: 'Address of the app in the Apple App Store: download button',
        example: 'https://apps.apple.com/app/id1000000001',
      },
      id: {
        kind: 'text',
        what: 'Number of the app in the Apple App Store: banner in Safari, manifest',
        example: '1000000001',
      },
      badge: {
        kind: 'badge',
        what: 'Apple’s own badge, by its guidelines: download button',
        example: { file: 'badges/apple.svg', width: 216, height: 72 },
      },
      trademark: {
        kind: 'text',
        what: 'Trademark line as Apple asks for it today: footer',
        example: 'Example and the Example logo are trademarks of Example Inc.',
      },
    },
    google: {
      address: {
        kind: 'address',
        what: 'Address of the app in the Google Play store: download button',
        example: 'https://play.google.com/store/apps/details?id=com.example.app',
      },
      id: { kind: 'text', what: 'Package name of the app in Google Play: manifest', example: 'com.example.app' },
      badge: {
        kind: 'badge',
        what: 'Google’s own badge, by its guidelines, no smaller than Apple’s: download button',
        example: { file: 'badges/google.svg', width: 243, height: 72 },
      },
      trademark: {
        kind: 'text',
        what: 'Trademark line as Google asks for it today: footer',
        example: 'Example Play is a trademark of Example LLC.',
      },
    },
  },
} as const satisfies Notes
// Stryker restore all

/** Every note of a group, with its path in it: `stores.apple.address`, in the order written. */
export function listNotes(notes: Notes = factNotes): readonly (readonly [path: string, note: AnyNote])[] {
  return Object.entries(notes).flatMap(([key, entry]) =>
    isNote(entry) ? [[key, entry] as const] : listNotes(entry).map(([path, note]) => [`${key}.${path}`, note] as const),
  )
}

const isNote = (entry: AnyNote | Notes): entry is AnyNote => typeof entry.kind === 'string'

/** What stands at a path in a tree of objects: `stores.apple.address` in `facts`. */
export function valueAt(path: string, tree: object): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], tree)
}
