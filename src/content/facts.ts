import type { factNotes, Kinds, Note } from './factNotes.ts'

/** A fact the owner still has to settle. It cannot pass for a real value: it is not a string, and making it one throws. */
export class Unfilled {
  /** What is shown in its place, where something has to be: impossible to mistake for the real thing. */
  readonly placeholder: string

  constructor(placeholder: string) {
    this.placeholder = placeholder
  }

  /** @throws always: a fact that nobody asked about must not reach a page */
  toString(): never {
    throw new Error(`This fact is still to be filled in: ${this.placeholder}. See \`npm run launch-check\`.`)
  }
}

/** A value, or a note that it is still to come. */
export type Fact<Value> = Value | Unfilled

/** Whether a fact is still to come. */
export function isUnfilled(fact: unknown): fact is Unfilled {
  return fact instanceof Unfilled
}

/** The fact, or what stands in for it until it is known. */
export function shown(fact: Fact<string>): string {
  return isUnfilled(fact) ? fact.placeholder : fact
}

/** A fact still to come. Exported, so that the file compiles when every fact of it is filled. */
export const unfilled = (placeholder = '[to be settled]'): Unfilled => new Unfilled(placeholder)

/** A fact for every note, of the type that its kind has. */
type FactsOf<Notes> = {
  readonly [Key in keyof Notes]: Notes[Key] extends Note<infer Kind extends keyof Kinds>
    ? Fact<Kinds[Kind]>
    : FactsOf<Notes[Key]>
}
export type Facts = FactsOf<typeof factNotes>

// Stryker disable all: content.
/**
 * What only the owner can say; `factNotes.ts` says of each what it is for, and gives an example. To launch is to put a
 * value in the place of each `unfilled(…)`; `npm run launch-check` lists those that are left.
 */
export const facts: Facts = {
  name: unfilled('Formline'),
  domain: unfilled('formline.example'),
  mailDomain: unfilled('formline.example'),
  operator: {
    name: unfilled('[Legal name]'),
    address: unfilled('[Postal address]'),
    phone: unfilled('[Phone number]'),
    register: unfilled('[Register and company number]'),
    vat: unfilled('[VAT number]'),
  },
  jurisdiction: unfilled('[Jurisdiction]'),
  legalReview: unfilled(),
  textsDated: unfilled(),
  representatives: { eu: unfilled('[EU representative]'), uk: unfilled('[UK representative]') },
  hosts: { app: unfilled('[Host of the App, country]'), website: unfilled('[Host of this website, country]') },
  accessibilityReply: unfilled('[Time to answer]'),
  accessibilityAuthority: unfilled('[Authority for accessibility]'),
  disputeBody: unfilled('[Dispute resolution body, or none]'),
  withdrawalFunction: unfilled('[Place of the withdrawal function]'),
  kept: {
    usage: unfilled('[Period for usage data]'),
    crashes: unfilled('[Period for crash reports]'),
    purchases: unfilled('[Period for purchase records]'),
    proof: unfilled('[Period for proof]'),
    messages: unfilled('[Period for messages]'),
    choices: unfilled('[Period for records of choices]'),
    logs: unfilled('[Period for website logs]'),
    races: unfilled('[Period for race records]'),
    backups: unfilled('[Period for backups]'),
  },
  confirmed: {
    agree: unfilled(),
    analytics: unfilled(),
    data: unfilled(),
    deletion: unfilled(),
    machineOnly: unfilled(),
    notCollected: unfilled(),
    notTracking: unfilled(),
    noProfile: unfilled(),
    noPush: unfilled(),
    noSale: unfilled(),
    processors: unfilled(),
    racesOnly: unfilled(),
    security: unfilled(),
    settings: unfilled(),
    storage: unfilled(),
  },
  helplinesCalled: { uk: unfilled(), us: unfilled() },
  evidence: {
    dataPoints: unfilled(),
    users: unfilled(),
    accuracy: unfilled('[Definition, sample and period]'),
    races: unfilled(),
  },
  stores: {
    apple: {
      address: unfilled(),
      id: unfilled(),
      appId: unfilled(),
      badge: unfilled(),
      trademark: unfilled('Apple and the Apple logo are trademarks of Apple Inc.'),
    },
    google: {
      address: unfilled(),
      id: unfilled(),
      fingerprint: unfilled(),
      badge: unfilled(),
      trademark: unfilled('Google Play and the Google Play logo are trademarks of Google LLC.'),
    },
  },
}
// Stryker restore all
