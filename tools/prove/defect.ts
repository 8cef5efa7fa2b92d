/** What the catalogue is ordered by. */
export const families = [
  'names',
  'structure',
  'contrast',
  'focus',
  'inert',
  'targets',
  'adaptation',
  'contents',
  'menu',
  'year',
  'constants',
  'order',
  'hydration',
  'requests',
  'sealed',
  'head',
  'types',
  'pictures',
  'weight',
] as const

type Family = (typeof families)[number]

/** A change of one file: what is looked for, and what stands there afterwards. */
export interface Change {
  /** Path from the root of the project. */
  readonly file: string
  /** Text that occurs in the file exactly once, or with `all` at least once. */
  readonly find: string
  readonly replace: string
  readonly all?: boolean
}

/** A fault put into the source on purpose, which the gate has to find. */
export interface Defect extends Change {
  /** Unique; begins with its family. */
  readonly id: `${Family}-${string}`
  /** What the site does wrong with it, in one line. */
  readonly breaks: string
  /** Whether it was chosen without sight of the checks. */
  readonly blind: boolean
  /** The check meant for it. */
  readonly check: Check
}

/** A check of the gate, and what it says when it turns red. */
export type Check =
  /** The compiler; an error in this file. */
  | { readonly run: 'types'; readonly file: string }
  /** The build; its message. */
  | { readonly run: 'build'; readonly says: RegExp }
  /** vitest, or Playwright; a failing test of this file, with this in its full title. */
  | { readonly run: 'unit' | 'e2e'; readonly file: string; readonly test?: RegExp }

/** The compiler finds an error in a file. */
export const types = (file: string): Check => ({ run: 'types', file })
/** The build fails and says so. */
export const build = (says: RegExp): Check => ({ run: 'build', says })
/** A test of `tests/` fails: its file there, part of its full title. */
export const unit = (file: string, test: RegExp): Check => ({ run: 'unit', file: `tests/${file}`, test })
/** A test of `e2e/` fails: its file there, part of its full title; any test of the file where it is left out. */
export const e2e = (file: string, test?: RegExp): Check => ({ run: 'e2e', file: `e2e/${file}`, ...(test && { test }) })
