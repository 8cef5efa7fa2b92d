import { site, type Version } from './site.ts'

/** What the site knows about a page besides its text. */
export interface Page {
  /** `<title>`, without the site's name. */
  readonly title: string
  /** Meta description, 50 to 160 characters. */
  readonly description: string
  /** Name of the page in the header, menu and footer. */
  readonly nav: string
  /** Versions of the page's text, newest first, where it has a change log. */
  readonly versions?: readonly Version[]
  /** The picture that messages and networks show with a link to the page; without it they show the home page's. */
  readonly picture?: {
    readonly scheme: 'light' | 'dark'
    /** Whether the film shows the field or nobody. */
    readonly runners: boolean
    /** Its text for who does not see it. */
    readonly alt: string
  }
  /** Ids of the page's sections, in reading order: the targets of its links. */
  readonly sections: readonly string[]
}

// Stryker disable all: content, judged against the specification; logic stands below it.
/**
 * The one list of pages. A route file without an entry here, or an entry without a route file, does not compile: the
 * router checks it, which knows both (src/router.tsx).
 */
export const pages = {
  '/': {
    title: 'AI-powered horse racing predictions',
    description: `${site.name} weighs ${site.figures.dataPoints.value} data points in every horse race and gives you a ranked, confidence-rated card. For ${site.platforms.ios} and ${site.platforms.android}.`,
    nav: 'Home',
    picture: {
      scheme: 'dark',
      runners: true,
      alt: 'Read the race before the off. Below, a photo finish under floodlights: the field on the film, the first horse at the line, and a phone with the card of the race.',
    },
    sections: ['hero', 'science', 'features', 'download'],
  },
  '/terms': {
    title: 'Terms of Service',
    description: `The rules for using ${site.name}: who may use it, how subscriptions work, what a prediction is and is not, and where to find help with gambling.`,
    nav: 'Terms',
    picture: {
      scheme: 'light',
      runners: true,
      alt: 'Terms of Service. Below, a photo finish by daylight: the field strung out along the film, the first horse at the line.',
    },
    versions: site.versions.terms,
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
    description: `What ${site.name} collects, why, how long it is kept, who sees it, and how to have it corrected, moved or deleted. This website sets no cookies.`,
    nav: 'Privacy',
    picture: {
      scheme: 'dark',
      runners: false,
      alt: 'Privacy Policy. Below, the film of a photo-finish camera that has recorded nobody: no time.',
    },
    versions: site.versions.privacy,
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
} as const satisfies Record<string, Page>

/** The address of a page, as the router knows it. */
export type PagePath = keyof typeof pages

/** The id of a section of page `Path`. */
export type SectionId<Path extends PagePath = PagePath> = (typeof pages)[Path]['sections'][number]

/** A page, and optionally one of its own sections: `{ to: '/privacy', section: 'cookies' }`. */
export type Target = { [Path in PagePath]: { to: Path; section?: SectionId<Path> } }[PagePath]

/** The not-found page: no route, so no entry above. */
export const notFound = {
  title: 'Not found',
  description: 'There is no page at this address.',
} as const
// Stryker restore all

/** The one address of a page: no slash at the end but on the home page. */
export function canonicalAddress(path: PagePath): string {
  return siteAddress(path.slice(1))
}

/** The whole address of a file of the site, under the path that it is built for. */
export function siteAddress(file: string): string {
  return `${site.origin}${import.meta.env?.BASE_URL ?? '/'}${file}`
}

/** The file with the picture of a page, or of the home page where it has none. */
export function socialPicture(path: PagePath): string {
  const { picture }: Page = pages[path]
  return `social/${path === '/' || !picture ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`
}

/** The version in force of a page that has a change log. */
export function versionOf(path: '/terms' | '/privacy'): Version {
  return pages[path].versions[0]
}

/** The paths of all pages, in the order of the list: that of header, menu and footer. */
export const pagePaths = Object.keys(pages) as PagePath[]

/** Whether an address is that of a page. */
export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path)
}
