/**
 * Every name, figure, date, address, helpline and business constant of the site, each written once; those that only the
 * owner knows are in `facts.ts`. Source: docs/specification.md. No other file repeats a value of this file.
 */

import { type Fact, facts, isUnfilled, shown } from './facts.ts'

const domain = shown(facts.domain)

/** A version of a text: the day on which it takes effect, ISO 8601, and what it changed. */
export interface Version {
  readonly date: string
  readonly what: string
}

const firstVersion: Version = { date: '2025-10-27', what: 'First version.' }
const versions: readonly [Version, ...Version[]] = isUnfilled(facts.textsDated)
  ? [firstVersion]
  : [{ date: facts.textsDated, what: 'Completed and reviewed.' }, firstVersion]
/** What is said of a helpline: its hours only after somebody has called it to check. */
const hoursOf = (called: Fact<string>) => (isUnfilled(called) ? 'gambling helpline' : 'free, 24 hours')

/** What only the build and the deployment read, apart from `site`: no visitor downloads it. */
export const hosting = {
  /**
   * The base path of the deployed site, with a slash at both ends: `/site/` for a GitHub project page. The checks test
   * the site at the root of a server; `tools/githubPages.ts` builds it for this path.
   */
  base: '/' as string,
  /**
   * HTTP Strict Transport Security: for how many days after a visit a browser uses only https, and whether that
   * includes every subdomain. Hard to undo: docs/deploying.md says how to raise it.
   */
  hsts: { days: 1, includeSubDomains: false as boolean },
  /** Last day of `security.txt`, ISO 8601; at most a year ahead (RFC 9116, section 2.5.5). */
  securityExpires: '2027-10-31',
} as const

export const site = {
  name: shown(facts.name),
  domain,
  /** Origin of canonical URLs, without a trailing slash. */
  origin: `https://${domain}`,
  language: 'en',
  operator: facts.operator,

  /** Versions of the texts that have a date, newest first. */
  versions: {
    terms: versions,
    privacy: versions,
    accessibility: [
      { date: '2026-11-26', what: 'One problem is gone: the long table is a list.' },
      { date: '2026-11-25', what: 'Shorter: without figures and without the table of rules.' },
      { date: '2026-11-23', what: 'First version.' },
    ],
  },

  helplines: {
    uk: {
      country: 'UK',
      name: 'UK, National Gambling Helpline',
      short: `UK, ${hoursOf(facts.helplinesCalled.uk)}`,
      number: '0808 8020 133',
      tel: '+448088020133',
    },
    us: {
      country: 'US',
      name: 'US, Council on Compulsive Gambling of New Jersey',
      short: `US, ${hoursOf(facts.helplinesCalled.us)}`,
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
      /** Menu items in the store’s own words, and the page for refund requests. */
      cancel: ['Settings', 'your name', 'Subscriptions'],
      refunds: 'https://reportaproblem.apple.com',
      ...facts.stores.apple,
      trademark: shown(facts.stores.apple.trademark),
    },
    google: {
      name: 'Google Play',
      owner: 'Google',
      lead: 'Get it on',
      cancel: ['your profile picture', 'Payments & subscriptions', 'Subscriptions'],
      refunds: 'https://play.google.com/store/account/orderhistory',
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
  /** A subscription is cancelled at least this many hours before its period ends. */
  cancellationHours: 24,
  /** Liability is capped at the payments of this many months. */
  liabilityMonths: 12,
  /** Days after deletion of the account. */
  accountRetentionDays: 90,
  /** Days in which a privacy request is answered. */
  privacyResponseDays: 30,
  /**
   * Days of notice before the Terms or a feature change, and days to cancel after it (Directive (EU) 2019/770, article
   * 19).
   */
  changeNoticeDays: 30,
  /** Days in which a complaint about personal data is acknowledged; set by UK law (Data Protection Act 2018, section 164A). */
  complaintDays: 30,
  /**
   * Days to withdraw from a purchase; set by consumer law (Directive 2011/83/EU, article 9, and its UK equivalent), not
   * by us.
   */
  withdrawalDays: 14,
  /** Days in which we repay after a withdrawal (the same directive, article 13). */
  repaymentDays: 14,
} as const
