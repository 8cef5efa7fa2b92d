import type { pages, Target } from './pages.ts'
import type { ContactKey } from './site.ts'

/** A run of text inside a paragraph. */
export type Inline =
  | string
  | { readonly strong: string }
  /** A typed link to a page of this site, or to one of its sections. */
  | { readonly link: string; readonly target: Target }
  /** An e-mail address of the company. */
  | { readonly mail: ContactKey }
  /** The governing law's place, filled or not. */
  | { readonly fact: 'jurisdiction' }

/** A paragraph's or list item's text. */
export type Rich = Inline | readonly Inline[]

export type Block =
  | { readonly p: Rich }
  | { readonly ul: readonly Rich[] }
  /** A sub-heading (h3) inside a section. */
  | { readonly h3: string }
  /** A table: first column is the row's heading. */
  | {
      readonly table: {
        readonly caption: string
        readonly head: readonly string[]
        readonly rows: readonly (readonly Rich[])[]
      }
    }
  /** The helplines of `site`, as boxes. */
  | { readonly helplines: true }
  /** Contact addresses of `site`, as boxes. */
  | { readonly contacts: readonly ContactKey[] }

export interface LegalSection<Id extends string = string> {
  readonly id: Id
  readonly title: string
  /** One plain sentence, shown as 'In short' and marked as not part of the terms. */
  readonly short: Rich
  readonly body: readonly Block[]
}

/** A legal page's words. `sections` stands in the order of `pages[path].sections`. */
export interface LegalText<Path extends '/terms' | '/privacy'> {
  readonly path: Path
  readonly title: string
  readonly intro: string
  readonly sections: InOrder<(typeof pages)[Path]['sections']>
  /** The box at the end: acknowledgment or consent. */
  readonly box: { readonly title: string; readonly body: Rich }
}

type InOrder<Ids extends readonly string[]> = { readonly [Index in keyof Ids]: LegalSection<Ids[Index]> }

/** Text set bold. */
export const strong = (text: string): Inline => ({ strong: text })

/** A link to a page, or to a section that page has. */
export const link = (text: string, target: Target): Inline => ({ link: text, target })
