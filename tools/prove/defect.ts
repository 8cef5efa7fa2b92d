/** What the catalogue is ordered by; issue 4, section 5. */
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
  'head',
  'types',
  'pictures',
] as const

export type Family = (typeof families)[number]

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
}
