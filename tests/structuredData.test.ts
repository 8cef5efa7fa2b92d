import { expect, test, vi } from 'vitest'
import { facts, unfilled } from '../src/content/facts'
import { pagePaths, pages } from '../src/content/pages'
import { site } from '../src/content/site'
import { structuredData, structuredDataBlock } from '../src/structuredData'
import { put } from './put'

// The properties that each type requires are those of its interface, so the compiler holds them.
test('the home page has organization and app, by addresses of the site, with no price and no rating', () => {
  const url = `${site.origin}/`
  put(facts.operator, { name: unfilled(), address: unfilled() })
  for (const store of Object.values(site.stores)) put(store, { address: unfilled() })
  expect(structuredData('/')).toEqual([
    {
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name: site.name,
      url,
      logo: `${url}icon-512.png`,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: site.contacts.support.address,
      },
    },
    {
      '@type': 'MobileApplication',
      '@id': `${url}#app`,
      name: site.name,
      description: pages['/'].description,
      url,
      image: `${url}social/home.jpg`,
      // One of Google's own list: https://developers.google.com/search/docs/appearance/structured-data/software-app
      applicationCategory: 'SportsApplication',
      operatingSystem: `${site.platforms.ios}, ${site.platforms.android}`,
      audience: { '@type': 'PeopleAudience', requiredMinAge: site.minimumAge },
      publisher: { '@id': `${url}#organization` },
    },
  ])
})

test.each(pagePaths.filter((path) => path !== '/'))('%s has the trail that leads from the home page to it', (path) => {
  const item = (position: number, name: string, to: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${site.origin}${to}`,
  })
  const itemListElement = [item(1, pages['/'].nav, '/'), item(2, pages[path].nav, path)]
  expect(structuredData(path)).toEqual([{ '@type': 'BreadcrumbList', itemListElement }])
})

test('facts that are unfilled are left out, until they are known', () => {
  const shown = (name: unknown, address: unknown, store: unknown) => {
    put(facts.operator, { name, address })
    for (const known of Object.values(site.stores)) put(known, { address: store })
    const [organization, app] = structuredData('/') as object[]
    const all: Record<string, unknown> = { ...organization, ...app }
    return [all.legalName, all.address, all.installUrl]
  }
  const missing = unfilled()
  expect(shown(missing, missing, missing)).toEqual([undefined, undefined, undefined])
  const store = 'https://a.b/app'
  expect(shown('Formline Ltd', '1 High Street', store)).toEqual(['Formline Ltd', '1 High Street', [store, store]])
})

test('no text in a block can end it', () => {
  const stringify = vi.spyOn(JSON, 'stringify').mockReturnValue('"</script><b>"')
  expect(structuredDataBlock('/')).toBe('<script type="application/ld+json">"\\u003c/script>\\u003cb>"</script>')
  stringify.mockRestore()
})
