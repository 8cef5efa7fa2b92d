import { type Fact, isUnfilled } from './facts.ts'
import type { DatedPath, pages, Target } from './pages.ts'
import type { ContactKey, site } from './site.ts'

/** A run of text inside a paragraph. */
export type Inline =
  | string
  | { readonly strong: string }
  /** A typed link to a page of this site, or to one of its sections. */
  | { readonly link: string; readonly target: Target }
  /** A link to another site. */
  | { readonly web: string }
  /** The e-mail address to write to for a purpose. */
  | { readonly mail: keyof typeof site.writeTo }
  /** A fact; a marked placeholder while it is unfilled. */
  | { readonly fact: Fact<string> }
  /** A statement about the App; marked as unconfirmed until `confirmed` has a date. */
  | { readonly claim: string; readonly confirmed: Fact<string> }

/** A paragraph's or list item's text. */
export type Rich = Inline | readonly Inline[]

export type Block =
  | { readonly p: Rich }
  | { readonly ul: readonly Rich[] }
  /** Numbered steps. */
  | { readonly ol: readonly Rich[] }
  /** A sub-heading (h3) inside a section. */
  | { readonly h3: string }
  | { readonly table: Table }
  /** The helplines of `site`, as boxes. */
  | { readonly helplines: true }
  /** Contact addresses of `site` and the company's details, as boxes. */
  | { readonly contacts: readonly ContactKey[] }

/** A row of a table: its heading and its text. */
export type Row = readonly [heading: string, text: Rich]

/** A table. Two columns also fit a phone. */
export interface Table {
  readonly caption: string
  /** Headings of the columns. */
  readonly head: readonly [string, string]
  /** Groups of rows, each under a heading. Rows that need no heading are one group without a name. */
  readonly groups: readonly { readonly name?: string; readonly rows: readonly Row[] }[]
}

export interface LegalSection<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** One to three plain sentences, shown as 'In short' and marked as not part of the terms. */
  readonly short: Rich
  readonly body: readonly Block[]
}

/** The text of a page that has a date. `sections` has the order of `pages[path].sections`. */
export interface DatedText<Path extends DatedPath> {
  readonly path: Path
  readonly title: string
  readonly intro: string
  readonly sections: InOrder<(typeof pages)[Path]['sections']>
}

/** The text of a legally binding page: the box at its end says what the visitor acknowledges or consents to. */
export interface LegalText<Path extends '/terms' | '/privacy'> extends DatedText<Path> {
  /** Acknowledgment or consent. */
  readonly box: { readonly title: string; readonly body: Rich }
}

type InOrder<Ids extends readonly string[]> = { readonly [Index in keyof Ids]: LegalSection<Ids[Index]> }

/** Text set bold. */
export const strong = (text: string): Inline => ({ strong: text })

/** A link to a page, or to a section that page has. */
export const link = (text: string, target: Target): Inline => ({ link: text, target })

/** A fact, or its marked placeholder. */
export const fact = (value: Fact<string>): Inline => ({ fact: value })

/** A fact that is a sentence, without its full stop: for the middle of another sentence, or before its own stop. */
export const withoutStop = (value: Fact<string>): Fact<string> => (isUnfilled(value) ? value : value.replace(/\.$/, ''))

/** A statement about the App, and the fact that says when it was confirmed. */
export const claim = (text: string, confirmed: Fact<string>): Inline => ({ claim: text, confirmed })
