import type { Locator, Page } from 'playwright/test'
import type { Waiver } from './waivers'

/** Configuration of the gate for a site. Only the pages are required. */
export interface GateConfig {
  readonly pages: readonly SitePage[]
  /** WCAG level that the site promises; AA by default. AAA adds contrast of 7:1, targets of 44 px and focus rings by area. */
  readonly level?: Level
  /** Windows of a plain visit. */
  readonly windows?: readonly Size[]
  /** Widths, px, of the windows in which slow checks run too; by default the narrowest and the widest window. */
  readonly mainWidths?: readonly number[]
  readonly conditions?: readonly Condition[]
  /** Whether html-validate asks for its style of markup, too, and not for valid and accessible markup alone. */
  readonly strictMarkup?: boolean
  /** Resolves when a loaded page can be used: its script is in charge. */
  readonly ready?: (page: Page) => Promise<unknown>
  /** What can be opened on a page; by default what `findOpeners` finds. */
  readonly openers?: readonly Opener[]
  readonly waivers?: readonly Waiver[]
  /** Rules that are not asked, as `engine rule`, each with the reason. */
  readonly rulesOff?: Readonly<Record<string, string>>
  /** Names of the engines and checks to run; all by default. */
  readonly only?: readonly string[]
  /** Where a failure says that waivers are kept. */
  readonly waiversFile?: string
}

export type Level = 'AA' | 'AAA'

export interface SitePage {
  /** Path of the page, or its whole address: `/terms`. */
  readonly address: string
  /** Ids of its sections, each scrolled to. */
  readonly sections?: readonly string[]
}

/** CSS px. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Settings of a visitor. Each is audited in the main windows, unless it is about the window itself. */
export interface Condition {
  readonly name: string
  /** Window, where the condition is about its size. */
  readonly window?: Size
  readonly context?: { readonly forcedColors?: 'active'; readonly reducedMotion?: 'no-preference' }
  readonly media?: 'print'
  /** Default text size in px; 16 by default. */
  readonly textSize?: number
  /** WCAG 1.4.12 text spacing. */
  readonly spacing?: true
  /** Every script file answers 404. Stands for script switched off, in which no engine could run. */
  readonly scriptless?: true
  /** Room is scarce: nothing may be cut off, and the page does not scroll sideways. */
  readonly scarce?: true
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

export const windows: readonly Size[] = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

export const conditions: readonly Condition[] = [
  { name: 'forced colors', context: { forcedColors: 'active' } },
  { name: 'motion', context: { reducedMotion: 'no-preference' } },
  { name: 'doubled text', textSize: 32, scarce: true },
  { name: 'text spacing', spacing: true, scarce: true },
  { name: 'zoom 400%', window: { width: 320, height: 256 }, scarce: true },
  { name: 'landscape phone', window: { width: 844, height: 390 }, scarce: true },
  { name: 'print', media: 'print' },
  { name: 'script off', scriptless: true },
]
