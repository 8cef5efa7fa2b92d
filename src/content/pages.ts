import { facts, type Version } from './facts.ts'
import { platforms, site } from './site.ts'

/** A page's metadata. */
export interface Page {
  /** `<title>`, without the site's name. */
  readonly title: string
  /** The home page's `h1`, and the text of the page's link preview, if they differ from the title. */
  readonly heading?: string
  /** Meta description, 50 to 160 characters. */
  readonly description: string
  /** Name of the page in the header, menu and footer. */
  readonly nav: string
  /** Only the footer links to the page, not the header or its menu. */
  readonly footerOnly?: true
  /** Versions of the page's text, newest first, if it has a change log. */
  readonly versions?: readonly [Version, ...Version[]]
  /**
   * What the page's link preview shows besides its heading, for the alternative text. A page without this uses the home
   * page's preview.
   */
  readonly picture?: string
  /** Ids of the page's sections, and of parts that can be linked to, in reading order. */
  readonly sections: readonly string[]
}

/**
 * The list of pages. A route file without an entry here, or an entry without a route file, is a type error in
 * src/router.tsx, which names the path.
 */
export const pages = {
  '/': {
    title: 'AI-powered horse racing predictions',
    heading: 'Read the race before the off.',
    description: `${site.name} weighs ${site.figures.dataPoints.value} data points per horse race and ranks every runner by win chance. For ${platforms}.`,
    nav: 'Home',
    picture: 'A photo finish.',
    sections: ['hero', 'science', 'hundred', 'features', 'download'],
  },
  '/terms': {
    title: 'Terms of Service',
    description: `The rules for using ${site.name}: who may use it, how subscriptions work and what a prediction is and is not.`,
    nav: 'Terms',
    picture: 'Horses and jockeys in silhouette.',
    versions: facts.legalVersions,
    sections: [
      'acceptance',
      'service',
      'age',
      'accounts',
      'subscription',
      'prohibited',
      'intellectual',
      'privacy',
      'disclaimers',
      'liability',
      'indemnification',
      'gambling',
      'termination',
      'changes',
      'governing',
      'appstore',
      'severability',
      'contact',
    ],
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: `What ${site.name} collects, why, how long it is kept, who sees it and how to have it deleted. This website sets no cookies.`,
    nav: 'Privacy',
    picture: 'Horses and jockeys in silhouette.',
    versions: facts.legalVersions,
    sections: [
      'introduction',
      'information-collected',
      'how-we-use',
      'data-sharing',
      'data-security',
      'data-retention',
      'your-rights',
      'cookies',
      'third-party',
      'children',
      'international',
      'california',
      'gdpr',
      'changes',
      'contact',
    ],
  },
  '/accessibility': {
    title: 'Accessibility',
    description: 'How accessible this website is, which problems we know of, how to report one and how we tested.',
    nav: 'Accessibility',
    footerOnly: true,
    picture: 'Horses and jockeys in silhouette.',
    versions: [
      { date: '2026-11-28', what: 'Website tested again.' },
      { date: '2026-11-26', what: 'Statement rewritten and website tested again.' },
      { date: '2026-11-23', what: 'First version.' },
    ],
    sections: ['standard', 'works', 'known', 'contact', 'tested'],
  },
} as const satisfies Record<string, Page>

/** The path of a page in the router. */
export type PagePath = keyof typeof pages

/** The id of a section of page `Path`. */
export type SectionId<Path extends PagePath = PagePath> = (typeof pages)[Path]['sections'][number]

/** A page, and optionally one of its own sections: `{ to: '/privacy', section: 'cookies' }`. */
export type Target = { [Path in PagePath]: { to: Path; section?: SectionId<Path> } }[PagePath]

/** The not-found page, which has no route and therefore no entry above. */
export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  text: 'Non-runner. Nothing is declared at this address. Check it, or go to the home page.',
} as const

/** The canonical URL of a page: without a trailing slash, except on the home page. */
export function canonicalUrl(path: PagePath): string {
  return siteUrl(path.slice(1))
}

/** The absolute URL of one of the site's files, including the base path. */
export function siteUrl(file: string): string {
  return `${site.origin}${import.meta.env?.BASE_URL ?? '/'}${file}`
}

/** The QR code in the download section: its file once the site is launched, and the section that it opens. */
export const downloadCode = { file: 'download.svg', target: '#download' } as const

/** The file of a page's link preview; the home page's if the page has none of its own. */
export function socialPicture(path: PagePath): string {
  const { picture }: Page = pages[path]
  return `social/${path === '/' || !picture ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
}

/** The alternative text of a page's link preview. */
export function socialPictureAlt(path: PagePath): string {
  const own: Page = pages[path]
  const { picture, heading, title }: Page = own.picture ? own : pages['/']
  return `${heading ?? `${title}.`} ${picture}`
}

/** The paths of all pages, in the order of the footer. */
export const pagePaths = Object.keys(pages) as PagePath[]

/** The paths of the pages that the header and the menu link to, in the same order. */
export const headerPaths = pagePaths.filter((path) => !('footerOnly' in pages[path]))

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path)
}
