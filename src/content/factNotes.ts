/**
 * Describes every fact and sign-off in `facts.ts`, which only the owner of the site knows: its kind, its purpose and an
 * example. The compiler, `npm run launch-check` and the tests use it; no page imports it, so no visitor downloads it.
 *
 * A new fact is declared here; the compiler then asks for its value in `facts.ts`. No other file has to change.
 */

/** A store's own badge: a file in `public/`, and its size in CSS px. */
export interface Badge {
  readonly file: string
  readonly width: number
  readonly height: number
}

/** The kinds of facts, each with the type of its value. `npm run launch-check` checks each value against its kind. */
export interface Kinds {
  /** Plain text, shown as it is written. */
  text: string
  /** A domain, in lower case: `www.racing.com`. */
  domain: string
  /** An address that begins with `https://`. */
  address: string
  /** A telephone number in the international format, with or without spaces: `+44 20 3000 0000`. */
  phone: string
  /** A date, ISO 8601, not in the future: the day on which something was done. */
  day: string
  badge: Badge
  /** Team ID and bundle ID of an iOS app: `A1B2C3D4E5.com.racing.app`. */
  appId: string
  /** SHA-256 of an Android app's signing certificate: 32 pairs of capital hexadecimal digits with colons between. */
  fingerprint: string
}

export interface Note<Kind extends keyof Kinds = keyof Kinds> {
  readonly kind: Kind
  /** What is missing, and what it is for. */
  readonly what: string
  /** A well-formed value that cannot be true: `npm run launch-check` rejects it. */
  readonly example: Kinds[Kind]
}

export type AnyNote = { [Kind in keyof Kinds]: Note<Kind> }[keyof Kinds]

/** Facts can be grouped: `stores.apple.address`. */
interface Notes {
  readonly [key: string]: AnyNote | Notes
}

/** The day on which somebody confirmed what the texts say; `npm run launch-check` quotes the sentences. */
const confirmedDay = (topic: string): Note<'day'> => ({
  kind: 'day',
  what: `Day on which somebody checked what the texts say about ${topic}, and found it true`,
  example: '2000-01-31',
})

export const factNotes = {
  name: {
    kind: 'text',
    what: 'Name of the product, cleared for use: header, titles, texts, pictures',
    example: 'Photo Call',
  },
  domain: { kind: 'domain', what: 'Domain of this website: every address of a page', example: 'www.example.com' },
  mailDomain: {
    kind: 'domain',
    what: 'Domain of the mailboxes in `contacts.ts`, each of them read by someone',
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
    phone: {
      kind: 'phone',
      what: 'Phone number of that company, as Apple’s minimum terms ask: contact sections',
      example: '+44 20 7946 0000',
    },
    register: {
      kind: 'text',
      what: 'Register and number of that company: contact sections',
      example: 'Companies House, 01234567',
    },
    vat: {
      kind: 'text',
      what: 'VAT number of that company, or that it has none: contact sections',
      example: 'GB 123 4567 89',
    },
  },
  jurisdiction: {
    kind: 'text',
    what: 'Country or state whose law governs the Terms',
    example: 'Ruritania',
  },
  textsDated: {
    kind: 'day',
    what: 'Day from which the approved Terms and Privacy Policy apply: their new date',
    example: '2000-01-31',
  },
  representatives: {
    eu: {
      kind: 'text',
      what: 'Representative in the EU (GDPR, article 27): name and address, or why none is needed',
      example: 'Photo Call Europe, 1 Example Quay, Dublin, Ireland',
    },
    uk: {
      kind: 'text',
      what: 'Representative in the UK (UK GDPR, article 27): name and address, or why none is needed',
      example: 'Photo Call Limited itself, being in the UK',
    },
  },
  hosts: {
    app: {
      kind: 'text',
      what: 'Company that hosts the servers of the App, and its country: Privacy Policy',
      example: 'Example Cloud in Ruritania',
    },
    website: {
      kind: 'text',
      what: 'Company that hosts this website, and its country: Privacy Policy',
      example: 'Example Pages in Ruritania',
    },
  },
  accessibilityReply: {
    kind: 'text',
    what: 'When messages about accessibility are answered, after “We answer”: Accessibility',
    example: 'within 5 example days',
  },
  accessibilityAuthority: {
    kind: 'text',
    what: 'Authority to turn to about accessibility, with its address: Accessibility',
    example: 'Example Equality Body, Ruritania',
  },
  disputeBody: {
    kind: 'text',
    what: 'Body that settles disputes out of court, with its address: Terms',
    example: 'Example Ombudsman, Ruritania',
  },
  withdrawalFunction: {
    kind: 'text',
    what: 'Where in the App the online withdrawal function is (Directive 2011/83/EU, article 11a): Terms',
    example: 'Settings, Subscription, Withdraw, in the example',
  },
  /**
   * Retention periods of personal data that no constant of `site` sets: a time, or else what decides how long it is (GDPR,
   * article 13(2)(a)).
   */
  kept: {
    usage: { kind: 'text', what: 'How long usage data is kept', example: '14 example months' },
    crashes: { kind: 'text', what: 'How long crash reports are kept', example: '6 example months' },
    purchases: { kind: 'text', what: 'How long purchase records are kept', example: '7 example years' },
    proof: { kind: 'text', what: 'How long proof of age or identity is kept', example: '28 example days' },
    messages: { kind: 'text', what: 'How long messages are kept', example: '3 example years' },
    choices: { kind: 'text', what: 'How long records of choices are kept', example: '5 example years' },
    logs: { kind: 'text', what: 'How long the host of this website keeps its logs', example: '31 example days' },
    races: { kind: 'text', what: 'How long race records that name people are kept', example: '40 example years' },
    backups: {
      kind: 'text',
      what: 'When deleted data is gone from backups, after “Copies in backups are gone”',
      example: 'after 35 example days',
    },
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
      appId: {
        kind: 'appId',
        what: 'Team ID and bundle ID of the app at Apple: opens the app from a link to the home page',
        example: 'ABCDE12345.com.example.app',
      },
      badge: {
        kind: 'badge',
        what: 'Apple’s own badge, by its guidelines: download button',
        example: { file: 'badges/example-apple.svg', width: 216, height: 72 },
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
      fingerprint: {
        kind: 'fingerprint',
        what: 'Fingerprint (SHA-256) of the app signing key in Google Play: opens the app from a link',
        example: Array(32).fill('AB').join(':'),
      },
      badge: {
        kind: 'badge',
        what: 'Google’s own badge, by its guidelines, no smaller than Apple’s: download button',
        example: { file: 'badges/example-google.svg', width: 243, height: 72 },
      },
      trademark: {
        kind: 'text',
        what: 'Trademark line as Google asks for it today: footer',
        example: 'Example Play is a trademark of Example LLC.',
      },
    },
  },
} as const satisfies Notes

export const signOffNotes = {
  /** The days on which statements about the App were confirmed: each `claim` in the texts names its day. */
  confirmed: {
    agree: confirmedDay('the tap on “Agree”'),
    analytics: confirmedDay('consent to measuring'),
    data: confirmedDay('what is collected'),
    deletion: confirmedDay('deleting an account'),
    machineOnly: confirmedDay('checks of predictions'),
    notCollected: confirmedDay('what is not collected'),
    notTracking: confirmedDay('tracking'),
    noProfile: confirmedDay('profiles'),
    noPush: confirmedDay('pushing people to bet'),
    noSale: confirmedDay('selling and sharing'),
    processors: confirmedDay('service providers'),
    racesOnly: confirmedDay('ratings'),
    security: confirmedDay('security'),
    settings: confirmedDay('changing one’s information'),
    storage: confirmedDay('storage on the device'),
  },
  legalReview: {
    kind: 'day',
    what: 'Day on which a lawyer approved Terms and Privacy Policy as they stand',
    example: '2000-01-31',
  },
  launch: {
    kind: 'day',
    what: 'Day of the launch, to be filled last: from then on search engines may index the site, and no build succeeds while anything else is open',
    example: '2000-01-31',
  },
} as const satisfies Notes

/** All notes of a group with their paths (`stores.apple.address`), in source order. */
export function listNotes(notes: Notes = factNotes): readonly (readonly [path: string, note: AnyNote])[] {
  return Object.entries(notes).flatMap(([key, entry]) =>
    isNote(entry) ? [[key, entry] as const] : listNotes(entry).map(([path, note]) => [`${key}.${path}`, note] as const),
  )
}

const isNote = (entry: AnyNote | Notes): entry is AnyNote => typeof entry.kind === 'string'

/** The value at a path in nested objects: `stores.apple.address` in `facts`. */
export function valueAt(path: string, tree: object): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], tree)
}
