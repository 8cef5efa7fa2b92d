/**
 * The names, figures, dates, helplines and business constants of the site, as in docs/specification.md. In code,
 * only tests/product.ts repeats them, for comparison. Those that only the owner knows come from `facts.ts`.
 */

import { facts } from './facts.ts'

const domain = facts.domain ?? 'formline.example'

const apple = {
  ...facts.stores.apple,
  name: 'App Store',
  owner: 'Apple',
  /** Its name in running text. */
  inFull: 'the Apple App Store',
  platform: 'iOS 14+',
  device: 'iPhone',
  /** The app's ID in the store. */
  id: facts.stores.apple.url?.match(/\d+$/)?.[0],
  /** The words before the store's name on its button, and before its name in a sentence. */
  callToAction: 'Download on the',
  article: 'the ',
  /** The store's menu items for canceling, its page for refund requests and its owner's privacy policy. */
  cancel: ['your name', 'Subscriptions'],
  refunds: 'https://reportaproblem.apple.com',
  policy: 'https://www.apple.com/legal/privacy',
  trademark: 'Apple and the Apple logo are trademarks of Apple Inc.',
} as const

const google = {
  ...facts.stores.google,
  name: 'Google Play',
  owner: 'Google',
  inFull: 'Google Play',
  platform: 'Android 8+',
  device: 'Android',
  /** The app's package name. */
  id: facts.stores.google.url?.match(/\bid=([\w.]+)/)?.[1],
  callToAction: 'Get it on',
  article: '',
  cancel: ['your profile picture', 'Payments & subscriptions', 'Subscriptions'],
  refunds: 'https://play.google.com/store/account/orderhistory',
  policy: 'https://policies.google.com/privacy',
  trademark: 'Google Play and the Google Play logo are trademarks of Google LLC.',
} as const

export type Store = typeof apple | typeof google

const { accuracy } = facts.evidence
const rate = '85%'
const noUrlYet = !apple.url && !google.url

/** For the build only; separate from `site`, so that visitors do not download it. */
export const hosting = {
  /**
   * HTTP Strict Transport Security: the number of days after a visit during which browsers use only HTTPS, and whether
   * that includes subdomains. It is hard to undo: docs/deploying.md says how to raise it.
   */
  hsts: { days: 1, includeSubDomains: false as boolean },
} as const

export const site = {
  name: facts.name,
  domain,
  /** Origin of canonical URLs, without a trailing slash. */
  origin: `https://${domain}`,
  language: 'en',
  operator: {
    ...facts.operator,
    name: facts.operator.name ?? '[Legal name]',
    address: facts.operator.address ?? '[Postal address]',
  },

  /** `terms`: 'Free and confidential, 24 hours a day', in the helpline's own words; `null` until its source is known. */
  helplines: {
    uk: {
      country: 'UK',
      name: 'UK, National Gambling Helpline',
      short: 'UK gambling helpline',
      number: '0808 8020 133',
      tel: '+448088020133',
      terms: null as string | null,
    },
    us: {
      country: 'US',
      name: 'US, problem gambling helpline',
      short: 'US gambling helpline',
      number: '1-800-GAMBLER',
      tel: '+18004262537',
      terms: null as string | null,
    },
  },

  /** The stores that offer the app: both until one has a URL, then those that have one. */
  stores: {
    ...((apple.url || noUrlYet) && { apple }),
    ...((google.url || noUrlYet) && { google }),
  },

  /** Shown in section `governing` of the Terms. */
  jurisdiction: facts.jurisdiction ?? '[Jurisdiction]',

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
      value: rate,
      label: 'Accuracy rate',
      evidence: accuracy && `In ${rate} of ${accuracy.races} races (${accuracy.period}), ${accuracy.right}.`,
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
  /** A subscription has to be canceled at least this many hours before its period ends. */
  cancellationHours: 24,
  /** Liability is capped at what was paid in this many months. */
  liabilityMonths: 12,
  /** Account data is kept for this many days after the account is deleted. */
  accountRetentionDays: 90,
  /** Days within which a privacy request is answered. */
  privacyResponseDays: 30,
  /**
   * Days of notice before a change to the Terms or to a feature, and days to cancel after it (Directive (EU) 2019/770,
   * article 19).
   */
  changeNoticeDays: 30,
  /** Days to acknowledge a complaint about personal data; set by UK law (Data Protection Act 2018, section 164A). */
  complaintDays: 30,
  /**
   * Days to withdraw from a purchase; set by consumer law (Directive 2011/83/EU, article 9, and its UK equivalent), not
   * by us.
   */
  withdrawalDays: 14,
  /** Days within which we repay after a withdrawal (the same directive, article 13). */
  repaymentDays: 14,
} as const

/** Completes "You must be …". */
export const ageRule = `at least ${site.minimumAge}, or the legal gambling age where you live, if that is higher`

/** The stores that offer the app. */
export const stores: readonly Store[] = Object.values(site.stores)

/**
 * The stores as listed in text: `Apple or Google`, `the Apple App Store or Google Play`, `iOS 14+ and Android 8+`,
 * `iPhone and Android`.
 */
export const owners = stores.map(({ owner }) => owner).join(' or ')
export const storeNames = stores.map(({ inFull }) => inFull).join(' or ')
export const platforms = stores.map(({ platform }) => platform).join(' and ')
export const phones = stores.map(({ device }) => device).join(' and ')
