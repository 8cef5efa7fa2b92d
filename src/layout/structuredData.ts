import { contacts } from '../content/contacts'
import { facts } from '../content/facts'
import { canonicalAddress, type Page, type PagePath, pages, siteAddress, socialPicture } from '../content/pages'
import { site, stores } from '../content/site'

/** A reference to another item of the page or site. */
interface Reference {
  readonly '@id': string
}

/** https://schema.org/Organization, https://developers.google.com/search/docs/appearance/structured-data/organization */
interface Organization {
  readonly '@type': 'Organization'
  readonly '@id': string
  readonly name: string
  readonly url: string
  readonly logo: string
  readonly legalName?: string
  readonly address?: string
  readonly contactPoint: { readonly '@type': 'ContactPoint'; readonly contactType: string; readonly email: string }
}

/**
 * https://schema.org/MobileApplication. It has no price and no rating: neither is known, and Google requires them only
 * for results that show them (https://developers.google.com/search/docs/appearance/structured-data/software-app).
 */
interface MobileApplication {
  readonly '@type': 'MobileApplication'
  readonly '@id': string
  readonly name: string
  readonly description: string
  readonly url: string
  readonly image: string
  readonly applicationCategory: 'SportsApplication'
  readonly operatingSystem: string
  readonly audience: { readonly '@type': 'PeopleAudience'; readonly requiredMinAge: number }
  readonly publisher: Reference
  readonly installUrl?: readonly string[]
}

/** https://schema.org/BreadcrumbList, https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList'
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem'
    readonly position: number
    readonly name: string
    readonly item: string
  }[]
}

const ORGANIZATION = siteAddress('#organization')

/** A page's schema.org data (JSON-LD): organization and app on the home page, the breadcrumb trail on any other. */
export function structuredData(path: PagePath) {
  return {
    '@context': 'https://schema.org',
    '@graph': path === '/' ? [organization(), application()] : [breadcrumbs(path)],
  }
}

function organization(): Organization {
  const { name, address } = facts.operator
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: site.name,
    url: canonicalAddress('/'),
    logo: siteAddress('icon-512.png'),
    ...(name && { legalName: name }),
    ...(address && { address }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: contacts.support.address,
    },
  }
}

function application(): MobileApplication {
  const urls = stores.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'MobileApplication',
    '@id': siteAddress('#app'),
    name: site.name,
    description: pages['/'].description,
    url: canonicalAddress('/'),
    image: siteAddress(socialPicture('/')),
    applicationCategory: 'SportsApplication',
    operatingSystem: stores.map(({ platform }) => platform).join(', '),
    audience: { '@type': 'PeopleAudience', requiredMinAge: site.minimumAge },
    publisher: { '@id': ORGANIZATION },
    ...(urls.length > 0 && { installUrl: urls }),
  }
}

function breadcrumbs(path: PagePath): BreadcrumbList {
  const trail: readonly PagePath[] = ['/', path]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: (pages[page] as Page).nav,
      item: canonicalAddress(page),
    })),
  }
}
