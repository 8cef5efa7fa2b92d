import type { factNotes, Kinds, Note, signOffNotes } from './factNotes.ts'

/**
 * A fact that the owner has not filled in. It cannot be used as a value: it is no string, and converting it to one
 * throws.
 */
export class Unfilled {
  /**
   * The text that pages show in its place. In brackets it is a gap, which pages mark; without brackets it reads as a
   * finished text, which may become the value as it is.
   */
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
// Without this, bundles keep `signOff`.
/* @__NO_SIDE_EFFECTS__ */
export const unfilled = (placeholder = '[to be settled]'): Unfilled => new Unfilled(placeholder)

/** A fact for every note, with the type of its kind. */
type FactsOf<Notes> = {
  readonly [Key in keyof Notes]: Notes[Key] extends Note<infer Kind extends keyof Kinds>
    ? Fact<Kinds[Kind]>
    : FactsOf<Notes[Key]>
}
export type Facts = FactsOf<typeof factNotes>
export type SignOff = FactsOf<typeof signOffNotes>

/**
 * The facts that only the owner knows; `factNotes.ts` describes each and gives an example. Before the launch, replace
 * each `unfilled(…)` here and in `signOff` by a value; `npm run launch-check` lists those that are left. Until then every
 * build is a preview.
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
  textsDated: unfilled(),
  representatives: { eu: unfilled('[EU representative]'), uk: unfilled('[UK representative]') },
  hosts: { app: unfilled('[Host of the App, country]'), website: unfilled('[Host of this website, country]') },
  accessibilityReply: unfilled('as fast as we can'),
  accessibilityAuthority: unfilled('the authority for equal rights where you live'),
  disputeBody: unfilled('any that the law where you live gives you'),
  withdrawalFunction: unfilled('in the settings, with your plan'),
  kept: {
    usage: unfilled('Until it has shown how the App is used'),
    crashes: unfilled('until the fault is found and mended'),
    purchases: unfilled('As long as the law asks us to'),
    proof: unfilled('Until the check is done'),
    messages: unfilled('Until your matter is settled'),
    choices: unfilled('As long as we have to show what you chose'),
    logs: unfilled('As long as they help to keep this website safe'),
    races: unfilled('As long as they help to predict races'),
    backups: unfilled('once newer ones replace them'),
  },
  helplinesCalled: { uk: unfilled(), us: unfilled() },
  evidence: {
    dataPoints: unfilled(),
    users: unfilled(),
    accuracy: unfilled(),
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

/**
 * The days on which the owner, or somebody for the owner, found that the site is right and ready. Filled in like `facts`,
 * but apart from them: pages do not show these days, so no visitor downloads them.
 */
export const signOff: SignOff = {
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
  legalReview: unfilled(),
  launch: unfilled(),
}
