/** The requirements of the specification, independent of `src/content`, so that tests can compare the two. */

export const paths = ['/', '/terms', '/privacy'] as const

/** Ids of the sections of the legal pages, in order. Other sites link to them. */
export const sections = {
  '/terms': [
    'acceptance',
    'service',
    'age',
    'accounts',
    'subscription',
    'prohibited',
    'intellectual',
    'privacy',
    'disclaimers',
    'liability',
    'indemnification',
    'gambling',
    'termination',
    'changes',
    'governing',
    'appstore',
    'severability',
    'contact',
  ],
  '/privacy': [
    'introduction',
    'information-collected',
    'how-we-use',
    'data-sharing',
    'data-security',
    'data-retention',
    'your-rights',
    'cookies',
    'third-party',
    'children',
    'international',
    'california',
    'gdpr',
    'changes',
    'contact',
  ],
} as const

export const claims = [
  ['1,000+', 'data points per race'],
  ['10K+', 'Active users'],
  ['85%', 'Accuracy rate'],
  ['1M+', 'Races analyzed'],
] as const

/** Country, displayed number, and the number that its link dials. */
export const helplines = [
  ['UK', '0808 8020 133', '+448088020133'],
  ['US', '1-800-GAMBLER', '+18004262537'],
] as const

/** Owner, name and supported platform. */
export const stores = [
  ['Apple', 'App Store', 'iOS 14+'],
  ['Google', 'Google Play', 'Android 8+'],
] as const

/** Headings, in lower case. */
export const steps = [
  'real-time data collection',
  'ai analysis',
  'historical pattern recognition',
  'confidence-rated predictions',
]
export const lists = ['race conditions', 'horse performance', 'advanced metrics']
export const features = [
  'ai-powered predictions',
  'real-time data',
  'performance analytics',
  'instant insights',
  'data visualization',
  'smart alerts',
]

/** Completes "You must be …". */
export const ageRule = 'at least 18, or the legal gambling age where you live, if that is higher'

/** The constants in the specification (docs/specification.md), then those that we added. */
export const constants = {
  minimumAge: 18,
  billingPeriods: 'monthly, quarterly or annually',
  priceNoticeDays: 30,
  cancellationHours: 24,
  liabilityMonths: 12,
  accountRetentionDays: 90,
  privacyResponseDays: 30,
  changeNoticeDays: 30,

  complaintDays: 30,
  withdrawalDays: 14,
  repaymentDays: 14,
  hsts: { days: 1, includeSubDomains: false },
}
