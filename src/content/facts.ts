import type { factNotes, Kinds, Note } from './factNotes.ts'

/**
 * A fact that the owner has not filled in. It cannot be used as a value: it is no string, and converting it to one
 * throws.
 */
export class Unfilled {
  /** The text that pages show in its place; it cannot be mistaken for a real value. */
  readonly placeholder: string

  constructor(placeholder: string) {
    this.placeholder = placeholder
  }

  /** @throws always: an unfilled fact must not reach a page unchecked */
  toString(): never {
    throw new Error(`This fact is still to be filled in: ${this.placeholder}. See \`npm run launch-check\`.`)
  }
}

/** A value, or `Unfilled` until it is known. */
export type Fact<Value> = Value | Unfilled

/** Whether a fact is still unfilled. */
export function isUnfilled(fact: unknown): fact is Unfilled {
  return fact instanceof Unfilled
}

/** The fact's value, or its placeholder while it is unfilled. */
export function shown(fact: Fact<string>): string {
  return isUnfilled(fact) ? fact.placeholder : fact
}

/** An unfilled fact. Exported, so that the file still compiles when every fact is filled. */
export const unfilled = (placeholder = '[to be settled]'): Unfilled => new Unfilled(placeholder)

/** A fact for every note, with the type of its kind. */
type FactsOf<Notes> = {
  readonly [Key in keyof Notes]: Notes[Key] extends Note<infer Kind extends keyof Kinds>
    ? Fact<Kinds[Kind]>
    : FactsOf<Notes[Key]>
}
export type Facts = FactsOf<typeof factNotes>

/**
 * The facts that only the owner knows; `factNotes.ts` describes each and gives an example. Before the launch, replace
 * each `unfilled(…)` by a value; `npm run launch-check` lists those that are left.
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
