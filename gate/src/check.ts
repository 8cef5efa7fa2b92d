import type { Page } from 'playwright/test'
import type { Finding } from './findings.ts'
import type { Moment } from './moments.ts'
import { isFirst, type Site, type View } from './views.ts'

/** A finding as a check reports it; the gate adds the state and the check's name. */
export type RawFinding = Pick<Finding, 'rule' | 'criteria' | 'node' | 'help' | 'certain'>

/** A violation of criteria (`1.4.4 1.4.10`, or none), certain unless a person has to decide. */
export function violation(rule: string, criteria: string, node: string, help: string, certain = true): RawFinding {
  return { rule, criteria: criteria.split(' ').filter(Boolean), node, help, certain }
}

/** The result of one check on one state of the page. */
export interface Answer {
  /** Added to the moment's name where a moment has several states: `each link and button with :hover`. */
  readonly state?: string
  /** Number of rules, Tab stops or lines of text that were checked. */
  readonly checks: number
  readonly findings: readonly RawFinding[]
}

/** An engine, or a measurement of the gate's own. */
export interface Check {
  /** Packages that it alone needs. */
  readonly packages?: readonly string[]
  /** Whether it judges in a view. */
  views(view: View, site: Site): boolean
  /** Whether it judges in a moment of such a view. */
  moments(moment: Moment, view: View, site: Site): boolean
  /**
   * Prepares an opened view, also of a page that was judged in another window before, and returns the function that
   * checks the page in one moment.
   */
  start(page: Page, view: View, site: Site): Promise<Judge> | Judge
}

export type Judge = (moment: Moment) => Promise<readonly Answer[]>

export const atTop = ({ kind }: Moment): boolean => kind === 'top'
export const atTopAndOpen = ({ kind }: Moment): boolean => kind === 'top' || kind === 'open'

/** For a check whose answer depends neither on the window nor on the scheme: each page once, as it is when opened. */
export const oncePerPage: Pick<Check, 'views' | 'moments'> = { views: isFirst, moments: atTop }
