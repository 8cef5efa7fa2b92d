import type { Locator, Page } from 'playwright/test'
import type { Waiver } from './waivers.ts'

/** Configuration of the gate for a site. Only the pages are required. */
export interface GateConfig {
  readonly pages: readonly SitePage[]
  /** WCAG level that the site promises; AA by default. AAA adds contrast of 7:1, targets of 44 px and focus rings by area. */
  readonly level?: Level
  /**
   * In which states pages are judged. `merge`, the default, is for every change: two windows, both schemes, forced
   * colors, print, script off, and the narrow windows where text may be cut off. `all` adds further windows,
   * the end of the page, and each condition in both windows: for once a week.
   */
  readonly states?: 'merge' | 'all'
  /** The checks to run; by default those that need no packages of their own, and for `merge` the quick ones of them. */
  readonly checks?: readonly CheckName[]
  /**
   * Addresses of pages that stand for others of their kind: `merge` opens menus, and walks under conditions, on these
   * alone. All pages by default.
   */
  readonly samples?: readonly string[]
  /** What can be opened on a page. */
  readonly openers?: readonly Opener[]
  /** Resolves when a loaded page can be used: its script is in charge. */
  readonly ready?: (page: Page) => Promise<unknown>
  readonly waivers?: readonly Waiver[]
  /** Where a failure says that waivers are kept. */
  readonly waiversFile?: string
  /** Rules that are not asked, as `check rule`, each with the reason. */
  readonly rulesOff?: Readonly<Record<string, string>>
}

export type Level = 'AA' | 'AAA'

/** Names of the checks, in the order in which they run. `language`, `ibm` and `alfa` need packages of their own. */
export const checkNames = [
  'reflow',
  'targets',
  'text-size',
  'motion',
  'contrast',
  'labels',
  'language',
  'destinations',
  'practice',
  'axe',
  'ibm',
  'alfa',
  'traps',
  'keyboard',
  'sound',
] as const
export type CheckName = (typeof checkNames)[number]

export interface SitePage {
  /** Path of the page, or its whole address: `/terms`. */
  readonly address: string
}

/** Something on the page that is closed at first. */
export interface Opener {
  /** Name of the state: `menu open`. */
  readonly name: string
  /** Opens it and waits until it stands; false where the page has it not. */
  open(page: Page): Promise<boolean>
  close(page: Page): Promise<unknown>
  /** What stands open. */
  opened(page: Page): Locator
}
