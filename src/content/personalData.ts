import { type Entry, type Rich, type Row, strong } from './articleText.ts'
import { facts } from './facts.ts'
import { accountKinds } from './promises.ts'
import { owners, site } from './site.ts'

/**
 * The inventory of personal data. The Privacy Policy's lists, its storage periods and the categories of California's
 * law are generated from it.
 */

/** Legal bases (GDPR, article 6); section `gdpr` explains each. */
export const bases = {
  contract: 'Contract',
  consent: 'Consent',
  duty: 'Legal duty',
  interest: 'Legitimate interest',
  consentOrInterest: 'Consent where the law requires it, otherwise legitimate interest',
} as const

/** The regular recipients of personal data. */
const recipients = {
  providers: 'service providers',
  stores: 'the stores',
  notifications: 'notification services',
  users: 'users of the App',
} as const

/** A recipient, and what part of the data it receives if not all of it. */
type Recipient = keyof typeof recipients | readonly [keyof typeof recipients, string]

/** Categories of the California Consumer Privacy Act, section 1798.140, in its order. */
const categories = {
  identifiers: 'Identifiers and customer records',
  protected: 'Characteristics protected by law',
  commercial: 'Commercial information',
  internet: 'Internet or other electronic network activity',
  geolocation: 'Geolocation data',
  employment: 'Professional or employment-related information',
  other: 'Other information that relates to you',
  sensitive: 'Sensitive personal information',
} as const

type AtLeastOne<Item> = readonly [Item, ...Item[]]

/** A kind of personal data and everything that the law requires us to say about it. */
export interface DataKind {
  /** Its name wherever it is listed, with a capital letter. */
  readonly name: string
  readonly what: string
  /** Where it comes from. */
  readonly from: string
  /** The purposes under each legal basis; for legitimate interests, the purpose also states the interest. */
  readonly uses: AtLeastOne<readonly [keyof typeof bases, string]>
  readonly recipients: AtLeastOne<Recipient>
  /** How long it is kept. */
  readonly kept: Rich
  /**
   * The California categories of this data. Each names the part of the data that it covers; without a name, it covers
   * all of it. It may have fewer recipients than the rest.
   */
  readonly california: AtLeastOne<readonly [keyof typeof categories, string?, DataKind['recipients']?]>
}

const { retention } = facts
const counted = 'it has been added to statistics that cannot be linked to anyone'
const alertsOnly = ['notifications', 'only what an alert says'] as const
const withAccount = `While your account is open, and for ${site.accountRetentionDays} days after it is deleted`

export const personalData: readonly DataKind[] = [
  {
    name: accountKinds.account,
    what: 'Your email address and the password you set.',
    from: 'You',
    uses: [
      ['contract', 'open your account, run the App for you and tell you about prices, terms and security'],
      ['consent', 'send you news, if you ask for it'],
      ['interest', 'keep accounts secure and stop fraud'],
    ],
    recipients: ['providers'],
    kept: withAccount,
    california: [['identifiers'], ['sensitive', 'the email address together with the password']],
  },
  {
    name: accountKinds.profile,
    what: 'Your display name, your favorite racecourses and your settings in the App.',
    from: 'You',
    uses: [
      ['contract', 'set up the App as you like it'],
      ['consent', 'send the alerts you turn on'],
    ],
    recipients: ['providers', alertsOnly],
    kept: `${withAccount}. You can change or remove most of it at any time`,
    california: [
      ['identifiers', 'the display name', ['providers']],
      ['other', 'your favorite racecourses and your settings'],
    ],
  },
  {
    name: 'Usage data',
    what: 'The races and screens you look at, the features you use and the alerts you open, with the time of each.',
    from: 'Your device',
    uses: [
      ['interest', 'keep the App secure and stop misuse'],
      ['consentOrInterest', 'improve the App'],
    ],
    recipients: ['providers'],
    kept: retention.usage ?? `Until ${counted}`,
    california: [['internet']],
  },
  {
    name: 'Device data',
    what: 'Your device’s model, operating system and language. Your IP address, which shows roughly where you are. Crash reports. An installation number, which the App generates. If alerts are on, the push address (the code that alerts are sent to).',
    from: 'Your device',
    uses: [
      ['contract', 'run the App on your device'],
      ['consent', 'send the alerts you turn on'],
      ['interest', 'diagnose crashes, keep the App secure and offer it only where it may be offered'],
      ['consentOrInterest', 'improve the App'],
    ],
    recipients: ['providers', ['notifications', 'only the push address']],
    kept: `Crash reports: ${retention.crashes ?? 'until the fault has been found and fixed'}. The push address: until you turn alerts off. The rest: ${retention.usage ?? `until ${counted}`}`,
    california: [
      ['identifiers', 'the IP address, the installation number and the push address'],
      ['internet', 'the model, operating system, language and crash reports', ['providers']],
      ['geolocation', 'the rough area that the IP address shows', ['providers']],
    ],
  },
  {
    name: accountKinds.racing,
    what: 'The horses you follow, the predictions you save and the races you set alerts for.',
    from: 'You',
    uses: [
      ['contract', 'show you what you follow and save'],
      ['consent', 'send the alerts you turn on'],
    ],
    recipients: ['providers', alertsOnly],
    kept: `${withAccount}. You can remove what you follow or save at any time`,
    california: [['other']],
  },
  {
    name: 'Purchase records',
    what: `Which subscription you have, when it started, when it renews or ends, and the number that ${owners} gives the purchase.`,
    from: 'The store',
    uses: [
      ['contract', 'check what you have paid for, and help with a refund'],
      ['duty', 'keep tax and accounting records'],
    ],
    recipients: ['providers', 'stores'],
    kept: `${retention.purchases ?? 'As long as the law requires'}, even after your account is deleted`,
    california: [['commercial']],
  },
  {
    name: 'Proof of age or identity',
    what: 'What you show us if we have to check your age or who you are.',
    from: 'You, or the person who asks on your behalf',
    uses: [
      ['duty', 'check who makes a privacy request, and check age where a law requires it'],
      ['interest', 'keep the App for adults only'],
    ],
    recipients: ['providers'],
    kept: retention.proof ?? 'Until the check is done',
    california: [['identifiers'], ['protected', 'your age'], ['sensitive', 'the number of an identity document']],
  },
  {
    name: 'Messages',
    what: 'What you write to us or tell us on the phone, with what you attach, your email address or phone number, and our answer.',
    from: 'You',
    uses: [
      ['contract', 'answer you about your use of the App'],
      ['interest', 'answer anyone else who contacts us, and deal with legal claims'],
    ],
    recipients: ['providers'],
    kept: retention.messages ?? 'Until your matter is settled',
    california: [
      ['identifiers', 'your email address or phone number'],
      ['other', 'what you write or tell us, what you attach, and our answer'],
    ],
  },
  {
    name: 'Records of choices',
    what: 'When you agreed to our Terms, confirmed that you are old enough, or gave or withdrew consent. Your privacy requests and complaints.',
    from: 'You',
    uses: [
      ['duty', 'show that we did what you asked'],
      ['interest', 'show what you agreed to, and keep the App for adults only'],
    ],
    recipients: ['providers'],
    kept: retention.choices ?? 'Until the time limits for claims about them have passed',
    california: [['other']],
  },
  {
    name: 'Website logs',
    what: 'Your IP address, the time, the page and what your browser says about itself.',
    from: 'Your browser',
    uses: [['interest', 'show this website and keep it safe']],
    recipients: ['providers'],
    kept: retention.logs ?? 'Until newer logs replace them',
    california: [
      ['identifiers', 'the IP address'],
      ['internet', 'the time, the page and what your browser says about itself'],
      ['geolocation', 'the rough area that the IP address shows'],
    ],
  },
  {
    name: 'Race records',
    what: 'Records of races that name jockeys, trainers and owners.',
    from: 'Suppliers of race data, and public sources',
    uses: [['interest', 'predict races from racing’s own records, and show these in the App']],
    recipients: ['providers', 'users'],
    kept: retention.races ?? 'Until our prediction models no longer use them',
    california: [
      ['identifiers', 'the names', ['providers', ['users', 'the names in race records']]],
      ['employment', 'what the records say about work in racing'],
    ],
  },
]

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const recipientsOf = (all: readonly DataKind['recipients'][]) => {
  const parts = new Map<string, string>(all.flat().map((each) => (typeof each === 'string' ? [each, ''] : each)))
  return capitalize(
    Object.entries(recipients)
      .flatMap(([key, name]) => {
        const part = parts.get(key)
        return part === undefined ? [] : [part ? `${name} (${part})` : name]
      })
      .join(', '),
  )
}

/** The details of each kind: source, purposes with their legal bases, recipients. */
export const kindEntries: readonly Entry[] = personalData.map((kind) => ({
  name: kind.name,
  details: [
    ['Comes from', kind.from],
    [
      'Legal basis and purpose',
      kind.uses.flatMap(([basis, purpose], index) => [
        strong(`${bases[basis]}:`),
        ` ${purpose}${index < kind.uses.length - 1 ? '. ' : ''}`,
      ]),
    ],
    ['Who regularly receives it', recipientsOf([kind.recipients])],
  ],
}))

/** How long each kind is kept. */
export const retentionRows: readonly Row[] = personalData.map(({ name, kept }) => [name, kept])

/** For each of California's categories that contains data: which data it is, and who receives it. */
export const californiaEntries: readonly Entry[] = Object.entries(categories).map(([key, name]) => {
  const parts = personalData.flatMap((kind) =>
    kind.california.flatMap(([category, part, recipients = kind.recipients]) =>
      category === key ? [{ name: kind.name, part, recipients }] : [],
    ),
  )
  const here = parts.map(({ name, part }) => `${name}${part ? `: ${part}` : ''}`)
  return {
    name,
    details: [
      ['What this covers', here.join('. ')],
      ['Who regularly receives it', recipientsOf(parts.map(({ recipients }) => recipients))],
    ],
  }
})
