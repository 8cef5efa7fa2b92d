import { contacts } from '../content/contacts'
import { facts } from '../content/facts'
import { canonicalUrl, type PagePath, pages, siteUrl, socialPicture } from '../content/pages'
import { site, stores } from '../content/site'

/** A page's schema.org data (JSON-LD): organization and app on the home page, the breadcrumb trail on any other. */
export function structuredData(path: PagePath) {
  return {
    '@context': 'https://schema.org',
    '@graph': path === '/' ? [organization(), application()] : [breadcrumbs(path)],
  }
}

const organizationId = () => siteUrl('#organization')

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
function organization() {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    url: canonicalUrl('/'),
    logo: siteUrl('icon-512.png'),
    legalName: facts.operator.name ?? undefined,
    address: facts.operator.address ?? undefined,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: contacts.support.address },
  }
}

/**
 * Without price or rating, since they are not known: Google requires them only for results that show them
 * (https://developers.google.com/search/docs/appearance/structured-data/software-app).
 */
function application() {
  const urls = stores.flatMap(({ url }) => url ?? [])
  return {
    '@type': 'MobileApplication',
    '@id': siteUrl('#app'),
    name: site.name,
    description: pages['/'].description,
    url: canonicalUrl('/'),
    image: siteUrl(socialPicture('/')),
    applicationCategory: 'SportsApplication',
    operatingSystem: stores.map(({ platform }) => platform).join(', '),
    audience: { '@type': 'PeopleAudience', requiredMinAge: site.minimumAge },
    publisher: { '@id': organizationId() },
    installUrl: urls.length > 0 ? urls : undefined,
  }
}

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbs(path: PagePath) {
  const trail: readonly PagePath[] = ['/', path]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pages[page].nav,
      item: canonicalUrl(page),
    })),
  }
}
