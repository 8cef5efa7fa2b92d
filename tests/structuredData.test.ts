import { expect, test, vi } from 'vitest'
import { facts, unfilled } from '../src/content/facts'
import { pagePaths, pages } from '../src/content/pages'
import { site } from '../src/content/site'
import { structuredData, structuredDataBlock } from '../src/structuredData'
import { put } from './put'

// The whole data of each page: tests/built/heads. With every fact filled: filled.test.ts.
test('the app is for the age and the systems of the product, and facts that are unfilled are left out', () => {
  put(facts.operator, { name: unfilled(), address: unfilled() })
  for (const store of Object.values(site.stores)) put(store, { address: unfilled() })
  const [organization, app] = structuredData('/')
  expect(organization).toMatchObject({
    '@type': 'Organization',
    contactPoint: { email: site.contacts.support.address },
  })
  expect(app).toMatchObject({
    '@type': 'MobileApplication',
    operatingSystem: 'iOS 14+, Android 8+',
    audience: { requiredMinAge: 18 },
  })
  expect(organization).not.toHaveProperty('legalName')
  expect(app).not.toHaveProperty('installUrl')
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

test('no text in a block can end it', () => {
  const stringify = vi.spyOn(JSON, 'stringify').mockReturnValue('"</script><b>"')
  expect(structuredDataBlock('/')).toBe('<script type="application/ld+json">"\\u003c/script>\\u003cb>"</script>')
  stringify.mockRestore()
})
