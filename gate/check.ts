import type { Page } from 'playwright/test'
import type { Finding } from './findings'
import type { Moment } from './moments'
import type { Site, View } from './views'

/** A finding as an engine or check tells it; the gate adds in which state, and who. */
export type Told = Pick<Finding, 'rule' | 'criteria' | 'node' | 'help' | 'certain'>

/** What was judged of the page as it stood. */
export interface Answer {
  /** Set behind the moment's name where a moment has several states: `each link and button with :hover`. */
  readonly state?: string
  /** Rules, stops or lines that were judged. */
  readonly checks: number
  readonly findings: readonly Told[]
}

/** An engine, or a measurement of the gate's own. */
export interface Check {
  /** As `Finding.engine` and `Waiver.engine` have it. */
  readonly name: string
  /** The views of a site in which it judges. */
  views(site: Site): readonly View[]
  /** Whether it judges a moment of such a view. */
  judges(moment: Moment, view: View, site: Site): boolean
  /** Readies an opened view. The answer judges the page as it stands in a moment. */
  start(page: Page, view: View, site: Site): Promise<Judge> | Judge
}

export type Judge = (moment: Moment) => Promise<readonly Answer[]>
