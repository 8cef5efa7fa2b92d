import { pagePaths, pages } from '../src/content/pages.ts'

/** A path for which hosts serve the not-found page. */
export const NOT_FOUND = '/no-such-page'

/** Every page of the site, and the not-found page. */
export const routes: readonly string[] = [...pagePaths, NOT_FOUND]

/** The pages of numbered sections, each of which has a contents list. */
export const articlePaths = pagePaths.filter((path) => path !== '/' && pages[path].sections.length > 0)

if (pagePaths.length === 0 || articlePaths.length === 0) throw new Error('The list of pages is empty.')

/** Name of a page in the file names of its snapshots: `home`, `terms`, `not-found`. */
export const fileNameOf = (route: string): string =>
  route === NOT_FOUND ? 'not-found' : route.slice(1).replaceAll('/', '-') || 'home'

/** Most tests use these two viewports, on either side of the layout's breakpoints. CSS px. */
export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
/** The narrowest viewport whose header has the links. */
export const TABLET = { width: 768, height: 1024 }
/** A4 without the margins of `@page`. */
export const PAPER = { width: 673, height: 979 }

/** Later than any build, so that the year in the footer is the same in every snapshot. */
export const LATER = new Date('2099-06-15T12:00:00Z')
