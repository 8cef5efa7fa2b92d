/**
 * What only the owner of the site knows. `null` is a fact that is not known yet: fill it in here, and nowhere else.
 * `npm run launch-check` lists what is missing.
 */
export const facts: Facts = {
  /**
   * Set this last. Search engines may index the site from then on, and it can only be built while all required facts
   * are there.
   */
  launched: false,

  /** Name of the product: header, titles, texts, pictures. */
  name: 'Formline',
  /** Whether that name has been cleared for use, for example by a trademark search. */
  nameCleared: false,
  /** Domain of this website: 'www.racing.com'. */
  domain: null,
  /** Domain of the mailboxes in contacts.ts, each of which somebody reads: 'racing.com'. */
  mailDomain: null,

  /** The company behind the product. */
  operator: {
    /** Legal name: legal texts, copyright line. */
    name: null,
    /** Postal address: legal texts. */
    address: null,
    /** Phone number in the international format, '+44 20 …': legal texts, as Apple's minimum terms ask. */
    phone: null,
    /** Register and number in it. */
    register: null,
    /** VAT number. */
    vat: null,
  },
  /** Country or state whose law governs the Terms. */
  jurisdiction: null,
  /** Companies that host the servers of the app and this website, and their countries: 'Example Cloud in Ireland'. */
  hosts: { app: null, website: null },

  /**
   * The app in the stores. A store without a URL is not mentioned once the other one has its URL; while both have none,
   * the site announces both.
   */
  stores: {
    apple: {
      url: null,
      /** Team ID and bundle ID, 'A1B2C3D4E5.com.racing.app': links to the home page open the app. */
      appId: null,
      /** Apple's own badge, by its guidelines: a file in public/ and its size in CSS px. Without it we draw the button. */
      badge: null,
    },
    google: {
      url: null,
      /** SHA-256 fingerprint of the app signing key, 'A1:B2:…': links to the home page open the app. */
      fingerprint: null,
      /** Google's own badge, by its guidelines, no smaller than Apple's. */
      badge: null,
    },
  },

  /** What each figure of the home page means: definition, sample, period, source. Shown below the figures. */
  evidence: { dataPoints: null, users: null, accuracy: null, races: null },

  /** Versions of Terms and Privacy Policy, newest first. Once a lawyer has approved the texts, add a version. */
  legalVersions: [{ date: '2025-10-27', what: 'First version.' }],
  /** Representatives in the EU and the UK (GDPR, article 27): name and address. Left out while unknown. */
  representatives: { eu: null, uk: null },
  /** Where in the App a purchase can be withdrawn from (Directive 2011/83/EU, article 11a): 'Settings, Plan, Withdraw'. */
  withdrawalFunction: null,
  /** Body that settles disputes out of court, with its address. */
  disputeBody: null,
  /** How soon messages about accessibility are answered: 'within 5 days'. */
  accessibilityReply: null,
  /** Authority to turn to about accessibility, with its address. */
  accessibilityAuthority: null,
  /**
   * How long personal data is kept: '14 months'. While a time is unknown, the Privacy Policy says what decides how long it
   * is (GDPR, article 13(2)(a); personalData.ts).
   */
  kept: {
    usage: null,
    crashes: null,
    purchases: null,
    proof: null,
    messages: null,
    choices: null,
    logs: null,
    races: null,
    /** When deleted data is gone from backups: 'after 35 days'. */
    backups: null,
  },
}

type Text = string | null
type Domain = `${string}.${string}` | null

/** A version of a text: the day from which it applies, ISO 8601, and what it changed. */
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
  readonly evidence: Readonly<Record<'dataPoints' | 'users' | 'accuracy' | 'races', Text>>
  readonly legalVersions: readonly [Version, ...Version[]]
  readonly representatives: Readonly<Record<'eu' | 'uk', Text>>
  readonly withdrawalFunction: Text
  readonly disputeBody: Text
  readonly accessibilityReply: Text
  readonly accessibilityAuthority: Text
  readonly kept: Readonly<
    Record<'usage' | 'crashes' | 'purchases' | 'proof' | 'messages' | 'choices' | 'logs' | 'races' | 'backups', Text>
  >
}
