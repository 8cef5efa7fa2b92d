import { contacts } from '../content/contacts'
import { facts } from '../content/facts'
import { canonicalUrl, pages, siteUrl, socialPicture } from '../content/pages'
import { site, stores } from '../content/site'

/** The home page's schema.org data (JSON-LD): the organization and the app. */
export function structuredData() {
  return { '@context': 'https://schema.org', '@graph': [organization(), application()] }
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
