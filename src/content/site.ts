/**
 * Every name, figure, date, address, helpline and business constant of the site, once.
 * Source: shared/SPEC.md sections 1, 3, 5 and 9. A fact written here appears in no other file.
 */

/** A fact the owner still has to settle. It cannot pass for a real value: it is not a string. */
export interface Unfilled {
  /** What is missing, and what it is for. */
  readonly unfilled: string
  /** What the page shows in its place; square brackets, impossible to mistake for the real thing. */
  readonly placeholder: string
}

/** A value, or a note that it is still to come. */
export type Fact<Value> = Value | Unfilled

export function isUnfilled(fact: unknown): fact is Unfilled {
  return typeof fact === 'object' && fact !== null && 'unfilled' in fact
}

const unfilled = (what: string, placeholder = '[to be settled]'): Unfilled => ({ unfilled: what, placeholder })

const domain = 'formline.example'

// Stryker disable all: content, judged against the specification; logic stands above and below it.
export const site = {
  name: 'Formline',
  domain,
  /** Origin of canonical addresses, without a closing slash. */
  origin: `https://${domain}`,
  language: 'en',
  copyrightHolder: 'Formline',

  /** Date of the legal texts in force; ISO 8601 and as printed. */
  lastUpdated: { iso: '2025-10-27', text: 'October 27, 2025' },

  contacts: {
    legal: { address: `legal@${domain}`, label: 'Legal questions' },
    support: { address: `support@${domain}`, label: 'Help with the App' },
    privacy: { address: `privacy@${domain}`, label: 'Privacy questions' },
    dpo: { address: `dpo@${domain}`, label: 'Data protection officer' },
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
      address: unfilled('Address of the app in the Apple App Store') as Fact<string>,
      trademark: 'Apple and the Apple logo are trademarks of Apple Inc.',
    },
    google: {
      name: 'Google Play',
      owner: 'Google',
      lead: 'Get it on',
      address: unfilled('Address of the app in the Google Play store') as Fact<string>,
      trademark: 'Google Play and the Google Play logo are trademarks of Google LLC.',
    },
  },

  /** Shown in the Terms, section `governing`. */
  jurisdiction: unfilled('Country or state whose law governs the Terms', '[Jurisdiction]') as Fact<string>,

  figures: {
    dataPoints: {
      value: '1,000+',
      label: 'data points per race',
      evidence: unfilled('What counts as a data point of a race; how counted, when') as Fact<string>,
    },
    users: {
      value: '10K+',
      label: 'Active users',
      evidence: unfilled('Definition of an active user; period; source') as Fact<string>,
    },
    accuracy: {
      value: '85%',
      label: 'Accuracy rate',
      evidence: unfilled('Definition of the accuracy rate; sample; period') as Fact<string>,
    },
    races: {
      value: '1M+',
      label: 'Races analyzed',
      evidence: unfilled('Which races were analyzed; period; source') as Fact<string>,
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

export interface UnfilledFact extends Unfilled {
  /** Where it stands, as a path in `site`: `stores.apple.address`. */
  readonly path: string
}

/** Lists every fact of `value` that is still unfilled, in the order written. */
export function unfilledFacts(value: object = site, path = ''): UnfilledFact[] {
  return Object.entries(value).flatMap(([key, entry]) => {
    const here = path ? `${path}.${key}` : key
    if (isUnfilled(entry)) return [{ ...entry, path: here }]
    return typeof entry === 'object' && entry !== null ? unfilledFacts(entry, here) : []
  })
}
