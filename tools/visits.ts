import { pagePaths, pages } from '../src/content/pages.ts'

/** The addresses and windows of the tests. Does not import Playwright, so that tools can use it too. */

/** An unknown address. */
export const NOT_FOUND = '/no-such-page'

/** Addresses of all pages, the last of them answered by the not-found page. */
export const addresses: readonly string[] = [...pagePaths, NOT_FOUND]
if (pagePaths.length === 0) throw new Error('The list of pages is empty.')

/** Name of a page for the files of its snapshots: `home`, `terms`, `not-found`. */
export const nameOf = (address: string): string =>
  address === NOT_FOUND ? 'not-found' : address.slice(1).replaceAll('/', '-') || 'home'

/** For `page.evaluate`: touches a page whose script waits for that (src/browser/loader.ts); leaves any other page alone. */
export function touchIfAwaited(): void {
  if (document.querySelector('script[data-start=input]')) window.dispatchEvent(new Event('touchstart'))
}

/** The pages whose text has a date, each with a contents list. */
export const legalPaths = pagePaths.filter((path) => 'versions' in pages[path])
if (legalPaths.length === 0) throw new Error('The list of legal pages is empty.')

/** The two windows used by slow checks: one on each side of every layout change. CSS px. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Later than any build: the footer shows the later year of the two, so a new year changes no snapshot. */
export const LATER = new Date('2099-06-15T12:00:00Z')
