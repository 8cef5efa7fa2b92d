/**
 * Every name, figure, date, address, helpline and business constant of the site, once.
 * Source: shared/SPEC.md sections 1, 3, 5 and 9. A fact written here appears in no other file.
 */

/** A fact the owner still has to settle. It cannot pass for a real value: it is not a string, and making it one throws. */
export class Unfilled<Value = unknown> {
  /** What is missing, and what it is for. */
  readonly unfilled: string
  /** A value of the right form, to copy the form from. */
  readonly example: Value
  /** What is shown in its place, where something has to be: impossible to mistake for the real thing. */
  readonly placeholder: string

  constructor(unfilled: string, example: Value, placeholder: string) {
    this.unfilled = unfilled
    this.example = example
    this.placeholder = placeholder
  }

  /** @throws always: a fact that nobody asked about must not reach a page */
  toString(): never {
    throw new Error(`This fact is still to be filled in: ${this.unfilled}.`)
  }
}

/** A value, or a note that it is still to come. */
export type Fact<Value> = Value | Unfilled<Value>

/** Whether a fact is still to come. */
export function isUnfilled(fact: unknown): fact is Unfilled {
  return fact instanceof Unfilled
}

/** The fact, or what stands in for it until it is known. */
export function shown(fact: Fact<string>): string {
  return isUnfilled(fact) ? fact.placeholder : fact
}

/** A fact still to come. Exported, so that the file compiles when every fact of it is filled. */
export const unfilled = <Value>(what: string, example: Value, placeholder = '[to be settled]'): Fact<Value> =>
  new Unfilled(what, example, placeholder)

/** A store's own badge: a file in `public/`, and its size in CSS px. */
interface Badge {
  readonly file: string
  readonly width: number
  readonly height: number
}

interface StoreFacts {
  /** Address of the app in the store. */
  readonly address: Fact<string>
  /** Name by which the store knows the app; part of its address. */
  readonly id: Fact<string>
  readonly badge: Fact<Badge>
  readonly trademark: Fact<string>
}

interface Facts {
  readonly name: Fact<string>
  readonly domain: Fact<string>
  readonly mailDomain: Fact<string>
  readonly operator: { readonly name: Fact<string>; readonly address: Fact<string> }
  readonly jurisdiction: Fact<string>
  /** ISO 8601. */
  readonly legalReview: Fact<string>
  /** Days on which somebody called the numbers and found them right, ISO 8601. */
  readonly helplinesCalled: { readonly uk: Fact<string>; readonly us: Fact<string> }
  readonly evidence: Record<'dataPoints' | 'users' | 'accuracy' | 'races', Fact<string>>
  readonly stores: { readonly apple: StoreFacts; readonly google: StoreFacts }
  /** Last day of `security.txt`, ISO 8601; at most a year ahead (RFC 9116, section 2.5.5). */
  readonly securityExpires: string
}

// Stryker disable all: content, judged against the specification; logic stands above and below it.
/**
 * What only the owner can say. To launch is to put a value in the place of each `unfilled(…)`; `npm run launch-check`
 * lists those that are left.
 */
export const facts: Facts = {
  name: unfilled('Name of the product, cleared for use: header, titles, texts, pictures', 'Photo Call', 'Formline'),
  domain: unfilled('Domain of this website: every address of a page', 'www.example.com', 'formline.example'),
  mailDomain: unfilled(
    'Domain of the mailboxes in `contacts`, each of them read by someone',
    'example.com',
    'formline.example',
  ),
  operator: {
    name: unfilled(
      'Legal name of the company behind the product: legal texts, copyright line',
      'Photo Call Limited',
      'Formline',
    ),
    address: unfilled('Postal address of that company: contact sections', '1 Example Street, London EC1A 1AA, UK'),
  },
  jurisdiction: unfilled('Country or state whose law governs the Terms', 'England and Wales', '[Jurisdiction]'),
  legalReview: unfilled('Day on which a lawyer approved Terms and Privacy Policy as they stand', '2026-01-31'),
  helplinesCalled: {
    uk: unfilled('Day on which the UK helpline was called and found right, free and open', '2026-01-31'),
    us: unfilled('Day on which the US helpline was called and found right, free and open', '2026-01-31'),
  },
  evidence: {
    dataPoints: unfilled(
      'What counts as a data point of a race; how counted, when',
      'Fields read per runner, May 2026.',
    ),
    users: unfilled('Definition of an active user; period; source', 'Accounts opened in the app in May 2026.'),
    accuracy: unfilled(
      'Definition of the accuracy rate; sample; period',
      'Top three held the winner, 900 races, 2026.',
    ),
    races: unfilled('Which races were analyzed; period; source', 'Flat and jumps, UK and Ireland, since 2001.'),
  },
  stores: {
    apple: {
      address: unfilled(
        'Address of the app in the Apple App Store: download button',
        'https://apps.apple.com/app/id1000000001',
      ),
      id: unfilled('Number of the app in the Apple App Store: banner in Safari, manifest', '1000000001'),
      badge: unfilled('Apple’s own badge, by its guidelines: download button', {
        file: 'icon.svg',
        width: 216,
        height: 72,
      }),
      trademark: unfilled(
        'Trademark line as Apple asks for it today: footer',
        'Apple, the Apple logo and App Store are trademarks of Apple Inc.',
        'Apple and the Apple logo are trademarks of Apple Inc.',
      ),
    },
    google: {
      address: unfilled(
        'Address of the app in the Google Play store: download button',
        'https://play.google.com/store/apps/details?id=com.example.app',
      ),
      id: unfilled('Package name of the app in Google Play: manifest', 'com.example.app'),
      badge: unfilled('Google’s own badge, by its guidelines, no smaller than Apple’s: download button', {
        file: 'icon.svg',
        width: 243,
        height: 72,
      }),
      trademark: unfilled(
        'Trademark line as Google asks for it today: footer',
        'Google Play is a trademark of Google LLC.',
        'Google Play and the Google Play logo are trademarks of Google LLC.',
      ),
    },
  },
  securityExpires: '2027-10-31',
}

const domain = shown(facts.domain)
const mailDomain = shown(facts.mailDomain)

/** A version of a text: the day from which it holds, ISO 8601, and what it changed. */
export interface Version {
  readonly date: string
  readonly what: string
}

const firstVersion: Version = { date: '2025-10-27', what: 'First version.' }

export const site = {
  name: shown(facts.name),
  domain,
  /** Origin of canonical addresses, without a closing slash. */
  origin: `https://${domain}`,
  language: 'en',
  operator: { name: shown(facts.operator.name), address: facts.operator.address },

  /** Versions of the legal texts, newest first. */
  versions: { terms: [firstVersion], privacy: [firstVersion] },

  contacts: {
    legal: { address: `legal@${mailDomain}`, label: 'Legal questions' },
    support: { address: `support@${mailDomain}`, label: 'Help with the App' },
    privacy: { address: `privacy@${mailDomain}`, label: 'Privacy questions' },
    dpo: { address: `dpo@${mailDomain}`, label: 'Data protection officer' },
    security: { address: `security@${mailDomain}`, label: 'Reports of security faults' },
  },

  helplines: {
    uk: {
      country: 'UK',
      name: 'UK, National Gambling Helpline',
      short: 'UK, free, 24 hours',
      number: '0808 8020 133',
      tel: '+448088020133',
    },
    us: {
      country: 'US',
      name: 'US, National Problem Gambling Helpline',
      short: 'US, free, 24 hours',
      number: '1-800-GAMBLER',
      tel: '+18004262537',
    },
  },

  platforms: { ios: 'iOS 14+', android: 'Android 8+' },

  stores: {
    apple: {
      name: 'App Store',
      owner: 'Apple',
      lead: 'Download on the',
      ...facts.stores.apple,
      trademark: shown(facts.stores.apple.trademark),
    },
    google: {
      name: 'Google Play',
      owner: 'Google',
      lead: 'Get it on',
      ...facts.stores.google,
      trademark: shown(facts.stores.google.trademark),
    },
  },

  /** Shown in the Terms, section `governing`. */
  jurisdiction: facts.jurisdiction,

  figures: {
    dataPoints: {
      value: '1,000+',
      label: 'data points per race',
      evidence: facts.evidence.dataPoints,
    },
    users: {
      value: '10K+',
      label: 'Active users',
      evidence: facts.evidence.users,
    },
    accuracy: {
      value: '85%',
      label: 'Accuracy rate',
      evidence: facts.evidence.accuracy,
    },
    races: {
      value: '1M+',
      label: 'Races analyzed',
      evidence: facts.evidence.races,
    },
  },

  /** Years. */
  minimumAge: 18,
  billingPeriods: 'monthly, quarterly or annually',
  /** Days of notice before a price changes. */
  priceNoticeDays: 30,
  /** Hours before the period ends. */
  cancellationHours: 24,
  /** Months of payments that cap liability. */
  liabilityMonths: 12,
  /** Days after deletion of the account. */
  accountRetentionDays: 90,
  /** Days in which a privacy request is answered. */
  privacyResponseDays: 30,
  /** Days; set by consumer law (Directive 2011/83/EU, article 9, and its UK equivalent), not by us. */
  withdrawalDays: 14,
} as const
// Stryker restore all

export type ContactKey = keyof typeof site.contacts

/** An unfilled fact, and where it stands as a path in `facts`: `stores.apple.address`. */
export interface UnfilledFact {
  readonly path: string
  readonly fact: Unfilled
}

/** Lists every fact of `value` that is still unfilled, in the order written. */
export function unfilledFacts(value: object = facts, path = ''): UnfilledFact[] {
  return Object.entries(value).flatMap(([key, entry]) => {
    const here = path ? `${path}.${key}` : key
    if (isUnfilled(entry)) return [{ path: here, fact: entry }]
    return typeof entry === 'object' && entry !== null ? unfilledFacts(entry, here) : []
  })
}
