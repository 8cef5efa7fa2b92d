/**
 * Facts that only the site's owner knows, each written only here. `null` means not known yet; `npm run launch-check`
 * lists what is missing.
 */
export const facts: Facts = {
  /**
   * Set this last: from then on, search engines may index the site, and the build fails if a required fact is missing.
   */
  launched: false,

  /** Name of the product, in the header, titles, text and pictures. */
  name: 'Formline',
  /** Whether the name has been cleared for use, for example by a trademark search. */
  nameCleared: false,
  /** Domain of this website, such as 'www.example.com'. */
  domain: null,
  /** Domain of the mailboxes in contacts.ts, such as 'example.com'. Someone must read each one. */
  mailDomain: null,

  /** The company behind the product. */
  operator: {
    /** Legal name, on the legal pages and in the copyright line. */
    name: null,
    /** Postal address, on the legal pages. */
    address: null,
    /** Phone number in international format, '+44 20 …'. Apple's minimum terms require it on the legal pages. */
    phone: null,
    /** Company register and number, 'Companies House, 01234567'. */
    register: null,
    /** VAT number. */
    vat: null,
  },
  /** Country or state whose law governs the Terms. */
  jurisdiction: null,
  /** Companies that host the servers of the app and this website, and their countries: 'Example Cloud in Ireland'. */
  hosts: { app: null, website: null },

  /**
   * The app in the stores. Until one has a URL, the site announces both; from then on, it mentions only those with a
   * URL.
   */
  stores: {
    apple: {
      url: null,
      /** Team ID and bundle ID, 'A1B2C3D4E5.com.example.app', which lets links to the home page open the app. */
      appId: null,
      /** Apple's official badge: a file in public/ and its size in CSS px, 216 × 72. If null, the site draws a button. */
      badge: null,
    },
    google: {
      url: null,
      /** SHA-256 fingerprint of the app signing key, 'A1:B2:…', which lets links to the home page open the app. */
      fingerprint: null,
      /** Google's official badge, as high as Apple's: 242 × 72. First crop the transparent border of Google's PNG. */
      badge: null,
    },
  },

  /**
   * Evidence for the figures on the home page, shown beside them: definition, sample, period, source. For the accuracy
   * rate: what counts as right ('the winner was in our first three'), in how many races ('12,431'), and when ('January
   * to June 2026').
   */
  evidence: { dataPoints: null, users: null, accuracy: null, races: null },

  /** Versions of Terms and Privacy Policy, newest first. Once a lawyer has approved the text, add a version. */
  legalVersions: [{ date: '2025-10-27', what: 'First version.' }],
  /** Representatives in the EU and the UK (GDPR, article 27): name and address. Left out while unknown. */
  representatives: { eu: null, uk: null },
  /** Where the App lets customers withdraw (Directive 2011/83/EU, article 11a): 'Settings, Subscription, Withdraw'. */
  withdrawalFunction: null,
  /** Name and address of a body that settles disputes out of court. */
  disputeBody: null,
  /** How soon messages about accessibility are answered: 'within 5 days'. */
  accessibilityReply: null,
  /** Name and address of the authority for accessibility complaints. */
  accessibilityAuthority: null,
  /**
   * How long personal data is kept, such as '14 months'. Until a period is known, the Privacy Policy states what
   * determines it (GDPR, article 13(2)(a); personalData.ts).
   */
  retention: {
    usage: null,
    crashes: null,
    purchases: null,
    proof: null,
    messages: null,
    choices: null,
    logs: null,
    races: null,
    /** When backups no longer contain deleted data: 'after 35 days'. */
    backups: null,
  },
}

type Text = string | null
type Domain = `${string}.${string}` | null

/** A version of a page's text: the date from which it applies (ISO 8601), and what changed. */
export interface Version {
  readonly date: `${number}-${number}-${number}`
  readonly what: string
}

interface Badge {
  readonly file: `${string}.${'svg' | 'png'}`
  readonly width: number
  readonly height: number
}

export interface Facts {
  readonly launched: boolean
  readonly name: string
  readonly nameCleared: boolean
  readonly domain: Domain
  readonly mailDomain: Domain
  readonly operator: {
    readonly name: Text
    readonly address: Text
    readonly phone: `+${number}${string}` | null
    readonly register: Text
    readonly vat: Text
  }
  readonly jurisdiction: Text
  readonly hosts: Readonly<Record<'app' | 'website', Text>>
  readonly stores: {
    readonly apple: {
      readonly url: `https://apps.apple.com/${string}/id${number}` | null
      readonly appId: `${string}.${string}.${string}` | null
      readonly badge: Badge | null
    }
    readonly google: {
      readonly url: `https://play.google.com/store/apps/details?id=${string}` | null
      readonly fingerprint: `${string}:${string}` | null
      readonly badge: Badge | null
    }
  }
  readonly evidence: Readonly<Record<'dataPoints' | 'users' | 'races', Text>> & {
    readonly accuracy: Readonly<Record<'right' | 'races' | 'period', string>> | null
  }
  readonly legalVersions: readonly [Version, ...Version[]]
  readonly representatives: Readonly<Record<'eu' | 'uk', Text>>
  readonly withdrawalFunction: Text
  readonly disputeBody: Text
  readonly accessibilityReply: Text
  readonly accessibilityAuthority: Text
  readonly retention: Readonly<
    Record<'usage' | 'crashes' | 'purchases' | 'proof' | 'messages' | 'choices' | 'logs' | 'races' | 'backups', Text>
  >
}
