import type { ContactKey } from './contacts.ts'
import type { PagePath, pages, Target } from './pages.ts'

/** Inline content of a paragraph. */
export type Inline =
  | string
  | { readonly strong: string }
  /** A type-checked link to a page of this site, or to one of its sections. */
  | { readonly link: string; readonly target: Target }
  /** A link to another site. */
  | { readonly web: string }
  /** The email address of a contact. */
  | { readonly mail: ContactKey }
  /** A fact that only the owner knows, or its placeholder in brackets. */
  | { readonly fact: string }

/** A paragraph's or list item's text. */
export type Rich = Inline | readonly Inline[]

export type Block =
  | { readonly p: Rich }
  | { readonly ul: readonly Rich[] }
  /** Numbered steps. */
  | { readonly ol: readonly Rich[] }
  /** A subheading (h3) of a section. */
  | { readonly h3: string }
  | { readonly table: Table }
  /** Entries, each an h4 with a list of details; they follow an `h3`. */
  | { readonly entries: readonly Entry[] }
  /** The helplines of `site`, as boxes. */
  | { readonly helplines: true }
  /** Email addresses and the company's details, as boxes. */
  | { readonly contacts: readonly ContactKey[] }

/** A table row, or a detail in an entry: its heading and its text. */
export type Row = readonly [heading: string, text: Rich]

/** A two-column table, which fits a phone. */
export interface Table {
  readonly caption: string
  /** Column headings. */
  readonly head: readonly [string, string]
  readonly rows: readonly Row[]
}

/** A named item and its details. */
export interface Entry {
  readonly name: string
  readonly details: readonly Row[]
}

export interface ArticleSection<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** One to three plain sentences, shown as 'In short': what the section says, no more and no less. */
  readonly short: Rich
  readonly body: readonly Block[]
}

/** The text of a page with numbered sections and a contents list. */
export interface ArticleText<Path extends PagePath> {
  readonly path: Path
  readonly intro: string
  /** In the order of `pages[path].sections`. */
  readonly sections: InOrder<(typeof pages)[Path]['sections']>
  /** The box at the end: what the visitor acknowledges or consents to. */
  readonly box?: { readonly title: string; readonly body: Rich }
}

/** The text of any page. */
export type AnyArticleText = { [Path in PagePath]: ArticleText<Path> }[PagePath]

type InOrder<Ids extends readonly string[]> = { readonly [Index in keyof Ids]: ArticleSection<Ids[Index]> }

export const strong = (text: string): Inline => ({ strong: text })

/** A link to a page or to one of its sections. */
export const link = (text: string, target: Target): Inline => ({ link: text, target })

/** A fact, or its placeholder in brackets, which the page marks. */
export const fact = (text: string): Inline => ({ fact: text })
