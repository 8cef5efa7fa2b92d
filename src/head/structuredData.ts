import { contacts } from '../content/contacts'
import { facts } from '../content/facts'
import { canonicalUrl, pages, siteUrl, socialPicture } from '../content/pages'
import { site, stores } from '../content/site'

/**
 * The home page's schema.org data (JSON-LD): the organization and the app, without price or rating, which are not known
 * (https://developers.google.com/search/docs/appearance/structured-data/software-app).
 */
export function structuredData() {
  const organization = { '@id': siteUrl('#organization') }
  const urls = stores.flatMap(({ url }) => url ?? [])
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...organization,
        name: site.name,
        url: canonicalUrl('/'),
        logo: siteUrl('icon-512.png'),
        legalName: facts.operator.name ?? undefined,
        address: facts.operator.address ?? undefined,
        contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: contacts.support.address },
      },
      {
        '@type': 'MobileApplication',
        '@id': siteUrl('#app'),
        name: site.name,
        description: pages['/'].description,
        url: canonicalUrl('/'),
        image: siteUrl(socialPicture('/')),
        applicationCategory: 'SportsApplication',
        operatingSystem: stores.map(({ platform }) => platform).join(', '),
        audience: { '@type': 'PeopleAudience', requiredMinAge: site.minimumAge },
        publisher: organization,
        installUrl: urls.length > 0 ? urls : undefined,
      },
    ],
  }
}
