import { pagePaths, pages } from '../src/content/pages.ts'

/** What is visited, in which windows. Loads without Playwright, so that tools can have it, too. */

/** An address without a page. */
export const NOT_FOUND = '/no-such-page'

/** Addresses of all pages, the last of them answered by the not-found page. */
export const addresses: readonly string[] = [...pagePaths, NOT_FOUND]
if (pagePaths.length === 0) throw new Error('The list of pages is empty.')

/** The pages whose words have a date: the legal ones, each with a contents list. */
export const legalPaths = pagePaths.filter((path) => 'versions' in pages[path])
if (legalPaths.length === 0) throw new Error('The list of legal pages is empty.')

/** The two windows that stand for all where a check is slow: one on each side of every layout change. CSS px. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Their widths, px. */
export const mainWidths: readonly number[] = [PHONE.width, DESKTOP.width]
