import { describe, expect, test, vi } from 'vitest'
import { facts, unfilled } from '../src/content/facts'
import { pagePaths } from '../src/content/pages'
import { site } from '../src/content/site'
import { structuredData, structuredDataBlock } from '../src/structuredData'
import { someOf } from './list'
import { put } from './put'

type Value = string | number | object
type Rule = (value: Value) => boolean

const text: Rule = (value) => typeof value === 'string' && value.trim() !== ''
const address: Rule = (value) => typeof value === 'string' && URL.canParse(value) && value.startsWith('https://')
const whole: Rule = (value) => Number.isInteger(value)
const thing =
  (type: string): Rule =>
  (value) =>
    errorsOf(value as object, type).length === 0
const listOf =
  (rule: Rule, least: number): Rule =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.every(rule)
const reference: Rule = (value) => address((value as { '@id': string })['@id'])

/**
 * The required and the optional properties of each type: the properties that schema.org gives the type, with the kind
 * of value that it expects, and those that Google requires for a search result to use it. Sources:
 * https://schema.org/<type> and https://developers.google.com/search/docs/appearance/structured-data (organization,
 * software-app, breadcrumb).
 */
const RULES: Readonly<Record<string, { must: Record<string, Rule>; may?: Record<string, Rule> }>> = {
  Organization: {
    must: { '@id': address, name: text, url: address, logo: address, contactPoint: thing('ContactPoint') },
    may: { legalName: text, address: text },
  },
  ContactPoint: { must: { contactType: text, email: (value) => /^[^@\s]+@[^@\s]+\.\w+$/.test(`${value}`) } },
  MobileApplication: {
    must: {
      '@id': address,
      name: text,
      description: text,
      url: address,
      image: address,
      // Google: one of its own list of categories.
      applicationCategory: (value) => value === 'SportsApplication',
      operatingSystem: text,
      audience: thing('PeopleAudience'),
      publisher: reference,
    },
    may: { installUrl: listOf(address, 1) },
  },
  PeopleAudience: { must: { requiredMinAge: whole } },
  // Google: at least two items.
  BreadcrumbList: { must: { itemListElement: listOf(thing('ListItem'), 2) } },
  ListItem: { must: { position: whole, name: text, item: address } },
}

/** What is wrong with a thing that has to be of a type. */
function errorsOf(value: object, type: string): string[] {
  const rules = RULES[type]
  const { '@type': stated, ...properties } = value as Record<string, Value>
  if (!rules || stated !== type) return [`${stated} is not ${type}`]
  const missing = Object.keys(rules.must).filter((name) => !(name in properties))
  const wrong = Object.entries(properties).filter(
    ([name, property]) => !(rules.must[name] ?? rules.may?.[name])?.(property),
  )
  return [...missing.map((name) => `${type} lacks ${name}`), ...wrong.map(([name]) => `${type}.${name} is wrong`)]
}

describe.each(someOf(pagePaths, 'pages'))('the structured data of %s', (path) => {
  const things = structuredData(path)

  test('keeps to the rules of its types, and invents no price and no rating', () => {
    expect(someOf(things, 'things').flatMap((item) => errorsOf(item, item['@type']))).toEqual([])
    expect(JSON.stringify(things)).not.toMatch(/"(offers|price|aggregateRating|review)"/)
  })

  test('has only references that the site resolves', () => {
    const told = pagePaths.flatMap((page) => structuredData(page)).flatMap((item) => ('@id' in item ? item['@id'] : []))
    const named = things.flatMap((item) => ('publisher' in item ? item.publisher['@id'] : []))
    expect(named.filter((id) => !told.includes(id))).toEqual([])
  })
})

test('the home page has organization and app, each named by an address of the site', () => {
  const url = `${site.origin}/`
  expect(structuredData('/')).toMatchObject([
    { '@type': 'Organization', '@id': `${url}#organization`, url },
    { '@type': 'MobileApplication', '@id': `${url}#app`, url },
  ])
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

test('the rules find an error', () => {
  const item = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.b/' }
  expect(errorsOf(item, 'ListItem')).toEqual([])
  expect(errorsOf({ ...item, position: '1' }, 'ListItem')).toEqual(['ListItem.position is wrong'])
  expect(errorsOf({ ...item, item: '/terms' }, 'ListItem')).toEqual(['ListItem.item is wrong'])
  expect(errorsOf({ ...item, label: 'x' }, 'ListItem')).toEqual(['ListItem.label is wrong'])
  expect(errorsOf({ '@type': 'BreadcrumbList', itemListElement: [item] }, 'BreadcrumbList')).toHaveLength(1)
  expect(errorsOf({ '@type': 'Product' }, 'Product')).toEqual(['Product is not Product'])
  expect(errorsOf({ '@type': 'PeopleAudience' }, 'PeopleAudience')).toEqual(['PeopleAudience lacks requiredMinAge'])
})
